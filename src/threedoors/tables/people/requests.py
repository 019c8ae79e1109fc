"""The referee of a table: one line per thing that can be asked."""

from threedoors.tables import wire
from threedoors.tables.judging import play
from threedoors.tables.judging.asking import Asking, Judged, no
from threedoors.tables.people import consent, hosting, seating, talk


def judge(asking: Asking, request: wire.TableRequest) -> Judged:
    """What comes of a request: facts to write down, or a refusal."""
    if asking.rules.only_told and not isinstance(request, wire.Leave):
        return no("only-told", title=asking.rules.newest.title, version=asking.head.rules_version)
    match request:
        case wire.Act(_, action):
            return play.act(asking, bytes(action))
        case wire.Say():
            return talk.say(asking, request)
        case wire.Gesture():
            return talk.gesture(asking, request)
        case wire.TakeSeat(_, seat, person):
            return seating.take_seat(asking, seat, person)
        case wire.LeaveSeat(_, seat):
            return seating.leave_seat(asking, seat)
        case wire.Leave():
            return seating.leave(asking)
        case wire.Rename(_, name, language, person):
            return seating.rename(asking, name, language, person)
        case wire.GiveWord(_, seat, word):
            return seating.give_word(asking, seat, word)
        case wire.NeedMoment(_, seat):
            return play.need_moment(asking, seat)
        case wire.Ready(_, seat):
            return play.ready(asking, seat)
        case wire.Start(_, fill):
            return hosting.start(asking, fill)
        case wire.Pause():
            return hosting.pause(asking)
        case wire.Resume():
            return hosting.resume(asking)
        case wire.SeatBot(_, seat, bot):
            return hosting.seat_bot(asking, seat, bot)
        case wire.EmptySeat(_, seat):
            return hosting.empty_seat(asking, seat)
        case wire.RemovePerson(_, person):
            return seating.remove(asking, person)
        case wire.LetSit(_, person, allowed):
            return consent.answer(asking, person, allowed)
        case wire.HandOver(_, person):
            return seating.hand_over(asking, person)
        case wire.ChangeOptions(_, options, seats):
            return hosting.change_options(asking, bytes(options), seats)
        case wire.ChangeSettings(_, settings):
            return hosting.change_settings(asking, settings)
        case wire.Mute(_, person, muted):
            return hosting.mute(asking, person, muted)
    raise TypeError(f"{type(request).__name__} is answered by the house, not judged at the table")

"""The first steps of Knock are played with the deck that is shipped, and by its rules."""

from generators.knock_lesson import SCRIPT, lesson

from threedoors.games.knock import GAME
from threedoors.games.knock.adventure import HAND_SIZES
from threedoors.games.knock.decks import deck_of, house_deck


def test_the_first_steps_teach_the_shipped_deck_with_a_hand_of_six() -> None:
    *steps, end = lesson()
    faces = deck_of(house_deck(GAME.rules_version)).faces
    assert len(steps) == len(SCRIPT)
    assert all(step["view"].cards[card] == faces[card] for step in steps for card in step["view"].cards)
    assert len(steps[0]["view"].hand) == HAND_SIZES[1]
    assert end["view"].outcome.label == "won"


def test_every_sentence_beside_a_step_has_the_numbers_the_referee_gives() -> None:
    for step in lesson()[:-1]:
        [way] = [
            prospect
            for prospect in step["prospects"].prospects
            if (prospect.target, prospect.turned) == (step["spot"], step["turned"])
        ]
        sums = [(touched.before, touched.after) for touched in way.touched]
        assert (step["told"]["before"], step["told"]["after"]) in sums

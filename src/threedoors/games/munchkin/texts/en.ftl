# Munchkin in English. Fact first, joke second.

## What happened

turn-began = Turn { $turn }: { $seat }.
    .you = Turn { $turn }: yours.
player-returned = { $seat } is back from the dead, and hungry.
    .you = You are back from the dead, and hungry.
cards-drawn = { $seat } draws { $cards }.
    .you = You draw { $cards }.
cards-drawn-hidden = { $seat } draws { $doors ->
    [0] { "" }
    [one] 1 door
   *[other] { $doors } doors
}{ $doors ->
    [0] { "" }
   *[other] { $treasures ->
        [0] { "" }
       *[other] { " and " }
    }
}{ $treasures ->
    [0] { "" }
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
deck-shuffled = The discards become the { $deck ->
    [doors] door
   *[treasures] treasure
} deck again: { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
door-opened = { $seat } { $raised ->
    [yes] digs up an old door
   *[no] opens a door
}: { $card }.
    .you = You { $raised ->
        [yes] dig up an old door
       *[no] open a door
    }: { $card }.
card-to-hand = { $seat } takes { $card } in hand.
    .you = You take { $card } in hand.
card-passed = { $from_seat } passes { $card } to { $to_seat }{ $why ->
    [charity] { " " }out of charity
   *[taken] , who asked nobody
}.
    .you-from-seat = { $why ->
        [charity] You pass { $card } to { $to_seat } out of charity.
       *[taken] { $to_seat } takes { $card } from your hand.
    }
    .you-to-seat = { $why ->
        [charity] { $from_seat } passes you { $card } out of charity.
       *[taken] You take { $card } from { $from_seat }’s hand.
    }
card-passed-hidden = { $from_seat } passes a { $deck ->
    [doors] door
   *[treasures] treasure
} card to { $to_seat }{ $why ->
    [charity] { " " }out of charity
   *[taken] , who asked nobody
}.
cards-discarded = { $seat } { $why ->
    [paid] pays with
    [charity] throws away
    [dismissed] dismisses
    [left] leaves behind
   *[lost] loses
} { $cards }.
    .you = You { $why ->
        [paid] pay with
        [charity] throw away
        [dismissed] dismiss
        [left] leave behind
       *[lost] lose
    } { $cards }.
card-played = { $seat } plays { $card }.
    .you = You play { $card }.
card-played-on = { $seat } plays { $card } on { $target_seat }.
    .you = You play { $card } on { $target_seat }.
    .you-target-seat = { $seat } plays { $card } on you.
card-played-for = { $seat } plays { $card } for the { $side ->
    [monsters] monsters
   *[fighters] fighters
}.
    .you = You play { $card } for the { $side ->
        [monsters] monsters
       *[fighters] fighters
    }.
card-played-at = { $seat } plays { $card } on { $foe_card }.
    .you = You play { $card } on { $foe_card }.
item-laid = { $seat } lays down { $card }{ $used ->
    [yes] { " " }and uses it
   *[no] { "" }
}.
    .you = You lay down { $card }{ $used ->
        [yes] { " " }and use it
       *[no] { "" }
    }.
item-used = { $seat } now uses { $card }.
    .you = You now use { $card }.
item-turned = { $seat } merely carries { $card } now.
    .you = You merely carry { $card } now.
companion-loaded = { $card } carries { $item } for { $seat }.
    .you = { $card } carries { $item } for you.
companion-loaded-empty = { $card } carries nothing for { $seat } any more.
    .you = { $card } carries nothing for you any more.
items-moved = { $to_seat } gets { $items } from { $from_seat }{ $why ->
    [theft] : stolen
    [deal] , as agreed
    [big] , having room
    [borrowed] , just to have a look
   *[taken] { "" }
}.
    .you-to-seat = You get { $items } from { $from_seat }{ $why ->
        [theft] : stolen
        [deal] , as agreed
        [big] , having room
        [borrowed] , just to have a look
       *[taken] { "" }
    }.
    .you-from-seat = { $to_seat } gets { $items } from you{ $why ->
        [theft] : stolen
        [deal] , as agreed
        [big] , having room
        [borrowed] , just to have a look
       *[taken] { "" }
    }.
trait-played = { $seat } is now { $card }.
    .you = You are now { $card }.
trait-lost = { $seat } is no longer { $card }.
    .you = You are no longer { $card }.
doubler-played = { $seat } lays down { $card }.
    .you = You lay down { $card }.
doubler-lost = { $seat } loses { $card }.
    .you = You lose { $card }.
side-swapped = { $seat } is a { $side } now.
    .you = You are a { $side } now.
curse-announced = { $by_seat } curses { $seat }: { $card }.
    .you = { $by_seat } curses you: { $card }.
    .you-by-seat = You curse { $seat }: { $card }.
curse-announced-door = A curse behind the door, for { $seat }: { $card }.
    .you = A curse behind the door, for you: { $card }.
curse-shielded = { $item } keeps { $card } away from { $seat }.
    .you = { $item } keeps { $card } away from you.
curse-cancelled = { $seat } cancels { $card } with { $by_card }.
    .you = You cancel { $card } with { $by_card }.
curse-struck = { $card } strikes { $seat }.
    .you = { $card } strikes you.
curse-lifted = { $seat } is rid of { $card }.
    .you = You are rid of { $card }.
nothing-happened = { $card } finds nothing to do to { $seat }.
    .you = { $card } finds nothing to do to you.
level-gained = { $seat } rises { $n ->
    [one] a level
   *[other] { $n } levels
} to { $level }.
    .you = You rise { $n ->
        [one] a level
       *[other] { $n } levels
    } to { $level }.
level-lost = { $seat } falls { $n ->
    [one] a level
   *[other] { $n } levels
} to { $level }.
    .you = You fall { $n ->
        [one] a level
       *[other] { $n } levels
    } to { $level }.
items-sold = { $seat } sells { $items } for { $total } gold: { $levels ->
    [0] no level
    [one] 1 level
   *[other] { $levels } levels
}.
    .you = You sell { $items } for { $total } gold: { $levels ->
        [0] no level
        [one] 1 level
       *[other] { $levels } levels
    }.
fight-began = { $seat } fights { $card }.
    .you = You fight { $card }.
foe-joined = { $how ->
    [clone] A second { $card } steps out of { $seat }’s sleeve.
    [replace] { $seat } lets { $card } take its place.
   *[wander] { $seat } sends in { $card }.
}
    .you = { $how ->
        [clone] A second { $card } steps out of your sleeve.
        [replace] You let { $card } take its place.
       *[wander] You send in { $card }.
    }
foe-left = { $card } leaves{ $treasures ->
    [0] { "" }
    [one] { " " }and leaves 1 treasure
   *[other] { " " }and leaves { $treasures } treasures
}.
help-price = { $treasures ->
    [0] { $price_count ->
        [0] { $has_card ->
            [yes] for { $price_card } to be played
           *[no] for nothing in return
        }
       *[other] for { $price_items }{ $has_card ->
            [yes] , { $price_card } to be played
           *[no] { "" }
        }
    }
    [one] for 1 treasure{ help-price-besides }
   *[other] for { $treasures } treasures{ help-price-besides }
}
help-price-besides = { $price_count ->
    [0] { "" }
   *[other] , { $price_items }
}{ $has_card ->
    [yes] , { $price_card } to be played
   *[no] { "" }
}
helper-joined = { $seat } helps { $main_seat }{ $compelled ->
    [yes] , and has no say in it
   *[no] { " " }{ help-price }
}.
    .you = You help { $main_seat }{ $compelled ->
        [yes] , and have no say in it
       *[no] { " " }{ help-price }
    }.
    .you-main-seat = { $seat } helps you{ $compelled ->
        [yes] , and has no say in it
       *[no] { " " }{ help-price }
    }.
helper-left = { $seat } leaves the fight; the deal is off.
    .you = You leave the fight; the deal is off.
fight-transferred = { $seat } points at { $to_seat }: your fight now.
    .you = You point at { $to_seat }: your fight now.
    .you-to-seat = { $seat } points at you: your fight now.
fight-resolved = { $seat } has done all: { $ours } against { $theirs }. Last call!
    .you = You have done all: { $ours } against { $theirs }. Last call!
fight-won = { $seat } wins, { $ours } against { $theirs }.
    .you = You win, { $ours } against { $theirs }.
fight-lost = { $seat } loses, { $ours } against { $theirs }. Run!
    .you = You lose, { $ours } against { $theirs }. Run!
fight-ended = The fight is over{ $why ->
    [nobody-left] : nobody left to hit
    [left] : { $seat } went home
   *[stopped] , just like that
}.
power-used = { $seat } uses a power: { $power ->
    [rage] rage
    [smite] smiting the undead
    [charm] a charm on { $foe_card }
    [backstab] a stab in { $target_seat }’s back
    [theft] a hand in { $target_seat }’s bag
    [spell] a spell on the die
    [retry] one more try
    [buy] a purchase from { $foe_card }
    [send-away] a word with { $foe_card }
    [decline] a polite nod to { $foe_card }
    [bribe] a bribe for { $foe_card }
    [distract] something for { $foe_card } to run after
    [way-out] a way out
   *[compel] a favour asked of { $target_seat }
}.
    .you = You use a power: { $power ->
        [rage] rage
        [smite] smiting the undead
        [charm] a charm on { $foe_card }
        [backstab] a stab in { $target_seat }’s back
        [theft] a hand in { $target_seat }’s bag
        [spell] a spell on the die
        [retry] one more try
        [buy] a purchase from { $foe_card }
        [send-away] a word with { $foe_card }
        [decline] a polite nod to { $foe_card }
        [bribe] a bribe for { $foe_card }
        [distract] something for { $foe_card } to run after
        [way-out] a way out
       *[compel] a favour asked of { $target_seat }
    }.
    .you-target-seat = { $seat } uses a power: { $power ->
        [backstab] a stab in your back
        [theft] a hand in your bag
       *[compel] a favour asked of you
    }.
treasures-revealed = On the table: { $cards }.
treasure-picked = { $seat } picks { $card }.
    .you = You pick { $card }.
offer-made-help = { $helping ->
    [yes] { $seat } would help { $to_seat },
   *[no] { $seat } asks { $to_seat } for help,
} { help-price }.
    .you = { $helping ->
        [yes] You would help { $to_seat },
       *[no] You ask { $to_seat } for help,
    } { help-price }.
    .you-to-seat = { $helping ->
        [yes] { $seat } would help you,
       *[no] { $seat } asks you for help,
    } { help-price }.
offer-made-trade = { $seat } offers { $to_seat } { $items } for { $wanted_items }.
    .you = You offer { $to_seat } { $items } for { $wanted_items }.
    .you-to-seat = { $seat } offers you { $items } for { $wanted_items }.
offer-made-demand = { $seat } would like { $wanted_items } from { $to_seat }, for nothing.
    .you = You would like { $wanted_items } from { $to_seat }, for nothing.
    .you-to-seat = { $seat } would like { $wanted_items } from you, for nothing.
offer-made-gift = { $seat } would give { $to_seat } { $items }.
    .you = You would give { $to_seat } { $items }.
    .you-to-seat = { $seat } would give you { $items }.
offer-refused = { $by_seat } says no to { $seat }.
    .you = { $by_seat } says no to you.
    .you-by-seat = You say no to { $seat }.
offer-withdrawn = { $seat } takes the offer back.
    .you = You take the offer back.
offers-lapsed = { $count ->
    [one] The open offer is off the table.
   *[other] { $count } open offers are off the table.
}
trade-made = { $seat } gives { $to_seat } { $items } for { $wanted_items }.
    .you = You give { $to_seat } { $items } for { $wanted_items }.
    .you-to-seat = { $seat } gives you { $items } for { $wanted_items }.
trade-made-demand = { $to_seat } gives { $seat } { $wanted_items }, out of kindness.
    .you = { $to_seat } gives you { $wanted_items }, out of kindness.
    .you-to-seat = You give { $seat } { $wanted_items }, out of kindness.
trade-made-gift = { $seat } gives { $to_seat } { $items }.
    .you = You give { $to_seat } { $items }.
    .you-to-seat = { $seat } gives you { $items }.
hand-shown = { $seat } shows { $to_seat } the hand: { $cards }.
    .you = You show { $to_seat } your hand: { $cards }.
    .you-to-seat = { $seat } shows you the hand: { $cards }.
hand-shown-to-all = { $seat } shows everybody the hand: { $cards }.
    .you = You show everybody your hand: { $cards }.
hand-shown-hidden = { $seat } shows { $to_seat } the hand.
die-rolled = { $seat } rolls { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), which makes { $total },
}{ $why ->
    [flee] { " " }to flee { $foe_card }; { $needs } needed
   *[table] { " " }for { $foe_card }
}.
    .you = You roll { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), which makes { $total },
    }{ $why ->
        [flee] { " " }to flee { $foe_card }; { $needs } needed
       *[table] { " " }for { $foe_card }
    }.
die-rolled-theft = { $seat } rolls { $die }{ $parts ->
    [0] { "" }
   *[other] { " " }({ $added }), which makes { $total },
} to steal; { $needs } needed.
    .you = You roll { $die }{ $parts ->
        [0] { "" }
       *[other] { " " }({ $added }), which makes { $total },
    } to steal; { $needs } needed.
die-set = { $seat } turns the die to { $die } with { $card }.
    .you = You turn the die to { $die } with { $card }.
fighter-escaped = { $seat } escapes { $card }{ $how ->
    [spared] , who cannot be bothered
    [bribe] , for a consideration
    [distracted] , who runs after something
   *[rolled] { "" }
}.
    .you = You escape { $card }{ $how ->
        [spared] , who cannot be bothered
        [bribe] , for a consideration
        [distracted] , who runs after something
       *[rolled] { "" }
    }.
fighter-caught = { $card } catches { $seat }.
    .you = { $card } catches you.
player-died = { $seat } dies. No flowers come from { $card }.
    .you = You die. No flowers come from { $card }.
body-looted = { $seat } takes { $card } from what { $dead_seat } left.
    .you = You take { $card } from what { $dead_seat } left.
    .you-dead-seat = { $seat } takes { $card } from what you left.
loot-die-rolled = { $seat } rolls { $die } for the first pick.
    .you = You roll { $die } for the first pick.
cards-gone-with-dead = Nobody wants { $cards } of { $dead_seat }’s.
    .you-dead-seat = Nobody wants { $cards } of yours.
said-hold = { $seat }: Hold! I need a moment.
    .you = You ask for a moment.
passed-fight = { $seat } sits this fight out.
    .you = You sit this fight out.
time-ran-out = { $named_seats } { $count ->
    [one] lets it pass
   *[other] let it pass
}.
    .you-named-seats = You let it pass.
player-left = { $seat } goes home.
    .you = You go home.
game-won = { $named_seats } { $count ->
    [one] has won
   *[other] have won together
}!
    .you-named-seats = You have won!

won-by-level = { $winner_seats } reached the top step.
    .you-winner-seats = You reached the top step.
won-by-leaving = { $winner_seats } stayed to the end.
    .you-winner-seats = You stayed to the end.

## Whom we wait for

wait-prepare = { $waited_seats } gets ready, then opens the door.
    .you-waited-seats = Get ready, then open the door.
wait-look-around = { $waited_seats } looks for trouble, loots the room, or neither.
    .you-waited-seats = Look for trouble, loot the room, or neither.
wait-wrap-up = { $waited_seats } sees to last things, then ends the turn.
    .you-waited-seats = Last things, then end the turn.
wait-charity = { $waited_seats } holds too many cards: give, play or sell.
    .you-waited-seats = You hold too many cards: give, play or sell.
wait-open-fight = { $waited_seats } fights: cards, help, or resolve.
    .you-waited-seats = You fight: cards, help, or resolve.
wait-flee-next = { $waited_seats } flees: from which monster now?
    .you-waited-seats = You flee: from which monster now?
wait-last-call = Last call, we wait for { $waited_seats }: act or pass.
    .you-waited-seats = Last call, we wait for you: act or pass.
wait-curse-call = A curse is in the air, we wait for { $waited_seats }: cancel it or pass.
    .you-waited-seats = A curse is in the air, we wait for you: cancel it or pass.
wait-roll-call = A die lies there, we wait for { $waited_seats }: change it or pass.
    .you-waited-seats = A die lies there, we wait for you: change it or pass.
wait-pick-hand = { $waited_seats } chooses hand cards to discard.
    .you-waited-seats = Choose hand cards to discard.
wait-pick-items = { $waited_seats } chooses what to lose.
    .you-waited-seats = Choose what to lose.
wait-pick-trait = { $waited_seats } chooses what to be no longer.
    .you-waited-seats = Choose what to be no longer.
wait-pick-way = { $waited_seats } chooses between two evils.
    .you-waited-seats = Choose between two evils.
wait-pick-tax = { $waited_seats } chooses what to pay with.
    .you-waited-seats = Choose what to pay with.
wait-take-from = { $waited_seats } chooses what to take.
    .you-waited-seats = Choose what to take.
wait-loot-body = { $waited_seats } looks through what the dead left.
    .you-waited-seats = Look through what the dead left.
wait-pick-spoil = { $waited_seats } picks a treasure.
    .you-waited-seats = Pick a treasure.
wait-raise-spoils = { $waited_seats } may dig treasures out of the discards.
    .you-waited-seats = You may dig treasures out of the discards.
wait-too-big = { $waited_seats } carries too much that is Big.
    .you-waited-seats = You carry too much that is Big.
wait-helper-first = { $waited_seats } is asked to flee first.
    .you-waited-seats = You are asked to flee first.
wait-offer-help = { $seat } has an offer of help to answer.
    .you = You have an offer of help to answer.
wait-offer-trade = { $seat } has a trade to answer.
    .you = You have a trade to answer.

## What a sum is made of

part-level = Level
part-item = item
part-boon = lasting bonus
part-rage = rage
part-smite = smiting
part-backstab = a knife in the back
part-curse = curse
part-one-shot = one-shot
part-doubled = doubled
part-monster = monster
part-enhancer = enhancer
part-copied = copied
part-die = die
part-trait = race or class
part-spell = spell
part-hand-limit = everybody
part-value = value
part-double-sale = sold double

power-rage = rage: discard a card for strength
power-smite = smite the undead: discard a card for strength
power-charm = charm a monster with the whole hand
power-backstab = stab a fighter in the back
power-theft = steal a small item
power-spell = throw a card after the die
power-retry = roll once more
power-buy = buy more treasure from the monster
power-send-away = send the monster away
power-decline = let the monster go by
power-bribe = bribe the monster
power-distract = throw it something to run after
power-way-out = discard the item that leads out
power-compel = compel somebody to help

side-fighters = for the fighters
side-monsters = for the monsters
side-woman = woman
side-man = man
order-helper = helper picks first
order-main = main picks first
order-turns = taking turns

kind-monster = monster
kind-race = race
kind-class = class
kind-curse = curse
kind-enhancer = enhancer
kind-door-trick = door
kind-item = item
kind-one-shot = one-shot
kind-level-up = level-up
kind-treasure-trick = treasure
kind-boon = lasting bonus

slot-head = headgear
slot-armour = armour
slot-foot = footgear
slot-hand = hand item
slot-none = loose item

## Acts and their fields

act-open-door = Open the door
act-raise-door = Dig a door out of the discards, for a hand card
act-look-for-trouble = Look for trouble: fight a monster from hand
act-loot-room = Loot the room: draw a door card
act-end-turn = End the turn
act-give-card = Give a card away (if nobody is lower: discard it)
act-resolve = Resolve the fight
act-pass = Pass
act-pass-this-fight = Pass for this whole fight
act-hold = Hold! A longer clock in this window, once a turn
act-play = Play a card
act-lay-down = Lay an item on the table
act-equip = Use an item
act-unequip = Turn an item sideways
act-load-companion = Give the companion something to carry
act-drop-trait = Give up a race or class
act-use-power = Use a power
act-sell = Sell items for levels
act-ask-help = Ask for help
act-offer-help = Offer to help
act-propose-trade = Propose a trade or a gift
act-accept-offer = Accept the offer
act-refuse-offer = Refuse the offer
act-counter-help = Help, but at another price
act-counter-trade = A trade, but another one
act-withdraw-offer = Take the offer back
act-show-hand = Show the hand
act-choose-side = Be the other sex (until the first door)
act-flee = Flee
act-let-helper-flee = Propose that the helper flees first
act-go-first = Flee first
act-pick-cards = Choose cards
act-pick-option = Choose this way
act-take-blind = Take a hand card, unseen
act-hand-over = Hand over a Big item (if nobody can take it: discard it)

field-card = Which card
field-cards = Which cards
field-target = On whom
field-foe = Which monster
field-side = For which side
field-other = With or on which card
field-number = Which number
field-pay = Paying with
field-item = Which item
field-items = Which items
field-ask-help-items = Which of your items besides, as part of the price
field-ask-help-card = Which level-up from hand you promise besides
field-offer-help-items = Which of main’s items besides, as part of the price
field-counter-help-items = Which of main’s items besides, as part of the price
field-doubled = Which one counts double
field-helper = Whom
field-treasures = How many treasures for the helper
field-order = Who picks first
field-give = What you give
field-want = What you want
field-to = To whom
field-keep-card = The card promised stays part of it
field-agree = Agreed
field-option = Which way
field-companion = Which companion
field-power = Which power

label-card = { $card }
label-seat = { $seat }
label-value = { $value }
label-nobody = nobody: discard
label-nothing = nothing

## Refusals

two-are-unofficial = Two players are not in the rules. The host may allow it with the option { $option }.
own-set-faulty = This card set cannot be played: { $faults }.
no-such-house-set = There is no house set of rules { $set } here; the newest is that of rules { $newest }.
dead-cannot-act = The dead do nothing until the next turn begins.
stale-answer = That moment has passed; the table waits for something else now.
not-now = Not at this moment.
not-yours = That is not yours to choose.
only-in-fight = That needs a fight going on.
not-in-fight = Not while a fight is going on.
own-turn-only = Only on your own turn, or when just received.
no-target = There is nothing and nobody it could work on.
monster-needs-card = A monster joins only with another card, or undead among undead.
monster-for-trouble = A monster from your hand waits until you look for trouble, after a door with nobody behind it.
nothing-to-double-race = It goes beside a race, and you have none yet.
nothing-to-double-class = It goes beside a class, and you have none yet.
no-room-for-trait = You cannot be that as well. Give something up first.
needs-monster = A monster from your hand is needed for that.
main-only = Only the main player of the fight may do that.
alone-only = Only a main player who fights alone may do that.
fighters-only = Only a fighter may do that.
after-rivals-escape = Only when a rival has just rolled an escape.
only-in-flight = Only while somebody is about to flee.
after-own-failed-flight = Only when your own flight has just failed.
after-own-die = Only on your own die, just rolled.
no-curse = There is no curse to cancel.
after-fight-only = Only once a fight is over, to the end of that turn.
no-companion = Nobody has a companion to send away.
no-level-to-gain = It would bring nobody a level: the last one takes a kill.
lay-it-down = An item is laid on the table, not played.
no-item = Only items and lasting bonuses are laid on the table.
big-limit = That would be one Big item too many.
sell-own-turn = You sell on your own turn, out of combat.
no-double = Nothing can be sold double here.
sale-too-small = That is worth { $total } gold; a level costs 1000.
empty-trade = A trade needs something to change hands.
not-on-table = Only items lying on the table can be given.
no-trade-now = You cannot trade with that player now.
own-offer-open = An offer of yours is still open. Withdraw it first.
not-a-level-up = Only a level-up from hand can be promised.
no-helper-allowed = No helper can join this fight.
wrong-number = Between { $least } and { $most }, not { $count }.
no-such-offer = That offer is not on the table.
charity-to-lowest = Charity goes to the lowest Level, or to the discards if that is you.
no-such-foe = You are not fleeing that monster.
no-such-option = There is no such way.
big-to-lowest = It goes to the lowest Level able to carry it.
wrong-field = The card cannot be played like that: look at “{ $field }”.
no-equipping-now = Fighters do not change clothes.
does-not-fit = You may carry it but not use it.
no-such-power = You cannot use that power now: { $power }.

## What cards say

card-undead = Undead.
card-penalty = Caught:
card-no-penalty = Caught: nothing. It only wanted to talk.
card-stronger-against = { $n } against { $article } { $trait }.
card-for-each-fighter = { $n } for each { $trait } in the fight.
card-for-each-curse = { $n } for each curse that struck a fighter since the fight began.
card-ignores-levels = Fighters’ Levels do not count.
card-ignores-items = Bonuses of items in use { $worth ->
    [0] { "" }
   *[other] worth { $worth } or more{ " " }
}do not count.
card-doubles-tag = Bonuses of { $tag } items in use count double against it.
card-fights-alone = Nobody may help against it.
card-flee-bonus = { $n } to flee.
card-cannot-be-outrun = It cannot be outrun: no roll.
card-always-outrun = Fleeing it always works.
card-will-not-pursue = It does not pursue { $classless ->
    [yes] anybody without a class
   *[no] Level { $level_at_most } or below
}.
card-even-on-escape = Even on escape:
card-entry-cost = Each fighter discards { $cards ->
    [one] 1 hand card
   *[other] { $cards } hand cards
} on meeting it.
card-entry-toll = Each fighter loses { $items ->
    [one] 1 item
   *[other] { $items } items
} of their choice on meeting it.
card-leaves-side = It does not attack a main player who is a { $side }: it goes, and leaves { $treasures ->
    [0] nothing
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
card-leaves-for = In the fight, { $article } { $trait } may { $cards ->
    [0] send it away for free
    [one] discard 1 hand card to send it away
   *[other] discard { $cards } hand cards to send it away
}; it leaves { $treasures ->
    [0] nothing
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
card-may-decline = Main may let it go by, as long as nobody has touched the fight; it leaves nothing.{ $trait ->
    [0] { "" }
   *[other] { " " }But { $article } { $trait } has to stay.
}
card-sells-treasure = Main may once discard a hand card for { $treasures ->
    [0] nothing
    [one] 1 more treasure
   *[other] { $treasures } more treasures
}.
card-takes-bribe = To escape it, discard { $one_shot ->
    [yes] a one-shot
   *[no] an item worth { $worth } or more
}.
card-distracted-by = Before rolling to flee, throw it a { $tag } item to escape it.
card-rewards-tag = { $treasures ->
    [0] No treasure more
    [one] 1 more treasure
   *[other] { $treasures } more treasures
} if a fighter uses a { $tag } item.
card-rewards-alone = { $treasures ->
    [0] No treasure more
    [one] 1 more treasure
   *[other] { $treasures } more treasures
} if killed without help.
card-rewards-levels = { $n ->
    [one] 1 more level
   *[other] { $n } more levels
} if main { $tag ->
    [0] has nothing in hand
   *[other] uses a { $tag } item
}.
card-lose-levels = Lose { $n ->
    [one] 1 level
   *[other] { $n } levels
}.
card-drop-to-level = Drop to Level { $n }.
card-drop-to-lowest = Drop to the lowest Level in the game.
card-die = Die.
card-lose-worn = Lose worn { $slots }.
card-lose-items = Lose { $n ->
    [0] all { $size ->
        [big] Big
       *[small] small
    } items
    [one] 1 { $size ->
        [big] Big
       *[small] small
    } item
   *[other] { $n } { $size ->
        [big] Big
       *[small] small
    } items
}.
card-lose-any = Lose { $n ->
    [one] 1 item
   *[other] { $n } items
} of your choice.
card-lose-best = Lose the { $used_in_hand ->
    [yes] hand item
   *[no] item
} in use with the highest bonus.
card-lose-worth = Lose items worth { $gold } or more in total; if they are worth less, all of them.
card-discard-hand = Discard { $half ->
    [yes] half the hand, rounded up
   *[no] { $n ->
        [0] the whole hand
        [one] 1 hand card
       *[other] { $n } hand cards
    }
}.
card-lose-traits = Lose { $every ->
    [yes] all { $group ->
        [race] races
        [class] classes
       *[either] races and classes
    }
   *[no] one { $group ->
        [race] race
        [class] class
       *[either] race or class
    }
}.
card-swap-trait = Swap your { $group } for the topmost other { $group } in the discards. If there is none, you just lose yours.
card-swap-side = Change sex.
card-neighbours-take-card = Each neighbour takes one of your hand cards, unseen.
card-rivals-take = { $who ->
    [highest] The highest-Level rivals each take one of your items
   *[all] Each rival takes one of your items
}{ $or_hand_card ->
    [yes] { " " }or a hand card, unseen
   *[no] { "" }
}.
card-choose-one = Choose:
card-or = Or:
card-roll-table = Roll a die.
card-row = { $one ->
    [yes] { $low }:
   *[no] { $low }–{ $high }:
}
card-when = { $on ->
    [level] From Level { $level_at_least }:
    [both] As { $article } { $trait } from Level { $level_at_least }:
   *[trait] As { $article } { $trait }:
}
card-otherwise = Otherwise:
card-if-none = If there is none:
card-linger = { $n } { $until ->
    [headgear] in every fight, until you lose headgear
   *[fight] in your next fight
}.
card-linger-roll = { $n } to every die you roll, { $until ->
    [headgear] until you lose headgear
   *[fight] to the end of your next fight
}.
card-linger-no-items = { $until ->
    [headgear] Until you lose headgear,
   *[fight] In your next fight
} bonuses of your items in use do not count.
card-tax = Lose an item of your choice. Every rival loses items worth at least as much; whoever has not that much loses all of them, and a level.
card-helper-levels = As helper, rise a level for each monster killed. It may be the last one.
card-any-big = Any number of Big items.
card-hand-limit = Hand limit { $n }.
card-double-sale = One item a turn sells for double.
card-second-try = After a failed first flee roll, discard a card to roll once more.
card-rage = In a fight, discard up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}, { $n } each.
card-wins-ties = Your side wins ties.
card-flight-spell = After your flee roll, discard up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}, { $n } each.
card-charm = In a fight, discard the whole hand, { $least ->
    [one] 1 card
   *[other] { $least } cards
} at least, to remove a monster for its treasure.
card-backstab = Discard a card: a fighter gets { $n }, once per victim and fight.
card-theft = Discard a card and roll: on { $needs } or more take a rival’s small item, otherwise lose a level. Not in a fight.
card-resurrection = Take face-up draws from the top of the discards instead, discarding a hand card each.
card-smite = Against undead, discard up to { $most ->
    [one] 1 card
   *[other] { $most } cards
}, { $n } each.
card-doubler = You may have two { $group ->
    [race] races
   *[class] classes
}; or one, with none of its drawbacks.
card-item = { $slot ->
    [head] Headgear
    [armour] Armour
    [foot] Footgear
    [hand] { $hands ->
        [one] Item for one hand
       *[other] Item for two hands
    }
   *[none] Loose item
}{ $big ->
    [yes] , Big
   *[no] { "" }
}{ $has_bonus ->
    [yes] , { $bonus }
   *[no] { "" }
}.
card-only = Only for { $who ->
    [trait] { $article } { $trait }
    [woman] women
    [man] men
   *[human] humans
}.
card-never = Not for { $who ->
    [trait] { $article } { $trait }
    [woman] women
    [man] men
   *[human] humans
}.
card-tag = { $tag ->
    [fire] Fire.
   *[pole] Pole.
}
card-bonus-for = For { $article } { $trait }: { $n } instead.
card-shields-from-door = Curses behind doors do nothing to you.
card-way-out = In flight, discard it to escape all monsters of Level { $level_at_most } or below.
card-loot-on-escape = Draw a treasure when you have escaped.
card-compels-help = A rival of higher Level cannot refuse to help you; not for the last level.
card-enhancer = A monster gets { $strength }{ $change ->
    [more] { $treasures ->
        [one] { " " }and 1 treasure more
       *[other] { " " }and { $treasures } treasures more
    }
    [less] { $treasures ->
        [one] { " " }and 1 treasure less, but never less than one
       *[other] { " " }and { $treasures } treasures less, but never less than one
    }
   *[none] { "" }
}.
card-wander = Add a monster from your hand to any fight.
card-clone-monster = A monster in the fight is there twice, enhancers and rewards included.
card-replace-monster = A monster from your hand takes the place of one in the fight.
card-end-fight = The fight is over. The main player draws { $treasures ->
    [0] nothing
    [one] 1 treasure
   *[other] { $treasures } treasures
}.
card-take-to-win = Losing as main player: take a used item from a bystander if it makes you win. Keep it.
card-levels-for = Every { $trait } rises a level; it may be the last one. At once if drawn face-up.
card-override = On an item of yours: it ignores who may use it, slots, hands and Big.
card-add-strength = { $n } to either side of a fight.
card-add-for-each = { $n } to the fighters for each { $trait } among them.
card-double-side = Fighting alone as main player: your side counts double.
card-remove-all = All monsters leave. No treasure, no level.
card-remove-one = { $only_if_last ->
    [yes] A monster in your fight leaves; its treasure is yours if it was the last. Also when it has just caught you.
   *[no] A monster leaves and leaves its treasure.
}
card-transfer = Another player takes over your fight.
card-roll-again = When a rival’s roll has just brought an escape: that rival rolls again.
card-all-escape = Before a flee roll: main player and helper escape everything.
card-escape-anyway = Your flight failed? You escape all the same.
card-set-die = Set your own die, just rolled.
card-cancel-curse = Cancel a curse, anybody’s.
card-search-discards = Take any card from a discard pile.
card-level-up = Rise a level{ $when ->
    [after_fight] , in a turn with a fight behind it
    [not_highest] , unless highest or tied
   *[any] { "" }
}{ $costs_companion ->
    [yes] ; discard a companion in play, anybody’s
   *[no] { "" }
}. Not the last one.
card-steal-level = Take a level from a rival. Not the last one.
card-draw-treasures = Draw { $n ->
    [one] 1 treasure
   *[other] { $n } treasures
}.
card-boon = { $carries ->
    [yes] { $bonus }, and carries one item outside all limits. Cannot be sold, traded or stolen.
   *[no] { $bonus } for good. Cannot be sold, traded or stolen.
}
why-stronger-against = against { $article } { $trait }
why-for-each-fighter = for each { $trait } in the fight
why-for-each-curse = for each curse that struck a fighter

## The table in a terminal

draw-turn = Turn { $turn }. It is { $seat }’s.
draw-mat = { $seat }{ $own ->
    [yes] { " " }(you)
   *[no] { "" }
}: Level { $level }, strength { $strength }, { $traits }{ $side ->
    [none] { "" }
    [woman] , woman
   *[man] , man
}; hand: { $doors ->
    [one] { $doors } door
   *[other] { $doors } doors
}, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}
draw-human = human
draw-used = uses { $items }
draw-carried = carries { $items }
draw-cursed = cursed by { $items }
draw-fight = FIGHT: { $main_seats }, for { $treasures ->
    [0] no treasure
    [one] 1 treasure
   *[other] { $treasures } treasures
} and { $levels ->
    [0] no level
    [one] 1 level
   *[other] { $levels } levels
}
draw-fight-won = FIGHT WON by { $main_seats }.
draw-fight-lost = FIGHT LOST: { $main_seats } must run from
flee-needs = { $least ->
    [1] no die is needed
    [6] the die must show a 6
    [7] no die will do
   *[other] the die must show { $least } or more
}
would-stand = it would stand { $ours } against { $theirs }, { $wins ->
    [yes] enough to win
   *[no] too little
}
drop-foretold = { $card } goes to the discards.
sale-foretold = That fetches { $total } gold, and you rise { $levels ->
    [one] a level
   *[other] { $levels } levels
}; no change is given.
draw-ours = fighters { $total }
draw-theirs = monsters { $total }
draw-winning = The fighters are winning by { $by }.
draw-tied = Equal strength, and { $items } wins ties for the fighters.
draw-losing = The fighters are losing by { $by }.
draw-tie-lost = Equal strength, and ties go to the monsters.
draw-offer-help = OFFER, { $seat } to { $to_seat }: { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
} ({ $order }), items: { $items }, card: { $card }
draw-offer-trade = OFFER, { $seat } to { $to_seat }: gives { $give }, wants { $want }
draw-announced = CURSE on { $seat }: { $card }
draw-flee = FLIGHT of { $seat }: { $total }
draw-enough = { $needed } are needed: that is enough.
draw-not-enough = { $needed } are needed: that is not enough.
draw-no-die = FLIGHT of { $seat }: no die will do here.
draw-die = DIE of { $seat }: { $die }
draw-spoils = To be picked: { $items }
draw-body = { $seat } left: { $items }
draw-named = { $card }: { $words }
draw-hand = Your hand (limit { $limit }):
draw-monster = of Level { $level }, { $treasures ->
    [one] { $treasures } treasure
   *[other] { $treasures } treasures
}{ $levels ->
    [0] , no level
    [one] { "" }
   *[other] , { $levels } levels
}
draw-worth = ({ $value } gold)

## Why a bot did it

reason-lay-down = { $card } does more on the table than in the hand.
reason-equip = { $card } is better than what I wear.
reason-become = Better a { $card } than nobody.
reason-level = A level is a level.
reason-treasure = Treasures first, questions later.
reason-steal-level = The leader will hardly miss it.
reason-override = { $card } makes it fit.
reason-search = Somebody threw away { $card }. Fools.
reason-sell = I do not use it, so it may as well be a level.
reason-boost = { $card } closes the gap.
reason-rage = A card less, a point more.
reason-smite = The dead should stay down.
reason-send-away = We can talk about this.
reason-decline = Lovely weather. Must be going.
reason-distract = Fetch! Goodbye, { $card }.
reason-charm = It looked at me. That was its mistake.
reason-remove = { $card } is cheaper than a funeral.
reason-flee = The worst one first.
reason-way-out = This was what I kept it for.
reason-bribe = Everybody has a price.
reason-spell = A card is cheaper than the penalty.
reason-retry = Nobody saw the first roll.
reason-set-die = Oh look, a six.
reason-open-door = I am as ready as I will be.
reason-trouble = I can beat { $card }.
reason-last-step = { $card } is my last step.
reason-loot = Nobody is using this room.
reason-end-turn = Nothing more to gain here.
reason-give = { $card } is what I miss least.
reason-lost-fight = This one is lost; run.
reason-winning = I am ahead. Quick, before they think.
reason-withdraw = No answer, no offer.
reason-ask-help = { $seat } is strong enough and not too dangerous.
reason-offer-help = { $seat } loses without me, and the hoard is good.
reason-compel = { $seat } owes me.
reason-cancel = { $card } is not for me.
reason-pass = Not worth a card.
reason-accept = A fair price.
reason-refuse = Not at this price, or not this winner.
reason-counter = I would, for a little more.
reason-milder = The smaller of two evils.
reason-after-you = After you.
reason-fresh-treasure = Fresh ones are better.
reason-least = It costs me least.
reason-take = I take what I get.
reason-take-best = { $card } is the best of them.
reason-trade = { $seat } can use it and I cannot.
reason-spoil = { $seat } was about to win.
reason-curse = { $seat } has been too lucky.
reason-theft = { $seat } was not looking.
reason-transfer = { $seat } looked bored.
reason-trip = { $seat } ran too well.
reason-raise = { $card } again, and this time it is mine.
reason-buy = Even monsters have sales.

# The bots, as a host chooses them
bot-greedy = quick
bot-schemer = scheming
bot-thinker = thoughtful

# What bots are like

temper-greedy = greedy
temper-spiteful = spiteful
temper-loyal = loyal
temper-chaotic = chaotic

# What bots say aloud; never a word of what they hold

say-winning-1 = Nobody has anything to add? Lovely.
say-winning-2 = I would hurry, but I am already ahead.
say-winning-greedy = Count it, pack it, next.
say-winning-chaotic = I am winning? I was aiming at the lamp.
say-lost-1 = It looked smaller behind the door.
say-lost-2 = I am not running. I am leaving briskly.
say-lost-chaotic = All according to no plan.
say-ask-1 = { $seat }, you always were my favourite.
say-ask-2 = A small favour, { $seat }. Well, a tall one, with teeth.
say-ask-greedy = I am paying, { $seat }. Write down the date.
say-ask-loyal = Together, { $seat }? As in the good times.
say-offer-1 = { $seat }, you look like somebody in need of a second opinion.
say-offer-2 = I happen to be free, { $seat }. Not free of charge.
say-offer-greedy = My rates are on the door, { $seat }.
say-offer-loyal = Hold on, { $seat }, I am coming.
say-accept-1 = Deal. Nobody tell my mother.
say-accept-2 = Fair enough. Where do I stand?
say-accept-greedy = Sold!
say-accept-loyal = For you? Of course.
say-refuse-1 = I have a thing. Somewhere else.
say-refuse-2 = Tempting. No.
say-refuse-greedy = For that I do not even get up.
say-refuse-spiteful = I would rather watch.
say-refuse-loyal = Not this one, sorry. It breaks my heart.
say-counter-1 = Almost. Think bigger.
say-counter-2 = We are haggling! I love haggling.
say-counter-greedy = And the rest of it.
say-spoil-1 = Nothing personal, { $seat }. Well.
say-spoil-2 = Oh dear, { $seat }. That slipped.
say-spoil-spiteful = Did that hurt, { $seat }? Good.
say-spoil-loyal = Sorry, { $seat }. The others were looking at me.
say-spoil-chaotic = I thought this was the light switch, { $seat }.
say-curse-1 = { $seat }, this was addressed to you.
say-curse-2 = Somebody had to, { $seat }.
say-curse-spiteful = With love, { $seat }. Not much of it.
say-curse-chaotic = Eeny, meeny, { $seat }.
say-theft-1 = Look, { $seat }, a bird!
say-theft-2 = You dropped something, { $seat }. I am helping.
say-theft-greedy = Sharing is caring, { $seat }.
say-trip-1 = Careful, { $seat }, it is slippery there.
say-trip-2 = Well run, { $seat }. Once more?
say-transfer-1 = { $seat }, it is asking for you.
say-transfer-2 = Could you hold this for a second, { $seat }?
say-steal-level-1 = One of us was too high up.
say-steal-level-2 = I look better in that level.
say-flee-1 = Legs, do your thing.
say-flee-2 = I left the stove on.
say-distract-1 = Fetch!
say-distract-2 = Look over there! It looked.
say-decline-1 = No time, no time.
say-decline-2 = We do not buy at the door.
say-bribe-1 = Let us call it a fee.
say-bribe-2 = I never liked that thing anyway.
say-level-1 = Up we go.
say-level-2 = Higher. I can see my house from here.
say-last-step-1 = Do not get up. I am only winning.
say-last-step-2 = This will not take long.

# Where to look, for whoever asks for advice

advice-look-hand = Look at your hand.
advice-look-mat = Look at what lies before you.
advice-look-powers = Somebody here can do more than fight. You, for example.
advice-look-rivals = Look at the others; you are not alone.
advice-look-monsters = Look at the monsters, and at the way out.
advice-look-choice = Look at what costs you least.
advice-look-patience = Look at nothing. Keep what you have.
advice-look-door = Everything is ready; go on.

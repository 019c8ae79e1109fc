# Cards
munchkin-gold = { $value } gold
munchkin-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    }
munchkin-levels = { $count ->
    [one] +1 level
   *[other] +{ $count } levels
    }
munchkin-once = once
munchkin-big = Big
munchkin-slot-head = headgear
munchkin-slot-armour = armour
munchkin-slot-foot = footgear
munchkin-slot-hand = one hand
munchkin-slot-hand-two = two hands
munchkin-slot-none = loose
munchkin-short-head = head
munchkin-short-armour = body
munchkin-short-foot = feet
munchkin-short-hand = hand
munchkin-big-items = Big items in play
munchkin-new = new

# Where a card can go
munchkin-to-fighters = → fighters
munchkin-to-either = → either side
munchkin-to-monsters = → monster
munchkin-to-anyone = → anyone
munchkin-to-mat = → your mat
munchkin-to-pack = → just carried
munchkin-to-play = play it
munchkin-to-later = for later
munchkin-to-give = → give
munchkin-to-discards = → discards
munchkin-to-fight = → fight it
munchkin-to-price = → as a price
munchkin-no-not-now = a moment later
munchkin-no-only-in-fight = in a fight
munchkin-no-not-in-fight = after the fight
munchkin-no-own-turn-only = on your turn
munchkin-no-no-target = nothing to aim at
munchkin-no-monster-for-trouble = for trouble, later
munchkin-no-monster-needs-card = not on its own
munchkin-no-nothing-to-double-race = with a race
munchkin-no-nothing-to-double-class = with a class
munchkin-no-no-room-for-trait = place taken
munchkin-no-needs-monster = with a monster
munchkin-no-main-only = in your own fight
munchkin-no-alone-only = fighting alone
munchkin-no-fighters-only = for fighters
munchkin-no-after-rivals-escape = if a rival escapes
munchkin-no-only-in-flight = before running
munchkin-no-after-own-failed-flight = when caught
munchkin-no-after-own-die = after your roll
munchkin-no-no-curse = after a curse
munchkin-no-after-fight-only = after a fight
munchkin-no-no-companion = no companion
munchkin-no-no-level-to-gain = lifts nobody now
munchkin-no-big-limit = one Big is enough
munchkin-for-fighters = For the fighters
munchkin-for-monsters = For the monsters
munchkin-on = On { $whom }
munchkin-on-you = On yourself
munchkin-with = With { $what }
munchkin-die-to = Turn the die to { $n }
munchkin-helper-first = Ask { $name } to run first
munchkin-play-it = Play it
munchkin-become = Be { $what }
munchkin-throw-away = Throw it away
munchkin-give-to = Give it to { $name }
munchkin-way-lay-down = Put it on your mat
munchkin-way-carry = Carry it, unused
munchkin-way-equip = Use it
munchkin-way-unequip = Only carry it
munchkin-way-drop-trait = Give it up
munchkin-way-look-for-trouble = Look for trouble
munchkin-way-load-companion = Let it be carried
munchkin-way-raise-door = From the discards: { $card }
munchkin-way-open-door = Kick it open
munchkin-way-resolve = That is all: resolve
munchkin-way-loot-room = Loot the room
munchkin-way-end-turn = End your turn
munchkin-way-take-blind = Take a hand card, unseen
munchkin-way-go-first-yes = Yes, I run first
munchkin-way-go-first-no = No, after you
munchkin-way-number = Way { $n }
munchkin-power-rage = Rage: a card for +1
munchkin-power-smite = Smite: a card for +3
munchkin-power-charm = Charm a monster
munchkin-power-backstab = A knife in the back
    .on = A knife in the back of { $whom }
munchkin-power-theft = Steal something small
    .on = Steal something small from { $whom }
munchkin-power-spell = A card for +1 on the die
munchkin-power-retry = Roll once more
munchkin-power-buy = Buy one more treasure
munchkin-power-send-away = Send it away
munchkin-power-decline = Let it go by
munchkin-power-bribe = Bribe it
munchkin-power-distract = Throw it something
munchkin-power-way-out = Take the way out
munchkin-power-compel = Call in the favour
munchkin-powers = You can also:
munchkin-cannot-now = Not at this moment.
munchkin-look = Look closer
munchkin-yes = yes
munchkin-no = no
munchkin-yourself = yourself
munchkin-you-small = you
munchkin-nothing = nothing
munchkin-nothing-there = Nothing lies there.
munchkin-items = { $count ->
    [one] 1 item
   *[other] { $count } items
    }

# Seats and mats
munchkin-mats = Mats
munchkin-to-the-fight = Fight
munchkin-to-the-door = Door
munchkin-pages = Table and mats
munchkin-pocket = Mats, log, chat
munchkin-your-mat = Your mat
munchkin-dead = dead, for now
munchkin-fights = fights
munchkin-helps = helps
munchkin-makes-offer = has an offer
munchkin-their-turn = plays
munchkin-mat-read = { $name }, Level { $level }, { $traits }, strength { $strength }, { $count ->
    [one] one card
   *[other] { $count } cards
    } in hand
munchkin-level-word = Level
munchkin-mat-says = Level { $level } · { $traits } · in hand { $doors ->
    [one] 1 door
   *[other] { $doors } doors
    }, { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
    }
munchkin-strength-word = strength
munchkin-unused = unused
munchkin-nothing-worn = nothing in use yet
munchkin-strength = Strength { $n }:
munchkin-uses = Uses
munchkin-carries = Carries
munchkin-is = Is
munchkin-beside = Beside it
munchkin-cursed-by = Cursed by
munchkin-known-hand = In hand, as you know
munchkin-empty-mat = Nothing lies before { $name }. Suspiciously tidy.
munchkin-be-side = { $side ->
    [woman] Be a woman
   *[man] Be a man
    }
munchkin-watching = You are watching. Nobody can see you wince.
munchkin-hand = Your hand, { $count ->
    [one] one card
   *[other] { $count } cards
    }
munchkin-no-cards = No cards. Light travels fast.

# Whose turn
munchkin-brief = First to Level { $level } wins. If your sum beats the monster’s, you gain a Level and its treasure; if not, ask for help or run. The tag on a card says where it can go.
munchkin-turn-of = { $you ->
    [yes] Turn { $turn }: yours.
   *[no] Turn { $turn }: { $name }.
    }
munchkin-turn-prepare = Your turn: dress up, then kick the door.
munchkin-turn-look-around = Nobody there. Look for trouble, loot, or leave it.
    .how = Trouble: fight a monster from your hand. Loot: one more card, in secret.
munchkin-turn-wrap-up = Last things, then end your turn.
    .how = Lay down or sell what you like, then hand over.
munchkin-turn-charity = Too many cards in hand.
munchkin-turn-open-fight = Your fight.
    .how = Play cards, ask for help, or resolve: if you lose, you run.
    .ahead = Resolve when you like; the others get a last word.
    .helped = Play cards, or resolve: if you lose, you both run.
munchkin-turn-flee-next = Run! Which one first?
munchkin-answer = You have an offer to answer.
munchkin-awaits-answer = We wait for the answer of { $name }.
munchkin-die-rolls = The die is rolling.
munchkin-theft = { $you ->
    [yes] You try to steal. The die decides.
   *[no] { $name } tries to steal.
    }
munchkin-you-decide = Your decision.
munchkin-you-died = You are dead until the next turn begins.
munchkin-you-win-by = You are winning by { $by }.
munchkin-you-lose-by = You are losing by { $by }.
munchkin-wins-by = { $several ->
    [yes] { $name } are winning by { $by }.
   *[no] { $name } is winning by { $by }.
    }
munchkin-loses-by = { $several ->
    [yes] { $name } are losing by { $by }.
   *[no] { $name } is losing by { $by }.
    }

# The fight
munchkin-alone = fighting alone
munchkin-together = together
munchkin-your-side = Your side
munchkin-fighters-side = Fighters
munchkin-their-side = Their side
munchkin-monsters = Monsters
munchkin-of-them = { $count ->
    [one] one of them
   *[other] { $count } of them
    }
munchkin-against = against
munchkin-becomes = becomes
munchkin-unfold = line by line
munchkin-fold = in short
munchkin-winning = { $mine ->
    [yes] winning by { $by }
   *[no] the fighters win by { $by }
    }
munchkin-losing = { $mine ->
    [yes] losing by { $by } · you need +{ $need }
   *[no] the fighters lose by { $by }
    }
munchkin-would-win = { $mine ->
    [yes] with it you win by { $by }
   *[no] with it the fighters win by { $by }
    }
munchkin-would-lose = { $mine ->
    [yes] with it you still lose by { $by }
   *[no] with it the fighters lose by { $by }
    }
munchkin-tie-ours = A tie goes to the fighters here.
munchkin-tie-theirs = A tie goes to the monsters.
munchkin-if-won = If won: { $treasures ->
    [one] 1 treasure
   *[other] { $treasures } treasures
    }, { $levels ->
    [one] +1 level
   *[other] +{ $levels } levels
    }
munchkin-spared = { $you ->
    [yes] If you lose, it does not run after you.
   *[no] If they lose, it does not run after { $name }.
    }
munchkin-decides = { $you ->
    [yes] Win it, and the game is yours.
   *[no] If { $name } wins it, the game is over.
    }
munchkin-if-accepted = if accepted, unless the monster objects
munchkin-if-played = if you play it

# Windows
munchkin-window-last-call = Last call
    .how = A card now, or pass. Still asked: { $names }.
munchkin-window-curse-call = A curse!
    .how = Cancel it, or pass. Still asked: { $names }.
munchkin-window-roll-call = The die is down
    .how = Change it, or pass. Still asked: { $names }.
munchkin-pass = Pass
munchkin-pass-fight = Pass this fight
munchkin-hold = Hold!
    .timed = more time
    .untimed = thinking
munchkin-held = { $name }: Hold! One moment.
munchkin-hurry = Your clock
    .how = At the end the house acts for you.
munchkin-seconds = { $count ->
    [one] one second
   *[other] { $count } seconds
    }
munchkin-not-asked = Others are asked.
    .timed = Others are asked. The same time for everybody.
munchkin-sitting-out = You sit this fight out.

# Flight
munchkin-you-run = Run!
    .how = Roll a die for each monster.
munchkin-you-got-away = Away!
munchkin-you-are-caught = Caught, unless somebody changes the die.
munchkin-runs = { $name } runs.
munchkin-run = Run
munchkin-flee-needs = Needs { $needed }: the die must show { $least } or more
munchkin-flee-die = The die must show { $least } or more
munchkin-flee-sure = No roll needed: away for certain
munchkin-flee-hopeless = No die will do: caught, unless a card helps
munchkin-let-go = A card lets go: away!
munchkin-die-word = die
munchkin-flight-done = settled
munchkin-gets-away = { $needed } or more: away!
munchkin-gets-caught = Less than { $needed }: caught, unless somebody helps the die.
munchkin-no-roll = No roll: it cannot be outrun.
munchkin-die = The die shows { $n }

# Bargains
munchkin-ask-help = Ask for help
munchkin-offer-help = Offer to help
munchkin-ask-title = Ask for help
munchkin-offer-title = Offer to help
munchkin-counter-title = Help, but at another price
munchkin-ask-send = Ask { $name }
munchkin-offer-send = Offer it to { $name }
munchkin-counter-send = Say it to { $name }
munchkin-offer-from = Offer from { $name }
munchkin-your-offer = Your offer to { $name }
munchkin-asks = { $name } asks for help
munchkin-offers = { $name } offers help
munchkin-would-trade = { $name } would trade
munchkin-would-give = { $name } has a present
munchkin-gives = { $you ->
    [yes] You give:
   *[no] { $name } gives:
    }
munchkin-gives-strength = strength in this fight, +{ $n }
munchkin-price-treasures = { $count ->
    [one] 1 treasure
   *[other] { $count } treasures
    } of { $all } ({ $order ->
    [helper] { $mine ->
        [yes] you pick first
       *[no] { $helper } picks first
    }
    [main] { $leads ->
        [yes] you pick first
       *[no] { $main } picks first
    }
   *[turns] picking in turns
    })
munchkin-price-card = { $card }, to be played
munchkin-helped = { $you ->
    [yes] With you: { $ours } against { $theirs }, { $wins ->
        [yes] that wins.
       *[no] still lost.
    }
   *[no] With { $name }: { $ours } against { $theirs }, { $wins ->
        [yes] that wins.
       *[no] still lost.
    }
    }
munchkin-accepted-stands = If accepted: { $ours } against { $theirs }, { $wins ->
    [yes] a win
   *[no] still a loss
    }
munchkin-accept = Accept
munchkin-counter = Counter
munchkin-refuse = No
munchkin-withdraw = Take it back
munchkin-stands = { $count ->
    [one] stands for one second
   *[other] stands for { $count } seconds
    }
munchkin-treasures-of = Treasures, of { $all }
munchkin-who-picks = Who picks first
munchkin-order-helper = { $helper } first
munchkin-order-main = { $main } first
munchkin-order-turns = in turns
munchkin-from-mat = From the mat of { $name }
munchkin-from-your-mat = From your mat
munchkin-promise-card = A level-up you will play on them
munchkin-trade = Trade
munchkin-trade-title = A trade, or a present
munchkin-sell = Sell
munchkin-sale-title = Sell for levels
munchkin-sale-how = A full 1000 gold buys a level. No change is given, and no winning level.
munchkin-sale-none = Choose what you can do without.
munchkin-sale-levels = { $levels ->
    [one] gold: 1 level
   *[other] gold: { $levels } levels
    }
munchkin-fewer = fewer
munchkin-more = more
munchkin-pick-count = { $most ->
    [one] Choose one
   *[other] { $count } of { $most } chosen
    }
munchkin-do-it = Do it
munchkin-these = { $count ->
    [0] None of them
    [one] This one
   *[other] These { $count }
    }
munchkin-take-loot-body = Take it
munchkin-take-pick-spoil = Take it
munchkin-reason = Reason: { $card }
munchkin-ask-pick-hand = { $count ->
    [one] Choose 1 card of your hand. It goes.
   *[other] Choose { $count } cards of your hand. They go.
    }
munchkin-ask-loot-body = One card into your hand. The highest Level came first.
munchkin-ask-pick-spoil = One card into your hand, as agreed.
munchkin-ask-raise-spoils = Pay one hand card for each treasure you would rather dig out of the discards; or none.
munchkin-ask-too-big = One Big item is the limit. Hand something over, or make room.
munchkin-ask-helper-first = Who runs first? It changes nothing but nerves.
munchkin-ask-pick-way = Choose the lesser evil.
munchkin-ask-pick-tax = The others must lose at least as much.
munchkin-ask-owed = At least { $gold } gold still to lose, item by item.
munchkin-not-counted = does not count here
munchkin-title-pick-hand = What do you throw away?
munchkin-title-pick-items = What do you lose?
munchkin-title-pick-trait = What are you no longer?
munchkin-title-pick-way = Pick your poison
munchkin-title-pick-tax = What do you pay with?
munchkin-title-take-from = What do you take?
munchkin-title-loot-body = Somebody left in a hurry. Take one.
munchkin-title-pick-spoil = Won together: take one
munchkin-title-raise-spoils = Dig in the discards?
munchkin-title-too-big = Too much that is Big
munchkin-title-helper-first = Will you run first?
munchkin-all-choices = Everything you may do now
munchkin-no-choices = Nothing. Watch and wait.

# Doors, curses, bodies
munchkin-kick = Kick the door open
munchkin-door-deck = { $left ->
    [one] 1 door
   *[other] { $left } doors
    } left, { $gone } discarded
munchkin-treasure-deck = { $left ->
    [one] 1 treasure
   *[other] { $left } treasures
    } left, { $gone } discarded
munchkin-discards = { $count } discarded, on top { $name }
munchkin-curse-for-you = A curse for you!
munchkin-curse-for = A curse for { $name }.
munchkin-curse-you = It is for you.
munchkin-curse-on = It is for { $name }.
munchkin-curse-door = It was waiting behind the door.
munchkin-curse-by = { $you ->
    [yes] With your kind regards.
   *[no] With kind regards from { $name }.
    }
munchkin-left-behind = What { $name } left behind
munchkin-spoils = Won together
munchkin-others-take = Somebody else is choosing. Tap a card to read it.
munchkin-charity = { $count ->
    [one] One card too many.
   *[other] { $count } cards too many.
    }
munchkin-charity-lowest = { $count ->
    [one] What is too much goes to the lowest Level: { $names }.
   *[other] What is too much goes to the lowest Level, shared as you like: { $names }.
    }
munchkin-charity-poor = Nobody is lower than you, so what is too much goes to the discards. Poverty has its privileges.
munchkin-charity-share = { $given } of { $share } for an even split
munchkin-charity-drop = Drag a card here, or tap one first.
munchkin-charity-else = You may also still play, lay down or sell cards instead.
munchkin-discard-pile = The discards
munchkin-give = Give { $card }
munchkin-throw = Throw { $card } away
munchkin-happened = What just happened

# The end
munchkin-you-won = The top step is yours.
munchkin-won = { $count ->
    [one] { $name } is on the top step.
   *[other] { $name } are on the top step.
    }
munchkin-the-fight = The last fight, line by line
munchkin-facts = { $turns ->
    [one] 1 turn
   *[other] { $turns } turns
    } · { $fights ->
    [one] 1 fight
   *[other] { $fights } fights
    } · helped { $helps ->
    [0] never
    [one] once
   *[other] { $helps } times
    } · { $curses ->
    [0] no curse
    [one] 1 curse
   *[other] { $curses } curses
    } · { $deaths ->
    [0] nobody died
    [one] 1 death
   *[other] { $deaths } deaths
    }
munchkin-same-table = Same table, new doors

# Options
munchkin-opt-pace = Time to answer
munchkin-pace-brisk = brisk, 2.5 seconds
munchkin-pace-calm = calm, 10 seconds
munchkin-pace-relaxed = relaxed, no clock
munchkin-opt-level = Winning Level
munchkin-opt-top = first to Level { $level }
munchkin-opt-first = Who begins
    .lot = by lot
    .host = the host
munchkin-opt-fast = Fast
    .what = nobody loots the room
munchkin-opt-items-own-turn = Items on own turn
    .what = hand items only in one’s own turn
munchkin-opt-no-sides = No sexes
    .what = cards that name one apply to nobody, or to all
munchkin-opt-two = Two players
    .what = unofficial, but it works
munchkin-opt-set = Own card set (JSON)
    .own = Playing with your own set.
    .house = Back to the house set
    .broken = { $name } is no JSON file. A card set is written as JSON.

# First steps
munchkin-step-other = A fine idea for later. In this lesson, take what glows.
munchkin-step-1 = Get dressed.
    .how = You are Level 1 and wear nothing. Choose the Baguette in your hand and put it on your mat: +2 in every fight.
munchkin-step-2 = Now kick the door.
    .how = Whatever is behind it is yours to deal with.
munchkin-step-3 = Two bills.
    .how = You count 3, she counts 4. You must be higher. Choose the Bucket and throw it in for the fighters: 3 becomes 6.
munchkin-step-4 = Winning by 2.
    .how = Say that is all. Then comes last call: everybody else has a moment to spoil it. Nobody holds a grudge yet.
munchkin-step-5 = Level 2, and two treasures.
    .how = A kill brings levels and treasures. Nothing more to do: end your turn.
munchkin-step-6 = Some turns later.
    .how = You are Level 4, Rosa is 6. Kick.
munchkin-step-7 = Too big for one.
    .how = 6 against 8. Ask Rosa for help and name a price: treasures, items, whatever you like. A deal binds.
munchkin-step-8 = Together 13.
    .how = Her Level and her broom count for you. Resolve, before somebody has an idea.
munchkin-step-9 = Malik had an idea.
    .how = A double espresso: the bear counts 13 now, and a tie goes to the monsters. No card left? Resolve, and run.
munchkin-step-10 = Run!
    .how = One die for each monster. 5 or more and you are away; less, and it does what its card says.
munchkin-step-11 = The die is down.
    .how = Everybody may still meddle with it. Pass, and be off.
munchkin-step-end = That is all you need.
munchkin-step-more-win = First to Level 10 wins, and the last level takes a kill.
munchkin-step-more-curse = Curses can be played on anyone at any time. Also on the friend beside you.
munchkin-step-more-sell = 1000 gold of items sell for a level. Too many cards at the end of a turn go to the poorest.
munchkin-step-more-death = Death costs your things, not your Level. The others help themselves.
munchkin-step-more-friends = Every total opens into its bill. Nobody can cheat, so everybody will bargain.

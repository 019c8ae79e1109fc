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
munchkin-slot-head = head
munchkin-slot-armour = armour
munchkin-slot-foot = feet
munchkin-slot-hand = one hand
munchkin-slot-hand-two = two hands
munchkin-slot-none = loose

## What only the page says of Wucherer

seat-1 = Red
    .letter = R
seat-2 = Blue
    .letter = B
seat-3 = Yellow
    .letter = Y
seat-4 = Green
    .letter = G
seat-5 = Mauve
    .letter = M
seat-6 = Slate
    .letter = S

page-playable = Playable.
page-lit = Lit: choose here.
page-card-count = { $count ->
    [one] one card
   *[other] { $count } cards
    }
page-money = { $money ->
    [one] { $money } mark
   *[other] { $money } marks
    }
page-game = Game { $number } of { $games }
page-game-target = Game { $number }, up to { $target } marks
page-street = Street of { $name }
page-rent-now = Rent as things stand: { $money }
page-flat = { $flat }, { $kind }: { $occupant }
page-pays = pays { $pays }
page-kind-basement = basement
page-kind-ground = ground floor
page-kind-storey = storey
page-kind-loft = loft
page-upper = upper flat
page-times = rents ×{ $times }
page-face = under the storey: { $card_the }
page-lot = Building plot
page-lot-hint = A roof, then storeys: drag cards here, or choose a Roof.
page-site = Under construction: { $storeys ->
    [0] no storey yet
    [one] one storey
   *[other] { $storeys } storeys
    }
page-jail = Jail
page-jail-empty = nobody
page-pile = pile
page-discard = discards
page-discard-empty = none
page-piles = Pile and discards
page-on-table = On the table
page-collect = Collect the rent: { $rent }
page-collect-help = { $rent ->
    [one] 1 mark
   *[other] { $rent } marks
    }{ $most ->
    [0] , all in money
    [one] , or a card for it
   *[other] , or up to { $most } cards for it
    }
page-roof-on = Put the roof on
page-choose-what = { $card }: what do you do with it?
page-would = This is what would happen:
page-take = How many cards?
page-take-some = { $cards ->
    [0] No card
    [one] 1 card
   *[other] { $cards } cards
    }
page-take-money = + { $money ->
    [one] 1 mark
   *[other] { $money } marks
    }
page-take-savings = − { $money ->
    [one] 1 mark
   *[other] { $money } marks
    } of savings
page-sum = Rent of house { $house }
page-sum-squatted = Squatters: nobody pays.
page-final = Final round: no more cards
page-result-end = How everybody stands in the end
page-result-money = Money
page-result-before = Earlier games
page-result-this = Last game
page-result-houses = Houses
page-result-rent = Rent each turn

# Keyboard

page-key-move = go from flat to flat and from house to house
page-key-enter = play what is lit
page-key-card = choose a card of your hand
page-key-pass = pass, when you may answer
page-key-escape = drop a choice

# Everything one reads of RoomShare. The ids are the same in French and English; palier/text/__init__.py tells how a
# machine name (red, C2, north) becomes a word.

## The game

game-title = RoomShare
game-line = Three under one roof and everybody gains; four, and everybody is out.
game-description =
    You are an estate agent and your clients want to share a flat. Each turn a card opens a flat of the building to you: a
    home where three people live together earns points for whoever placed them. But as soon as a fourth moves in, the
    landlord notices and everyone leaves by the door they stand at, into the neighbouring flats, which may then overflow in
    their turn. The edges of the building join, chains reach far, and whoever places well, on the right arrow, makes the
    whole house move.
game-credits =
    RoomShare is a game by Mr.Kou with art by Yuka Takahara, born in Japan in the circle RMBC (2022); the French edition is
    by Musoka Studio (2025). Palier is an independent work: its wording and its drawings are our own.

## Families: which words an argument is made of

family-hand = card
family-landing = arrow
family-other_colour = colour
family-reserve = seat
family-tenants = colour

## Seats

seat-1 = Red
seat-2 = Blue
seat-3 = Yellow
seat-4 = Green

## Colours

colour-red = red
    .plural = reds
    .letter = R
colour-blue = blue
    .plural = blues
    .letter = B
colour-yellow = yellow
    .plural = yellows
    .letter = Y
colour-green = green
    .plural = greens
    .letter = G

## Arrows

arrow-north = north
    .of = north
    .at = on the north arrow
    .by = by the north door
arrow-east = east
    .of = east
    .at = on the east arrow
    .by = by the east door
arrow-south = south
    .of = south
    .at = on the south arrow
    .by = by the south door
arrow-west = west
    .of = west
    .at = on the west arrow
    .by = by the west door

## Flats

kind-classic = classic
    .a = a classic flat
    .short = { "" }
kind-classic-effect = with exactly three, 1 point for each meeple of your colour
kind-suite = suite
    .a = a suite
    .short = suite
kind-suite-effect = with exactly three, 2 points for each meeple of your colour
kind-haunted = haunted
    .a = a haunted flat
    .short = ghost
kind-haunted-effect = always −2 points for each meeple of your colour
kind-royal = royal suite
    .a = a royal suite
    .short = royal
kind-royal-effect = with exactly three, 3 points for each meeple of your colour

## Cards

card-key-red = Red Key
    .a = a Red Key
card-key-red-effect = place a meeple where a red one lives
card-key-blue = Blue Key
    .a = a Blue Key
card-key-blue-effect = place a meeple where a blue one lives
card-key-yellow = Yellow Key
    .a = a Yellow Key
card-key-yellow-effect = place a meeple where a yellow one lives
card-key-green = Green Key
    .a = a Green Key
card-key-green-effect = place a meeple where a green one lives
card-communication = Communication
    .a = a Communication
card-communication-effect = a Key of any colour you like
card-departure = Departure day
    .a = a Departure day
card-departure-effect = send a meeple of another colour than yours back to a reserve
card-eviction = Forced eviction
    .a = a Forced eviction
card-eviction-effect = empty a flat that somebody lives in, full or not
card-contract = New contract
    .a = a New contract
card-contract-effect = place a meeple in an empty flat, or where your colour lives
card-exchange = Flat exchange
    .a = a Flat exchange
card-exchange-effect = two meeples of different flats change places
card-renovation = Renovation
    .a = a Renovation
card-renovation-effect = two meeples of one flat swap arrows

## Variants

option-royal_suite = Royal suite
option-royal_suite-help = A suite that pays 3 points a meeple is shuffled into the ring of flats.
option-royal_suite_replaces = Flat it replaces
option-royal_suite_replaces-help = Which kind of flat the royal suite replaces: classic, suite or haunted.
option-renovation = Renovation
option-renovation-help = Two Renovation cards are shuffled into the deck: two flatmates swap arrows.
option-no_cards = Without cards
option-no_cards-help = For two only and without Renovation: place one meeple a turn, in any flat where somebody lives.
option-chosen_setup = Chosen set-up
option-chosen_setup-help = The players choose second colours and starting corners instead of drawing lots.
value-classic = classic
value-suite = suite
value-haunted = haunted

## Moments of a match

stage-setup = set-up
stage-play = under way
stage-last_chance = last chance
stage-over = over

## Questions: to whoever answers, then to the others

where-red = a flat where a red meeple lives
    .other = a flat where a red meeple lives
where-blue = a flat where a blue meeple lives
    .other = a flat where a blue meeple lives
where-yellow = a flat where a yellow meeple lives
    .other = a flat where a yellow meeple lives
where-green = a flat where a green meeple lives
    .other = a flat where a green meeple lives
where-any = a flat where somebody lives
    .other = a flat where somebody lives
where-contract = an empty flat, or a flat where your colour lives
    .other = an empty flat, or a flat where their colour lives
where-last_chance = for last chance, a flat of one or two meeples where your colour lives, or pass
    .other = for last chance, a flat where their colour lives

ask-second = Choose your second colour.
ask-second-other = { $player } is choosing a second colour.
ask-corner = Choose the corner where the { $colour } meeple starts.
ask-corner-other = { $player } is choosing the corner where the { $colour } meeple starts.
ask-card = Choose the card to play.
ask-card-other = { $player } is choosing a card.
ask-place = Where does your meeple go? Choose { $where }.
ask-place-other = { $player } is choosing where to place a meeple: { $where_other }.
ask-colour = Which meeple of your reserve do you place in { $flat }?
ask-colour-other = { $player } is choosing the meeple to place in { $flat }.
ask-arrow = On which arrow of { $flat } do you place the { $colour } meeple?
ask-arrow-other = { $player } is choosing the arrow of { $flat } for the { $colour } meeple.
ask-departure = Choose the meeple to send back to a reserve.
ask-departure-other = { $player } is choosing a meeple to send back to a reserve.
ask-eviction = Choose the flat to empty.
ask-eviction-other = { $player } is choosing the flat to empty.
ask-exchange = Choose the first of the two meeples to exchange.
ask-exchange-other = { $player } is choosing the first of the two meeples to exchange.
ask-exchange_with = With which meeple of another flat does the { $colour } one of { $flat } ({ $arrow }) change places?
ask-exchange_with-other = { $player } is choosing whom to exchange with the { $colour } meeple of { $flat } ({ $arrow }).
ask-renovation = Choose the first of the two flatmates who swap arrows.
ask-renovation-other = { $player } is choosing the first of the two flatmates who swap arrows.
ask-renovation_with = With which flatmate does the { $colour } meeple of { $flat } ({ $arrow }) swap arrows?
ask-renovation_with-other = { $player } is choosing with whom the { $colour } meeple of { $flat } ({ $arrow }) swaps arrows.
ask-chain = Several flats are full ({ $flats }): which one is emptied first?
ask-chain-other = Several flats are full ({ $flats }): { $player } is choosing which one is emptied first.
ask-landing = The { $colour } meeple leaves { $flat } { $arrow_by } and arrives in { $to }: on which arrow?
ask-landing-other = The { $colour } meeple leaves { $flat } { $arrow_by }; { $player } is choosing its arrow in { $to }.
ask-staying = Blocked, the { $colour } meeple stays in { $flat } ({ $arrow }): which arrow does it get?
ask-staying-other = Blocked, the { $colour } meeple stays in { $flat } ({ $arrow }); { $player } is choosing its arrow.

## Answers

action-play = Play { $card_a }
    .arguments = card
    .short = Play { $card_a }
    .detail = { $card }: { $card_effect }
action-discard = Discard { $card_a }
    .arguments = card
    .detail = Discard { $card_a }, which can have no effect
action-flat = Flat { $flat }
    .arguments = flat
    .detail =
        { $flat }, { $kind }: { $tenants_count ->
            [0] nobody
            [1] one { $tenants }
           *[other] { $tenants }
        }
action-colour = A { $colour } meeple
    .arguments = colour
    .detail = A { $colour } meeple
action-arrow = The { $arrow_of } arrow
    .arguments = arrow
    .detail = The { $arrow_of } arrow, towards { $next }
action-meeple = The meeple of { $flat }, { $arrow_at }
    .arguments = flat arrow
    .detail = The { $colour } meeple of { $flat } ({ $arrow })
action-auto = Leave the rest of the chain to the program
action-pass = Pass

## Events: the log

event-turn = Turn { $number }: { $player } to play.
event-played = { $player } played { $card_a }.
event-discarded = { $player } discarded { $card_a }, which could have no effect.
event-placed = { $player } placed a { $colour } meeple in { $flat }, { $arrow_at }.
event-evicted = The landlord threw everybody out of { $flat }.
event-moved = The { $colour } meeple left { $flat } { $arrow_by } for { $to } and landed { $landing_at }.
event-stayed = Blocked, the { $colour } meeple stayed in { $flat }, { $landing_at }.
event-auto = { $player } left the rest of the chain to the program.
event-valve = The chain reached a hundred evictions; the rest went by itself.
event-departed =
    { $reserve_self ->
        [true] { $player } took the { $colour } meeple of { $flat } ({ $arrow }) into their own reserve.
       *[false] { $player } sent the { $colour } meeple of { $flat } ({ $arrow }) back to { $reserve }’s reserve.
    }
event-exchanged = { $player } exchanged the { $colour } meeple of { $flat } ({ $arrow }) and the { $other_colour } meeple of { $to } ({ $landing }).
event-renovated = In { $flat }, { $player } swapped the { $colour } meeple ({ $arrow }) and the { $other_colour } meeple ({ $landing }).
event-drew = { $player } drew a card.
    .card = { $player } drew { $card_a }.
event-reshuffled =
    The draw pile was empty: { $cards ->
        [one] the one discarded card became the draw pile
       *[other] the { $cards } discarded cards were shuffled
    }.
event-dealt = { $player } was dealt { $cards } cards.
    .hand = { $player } was dealt { $hand_a }.
event-last_chance = { $player } emptied their reserve: it is last chance for the others.
event-passed =
    { $forced ->
        [true] { $player } had no flat to place in and passed.
       *[false] { $player } chose to pass.
    }
event-second = { $player } took { $colour } as a second colour.
event-corner = A { $colour } meeple moved into the corner { $flat }.
event-ended =
    The game is over: { $winners } { $winners_count ->
        [one] wins
       *[other] win
    }, { $reason }.

## What decided

reason-points = with the most points
reason-reserve = tied on points, with the fewest meeples in reserve
reason-order = tied on points and reserve, as the earliest in the order of last chance
reason-first_turn = tied on points, for having taken the first turn

## Figures of a simulation

statistic-longest_chain = Longest chain
statistic-longest_chain_mean = Longest chain, on average
statistic-turns = Turns, at most
statistic-turns_mean = Turns, on average

## The picture

picture-title = RoomShare: the building
picture-turn =
    { $stage_id ->
        [play] Turn { $turn }
        [setup] Set-up
        [last_chance] Last chance
       *[over] Game over
    }
picture-description = The building from above: five flats wide, four flats high; the edges join.
picture-flat =
    { $flat }, { $kind }, { $tenants_count ->
        [0] nobody.
        [one] one meeple: { $tenants }.
       *[other] { $tenants_count } meeples: { $tenants }.
    }
picture-tenant = { $colour } { $arrow_at }
picture-pays =
    { $pays ->
        [0] Pays nothing for now.
        [one] Pays 1 point a meeple.
       *[other] Pays { $pays } points a meeple.
    }
picture-costs = Costs 2 points a meeple.
picture-full = full
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-points-unit =
    { $points ->
        [one] point
       *[other] points
    }
picture-reserve = reserve
picture-reserve-empty = empty reserve
picture-hand-size =
    { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }
picture-piles = Draw pile: { $deck } · discard pile: { $discard }
picture-played = Card in play: { $card }
picture-hand = Your hand
picture-to-play = { $player } to play
picture-won = { $player } wins
picture-player = { $player }: { $points }, { $reserve ->
    [0] empty reserve
    [one] { $reserve } meeple in reserve
   *[other] { $reserve } meeples in reserve
    }.

## What is wrong with a position: seats count from 0, fields and names are told as they are written

position-meeples_most = There are { $found } meeples on the board and in reserve, and only { $most } in the box.
position-letters = { $given } on { $place } must be 4 letters for north, east, south, west.
position-letter = { $given } on { $place } is none of r, b, y, g or . for nobody.
position-second = Second colours are for two players: one has yellow, the other green.
position-empty_hand = Seat { $seat } has no card in hand.
position-full = Flat number { $given } in “full” does not hold four meeples.
position-one_thing = A position asks one thing, and several only while setting up.
position-finisher = After the last turn a position must name the “{ $where }”.
position-stage = “{ $ask }” about { $about } is not asked in stage “{ $stage }”.
position-emptied = { $place } is being emptied, so it does not wait in “full”.
position-not_full = { $place } holds four meeples but is not listed in “full”.
position-spent = Seat { $seat } has nothing left in reserve, so nobody is to play any more.
position-setup = Stage “setup” needs the option chosen_setup.
position-setup_questions = These are not the questions that a set-up asks from this first player.
position-setup_active = “active” must be the seat that chooses now.
position-setup_second = Second colours must be chosen just when they have been asked for.
position-setup_corners = While setting up, the board holds one meeple on a corner for each corner chosen.
position-setup_reserve = Seat { $seat } does not hold the reserve that a match starts with.
position-no_chain = { $place } holds four meeples though no chain is under way.
position-finisher_holds = Seat { $seat } is the finisher but still holds meeples in reserve.
position-flats = There are { $found } flats of kind “{ $kind }”, not { $expected }.
position-core = { $place } is one of the six in the middle and must be classic.
position-meeples = There are { $found } “{ $colour }” meeples, not { $expected }.
position-colour_gone = No “{ $colour }” meeple is on the board: the last of a colour never leaves it.
position-foreign = Seat { $seat } holds “{ $colour }” meeples, which belong to seat { $owner }.
position-hand = Seat { $seat } holds { $found } cards, not { $expected }.

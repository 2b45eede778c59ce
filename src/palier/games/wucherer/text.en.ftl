# Everything one reads of Wucherer. The ids are the same in French and English; palier/text/__init__.py tells how a
# machine name (student, A2) becomes a word.

## The game

game-title = Wucherer
game-line = Build fast, let dear, and always have an alibi.
game-description =
    You are a landlord. Your cards are storeys, tenants and dirty tricks all at once: a house is built from any of them,
    face down, and a roof. Tenants pay more than emptiness, but they have their demands: the pensioner climbs no stairs, the
    freaks bear only themselves, the family denounces its landlord. At other people’s places you move squatters in, move
    tenants out, murder and bomb, and try not to end up in jail. Whoever has the most money when the pile is used up
    wins.
game-credits =
    Wucherer is a game by Friedemann Friese, born in Bremen at Spiel-Bau-Stelle (1992) and published again by Abacus and, as
    Landlord!, by Rio Grande (1997). Palier is an independent work: rules and drawings here are our own.

## Families: which words arguments are made of

family-by = seat
family-owner = seat
family-payer = seat
family-hand = card
family-target = card
family-tenants = card

## Cards

card-musicians = Musicians
    .a = Musicians
    .the = the Musicians
    .short = Mus
card-musicians-effect = rent 2, up to 6 storeys; on entering they drive everybody else into another house
card-mover = Removal man
    .a = a Removal man
    .the = the Removal man
    .short = Mov
card-mover-effect = rent 1, up to 5 storeys; 2 marks for his landlord at each Removal
card-student = Student
    .a = a Student
    .the = the Student
    .short = Stu
card-student-effect = rent 2, up to 6 storeys; 1 mark more with another student in the house
card-single = Single woman
    .a = a Single woman
    .the = the Single woman
    .short = Sgl
card-single-effect = rent 3, up to 4 storeys; no Murder can be aimed at her
card-retiree = Pensioner
    .a = a Pensioner
    .the = the Pensioner
    .short = Pen
card-retiree-effect = rent 4, a house of one storey; in the basement or on the ground floor
card-family = Family
    .a = a Family
    .the = the Family
    .short = Fam
card-family-effect = rent 5, up to 4 storeys, two flats; denounces its landlord’s crimes
card-celebrities = Celebrities
    .a = Celebrities
    .the = the Celebrities
    .short = VIP
card-celebrities-effect = rent 2, up to 3 storeys; other rents and empty flats count double
card-freaks = Freaks
    .a = Freaks
    .the = the Freaks
    .short = Frk
card-freaks-effect = rent 3, up to 5 storeys; only an empty house or other Freaks
card-woman_child = Woman with child
    .a = a Woman with child
    .the = the Woman with child
    .short = W+c
card-woman_child-effect = rent 4, up to 5 storeys; whoever’s turn it is may discard her
card-snob = Snob
    .a = a Snob
    .the = the Snob
    .short = Snb
card-snob-effect = rent 6, a house of one storey, two flats: he needs a loft or a basement
card-roof = Roof
    .a = a Roof
    .the = the Roof
    .short = Roof
card-roof-effect = closes a house of one storey or more
card-loft = Loft conversion
    .a = a Loft conversion
    .the = the Loft conversion
    .short = Loft
card-loft-effect = makes the roof of any house a flat
card-basement = Basement flat
    .a = a Basement flat
    .the = the Basement flat
    .short = Base
card-basement-effect = one more flat under a house that has none
card-removal = Removal
    .a = a Removal
    .the = the Removal
    .short = Rmv
card-removal-effect = an occupant goes to another flat that suits, or under the pile
card-murder = Murder
    .a = a Murder
    .the = the Murder
    .short = Mrd
card-murder-effect = an occupant, but no Single woman, goes to the discard pile; this is a crime
card-bomb = Bomb
    .a = a Bomb
    .the = the Bomb
    .short = Bmb
card-bomb-effect = a house and its occupants go under the pile; this is a crime
card-squatter = Squatters
    .a = Squatters
    .the = the Squatters
    .short = SQUAT
card-squatter-effect = in an empty flat: the house earns nothing any more
card-police = Police
    .a = Police
    .the = the Police
    .short = Pol
card-police-effect = clears squatters, or has the author of a crime at your place arrested
card-alibi = Alibi
    .a = an Alibi
    .the = the Alibi
    .short = Alb
card-alibi-effect = an arrest passes to your left neighbour
card-justice = Court
    .a = a Court
    .the = the Court
    .short = Crt
card-justice-effect = serves as an Alibi, or gets you out of jail
card-madman = Mad gunman
    .a = a Mad gunman
    .the = the Mad gunman
    .short = Gun
card-madman-effect = turns a crime at your place against its author
card-flat_roof = Flat roof
    .a = a Flat roof
    .the = the Flat roof
    .short = Flt
card-flat_roof-effect = closes a house, or covers a roof that will never be converted
card-attic_fitout = Attic fit-out
    .a = an Attic fit-out
    .the = the Attic fit-out
    .short = Att
card-attic_fitout-effect = like a Loft conversion
card-rent_refusal = Rent refusal
    .a = a Rent refusal
    .the = the Rent refusal
    .short = Ref
card-rent_refusal-effect = a tenant does not pay the next rent
card-broker = Broker
    .a = a Broker
    .the = the Broker
    .short = Brk
card-broker-effect = whoever moves a tenant of yours out pays you that tenant’s rent
card-politics = Politics
    .a = Politics
    .the = the Politics
    .short = Plt
card-politics-effect = as you like: Own use, a Demolition or the way out of jail
card-own_use = Own use
    .a = Own use
    .the = the Own use
    .short = Own
card-own_use-effect = all tenants of a house go back to its owner’s hand
card-recycling = Dual system
    .a = a Dual system
    .the = the Dual system
    .short = Dual
card-recycling-effect = take the top card of the discard pile
card-demolition = Demolition
    .a = a Demolition
    .the = the Demolition
    .short = Dem
card-demolition-effect = the tenants of a house are rehoused and its owner takes its cards back

## Variants

option-extension = Extension
option-extension-help = Fourteen more cards: flat roofs, an attic, rent refusals, brokers, politics, own use, dual systems, demolitions.
option-games = Number of games
option-games-help = So many games are played in a row and the money is added up; the first player changes each time.
option-target = Total to reach
option-target-help = Games are played until somebody reaches this total, 111 for example; 0 to play otherwise.
option-staggered_start = Staggered start
option-staggered_start-help = In the first turn the number of cards is limited by the place, and some places start with a little more money, so that all have their chance. This rule is ours.
option-stall_rounds = Rounds without a card
option-stall_rounds-help = After so many rounds in which nobody takes a card the end is near; 0 never to end like that.
option-bomb_reopens = The bomb reopens
option-bomb_reopens-help = A bomb in the final round makes a new pile, and the game goes on.
option-buy_from_savings = Savings buy cards
option-buy_from_savings-help = Money earned before may pay for cards too.
option-min_income = Least income
option-min_income-help = Who gets at least 1: only those without a house (houseless), or everybody (all).
option-woman_evict = Woman with child
option-woman_evict-help = Who may put her out in their turn: anybody (any), or only her landlord (owner).
option-squat_noplace = Flight without a flat
option-squat_noplace-help = Who flees and finds no flat is discarded but stays when all is full (both), or is always discarded (discard).
value-houseless = without a house
value-all = everybody
value-any = anybody
value-owner = the owner
value-both = stay or go
value-discard = discard

## Moments of a match

stage-play = under way
stage-over = over

## Figures of simulations

statistic-games_played_mean = Games played, on average
statistic-rounds = Rounds, at most
statistic-rounds_mean = Rounds, on average
statistic-turns_mean = Turns, on average
statistic-crimes_mean = Crimes, on average
statistic-arrests_mean = Arrests, on average
statistic-richest = Money of the richest, at most
statistic-richest_mean = Money of the richest, on average
statistic-poorest_mean = Money of the poorest, on average

## Windows: moments in which one may answer what another does

window-squatters = when squatters move in
window-murder = when someone is murdered in my house
window-bomb = when my house is bombed
window-arrest = when I am being arrested
window-removal = when my tenant is moved out

## Questions: to whoever answers, then to the others

ask-turn = Your turn: a card, a house to build, or collect.
ask-turn-other = { $player } is playing cards.
ask-bail = You are in jail. Do you pay 5 marks to get out?
ask-bail-other = { $player } decides whether to pay bail.
ask-flight = Your houses are squatted: who leaves first?
ask-flight-other = { $player } chooses who flees from the squatters.
ask-settle =
    { $why_id ->
        [flight] The squatters drive { $card_the } out of { $flat }: where to?
        [eviction] The musicians drive { $card_the } out of { $flat }: where to?
       *[rehousing] The house will be demolished. Where to with { $card_the } of { $flat }?
    }
ask-settle-other = { $player } chooses where to send { $card_the } of { $flat }.
ask-flat = Which flat for { $card_the }?
ask-flat-other = { $player } chooses a flat for { $card_the }.
ask-house = Which house for { $card_the }?
ask-house-other = { $player } chooses a house for { $card_the }.
ask-occupant = Whom is { $card_the } for?
ask-occupant-other = { $player } chooses whom { $card_the } is for.
ask-destination = Where to with { $card_the } of { $flat }?
ask-destination-other = { $player } chooses where to move { $card_the } of { $flat }.
ask-storey =
    { $storeys ->
        [0] Which card for the ground floor?
        [one] One storey is laid. Another, or the roof?
       *[other] { $storeys } storeys are laid. Another, or the roof?
    }
ask-storey-other = { $player } is building a house.
ask-mode = As which card do you play Politics?
ask-mode-other = { $player } chooses what to do with Politics.
ask-evicted = The musicians are loud in house { $house }: who leaves now?
ask-evicted-other = { $player } chooses who leaves house { $house }.
ask-rehoused = House { $house } will be demolished: who is rehoused now?
ask-rehoused-other = { $player } rehouses the tenants of house { $house }.
ask-redirect = The mad gunman turns { $card_the } on { $by }: which target?
ask-redirect-other = { $player } chooses the gunman’s target at { $by }’s place.
ask-rent =
    { $rent ->
        [one] You collect 1 mark of rent
       *[other] You collect { $rent } marks of rent
    }: how many cards do you take (at most { $most })?
ask-rent-other = { $player } collects { $rent } and chooses how many cards to take.
ask-squat = { $by } moved squatters into { $flat }. Do you call the police?
ask-squat-other = { $player } may call the police on the squatters of { $flat }.
ask-madman =
    { $card_id ->
        [bomb] { $by } lays a bomb in your house { $house }. Do you send the mad gunman?
       *[murder] { $by } is after your occupant of { $flat } ({ $target }). Do you send the mad gunman?
    }
ask-madman-other = { $player } may answer with the mad gunman.
ask-police =
    { $card_id ->
        [bomb] A bomb lies in your house { $house }. Do you call the police?
       *[murder] There is a murder at your place, in { $flat } ({ $target }). Do you call the police?
    }
ask-police-other = { $player } may call the police.
ask-alibi = You are being arrested. Do you have an alibi?
ask-alibi-other = { $player } is being arrested and may have an alibi.
ask-broker =
    { $by } moves { $card_the } of { $flat } out. Do you send a broker, for { $amount ->
        [one] 1 mark
       *[other] { $amount } marks
    }?
ask-broker-other = { $player } may send a broker.

## Answers

action-build = Build a house with { $card_a }
    .arguments = card
action-storey = Lay { $card_a } face down
    .arguments = card
action-play = Play { $card_a }
    .arguments = card
    .short = Play { $card_a }
    .detail = { $card }: { $card_effect }
action-flat = Flat { $flat }
    .arguments = flat
    .short =
        { $occupant_id ->
            [nobody] Flat { $flat } (empty)
           *[other] Flat { $flat } ({ $occupant })
        }
    .detail =
        { $flat }: { $occupant_id ->
            [nobody] { nobody }
           *[other] { $occupant }
        }
action-house = House { $house }
    .arguments = house
action-under = Under the pile
action-dismiss = Put out the woman with child of { $flat }
    .arguments = flat
action-answer = Answer with { $card_a }
    .arguments = card
    .short = Answer with { $card_a }
    .detail = { $card }: { $card_effect }
action-as = As { $card_a }
    .arguments = card
action-release = Leave jail
action-cards = Cards taken: { $number }
    .arguments = number
    .short =
        { $number ->
            [0] No card
            [one] { $number } card
           *[other] { $number } cards
        } and { $money ->
            [0] no money
            [one] { $money } mark
           *[other] { $money } marks
        }
    .detail = Cards taken: { $number }; money: { $money }
action-bail = Pay the bail of 5 marks
action-done = Done
action-pass = Pass
nobody = nobody

## Events: the log

event-turn =
    { $final ->
        [true] Last turn of { $player }.
       *[false] Turn { $number }: { $player } plays.
    }
event-dealt = { $player } was dealt { $cards } cards.
    .hand = { $player } was dealt { $hand_a }.
event-bailed = { $player } paid { $amount } marks and is out of jail.
event-played = { $player } played { $card_a }.
event-building = { $player } begins a house.
event-storey = { $player } laid a storey.
    .card = { $player } laid a storey: { $card_a }.
event-built =
    { $player } built house { $house } of { $storeys ->
        [one] one storey
       *[other] { $storeys } storeys
    }.
event-converted =
    { $owner_self ->
        [true] { $player } played { $card_the } on their house { $house }.
       *[false] { $player } played { $card_the } on house { $house } of { $owner }.
    }
event-moved_in =
    { $owner_self ->
        [true] { $player } moved { $card_the } into { $flat }.
       *[false] { $player } moved { $card_the } into { $flat }, at { $owner }’s place.
    }
event-squatted =
    { $owner_self ->
        [true] { $player } moved squatters into their own { $flat }.
       *[false] { $player } moved squatters into { $flat }, at { $owner }’s place.
    }
event-answered = { $player } answered with { $card_a }.
event-passed = { $player } passed.
event-cleared = { $player } had the squatters of { $flat } cleared.
event-settled =
    { $why_id ->
        [flight] The squatters drove { $card_the } from { $flat } to { $to }.
        [eviction] The musicians drove { $card_the } from { $flat } to { $to }.
       *[rehousing] { $player } rehoused { $card_the } of { $flat } in { $to }.
    }
event-driven_out = No flat for { $card_the } of { $flat }, driven out by the squatters: discarded.
event-stayed = Everything is full: no way out for { $card_the } of { $flat }.
event-removal = { $player } means to move { $card_the } of { $flat } out.
    .to = { $player } means to move { $card_the } of { $flat } to { $to }.
event-mover_paid = The removal man of house { $house } earned { $player } { $amount } marks.
event-moved = { $player } moved { $card_the } from { $flat } to { $to }.
event-sent_under = { $player } sent { $card_the } of { $flat } under the pile.
event-brokered = { $payer } paid { $amount } to { $player }’s broker.
event-bomb =
    { $owner_self ->
        [true] { $player } lays a bomb in their own house { $house }.
       *[false] { $player } lays a bomb in house { $house } of { $owner }.
    }
event-murder =
    { $owner_self ->
        [true] { $player } is after { $target_the } of { $flat }, under their own roof.
       *[false] { $player } is after { $target_the } of { $flat }, at { $owner }’s place.
    }
event-denounced = The family denounced { $player }.
event-prison_alibi = Already in jail, { $player } has an alibi.
event-jailed = { $player } goes to jail.
event-freed =
    { $way_id ->
        [arrest] { $player } is free: the jail has another guest.
       *[other] { $player } is out of jail.
    }
event-redirected = { $player } turned the crime on { $owner }.
event-fizzled = The mad gunman found no target at { $player }’s place: nothing happens.
event-murdered = Murder in { $flat }: { $card }.
event-bombed = House { $house } of { $owner } blew up; its { $cards } cards are under the pile.
event-reopened = The bomb made a new pile of { $cards } cards: this is no longer the final round.
event-dismissed = { $player } put { $card_the } of { $flat } out.
event-refused = Rent refusal: { $card_the } of { $flat } will not pay the next rent.
event-taken_back = The tenants of house { $house } went back to { $owner }’s hand: { $tenants }.
event-condemned = House { $house } of { $owner } will be demolished.
event-demolished = House { $house } is gone; { $player } took back { $cards } cards.
    .hand = House { $house } is gone; { $player } took back { $hand_a }.
event-recycled = { $player } took { $card_a } back from the discard pile.
event-rent =
    { $player } collected { $rent }: { $cards ->
        [0] no card
        [one] one card
       *[other] { $cards } cards
    }, { $money ->
        [0] no money
        [one] 1 mark
       *[other] { $money } marks
    }.
event-drew =
    { $player } drew { $cards ->
        [one] one card
       *[other] { $cards } cards
    }.
    .hand = { $player } drew { $hand_a }.
event-reshuffled = The pile was used up: the { $cards } cards of the discard pile take its place.
event-final =
    { $why_id ->
        [stall] Nobody takes cards any more: this is the final round.
       *[pile] { $player } took the last card: this is the final round for the others.
    }
event-game_over = Game { $number } is over; money in the order of seats: { $money }.
event-next_game = Game { $number }: { $player } begins.
event-ended =
    The match is over: { $winners } { $winners_count ->
        [one] wins
       *[other] win
    }, { $reason }.

## What decided

reason-money = with the most money
reason-shared = tied on money

## The picture

picture-title = Wucherer: the houses
picture-description = Everybody’s houses, storey by storey, and who lives behind each window.
picture-turn =
    { $stage_id ->
        [play] Turn { $turn }
       *[over] Game over
    }
picture-final = final round
picture-money = { $money } marks
picture-income = rent { $income }
picture-prison = in jail
picture-no-house = no house
picture-squatted = squatted
picture-empty = empty
picture-refuses = refuses to pay
picture-house = House { $house } of { $owner }, rent { $rent }.
picture-flat = { $flat }: { $occupant }, { $pays }.
picture-hand-size =
    { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }
picture-piles = Pile: { $pile } · discard pile: { $discard }
picture-top = on the discard pile: { $card }
picture-hand = Your hand
picture-active = to play
picture-winner = wins

## What is wrong with a position: seats count from 0, fields and names are told as they are written

position-house_order = Houses must be in the order of their letters, each letter once.
position-too_many = { $found } cards “{ $card }” live in the houses, and the box has { $most }.
position-no_storey = House { $house } has no storey.
position-no_loft = “{ $card }” does not make a loft under the roof of house { $house }.
position-no_flat = { $given } is no number of a flat of house { $house }.
position-no_tenant = “{ $card }” does not live in a house.
position-no_payer = No tenant of flat { $place } can refuse to pay.
position-no_free_flat = There is no free flat { $place } for “{ $card }”.
position-top = “top” must be a card of the discard pile.
position-cards_most = There are { $found } cards, more than any game has.
position-empty_layer = A layer of “under” must hold cards.
position-bank = The players hold { $held }, but the bank has paid out { $paid }.
position-final = The pile is used up, but the final round has not begun.
position-over = A game is over only after its final round.
position-no_game = The match has { $most } games, so there is no game { $number }.
position-first_game = There is no game before the first one.
position-turn = Turn { $turn } belongs to seat { $seat }, not to seat { $active }.
position-freaks = Nobody lives with the freaks of house { $house } but freaks and squatters.
position-too_high = House { $house } is too high for “{ $card }”.
position-pensioner = A pensioner does not live as high up as { $place }.
position-no_question = “{ $ask }” asks nothing.
position-details = A card lies on the table exactly while its details are asked.
position-card_over = A card is on the table, but the match is over.

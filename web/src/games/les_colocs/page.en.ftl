## What only the page says of Les Colocs

page-seat = Roommate { $letter }
page-rooms = The rooms
page-room-of = { $player }’s room
page-hand-now = You can play now
page-hand-later = Not now
page-hand-empty = Your hand is empty.
page-hand-none = Nothing in your hand fits right now.
page-look = { $card }, counts { $value }
page-look-hand = { $card }: a closer look
page-job = Job: { $job }
page-rule = The rule
page-cost = Cost { $cost }
page-free-of-charge = Free
page-worth = Slack { $value }
page-worth-die = Slack: die − 1
page-counts = Counts { $value } here.
page-markers = { $markers } of it as markers that stay.
page-income = Income
page-free-time = Free time
page-goal = Goal
page-bonus = { $points } on the job
page-raised = with a Raise
page-noted-income = { $income } income next turn
page-noted-free-time = { $free_time } free time next turn
page-left-income = Income left: { $income }
page-left-free-time = Free time left: { $free_time }
page-set-aside = set aside: { $income }
page-phases = Phases of the turn
page-thinking = is asked
page-active = to play
page-table = On the table
page-table-empty = Nothing is announced.
page-deck = deck
page-discard = discards
page-discard-pile = Discard pile
page-discard-empty = The discard pile is empty.
page-first = settled first
page-then = then, if it still stands
page-item-person = { $player } calls
page-item-activity = { $player } announces
page-item-shopping = { $player } goes shopping
page-item-anytime = { $player } plays
page-item-answer = { $player } answers
page-item-tv = { $player } switches on
page-item-nap = { $player } plays
page-item-die = { $player } rolled { $die }
page-item-three = { $player } chooses
page-item-basket = { $player } fills a basket
page-item-to = to { $player }’s room
page-item-at = against { $player }
page-item-on = on { $card }
page-item-cost = for { $cost }
page-basket = Your basket: { $cost } of { $income }
page-basket-hidden = Nobody sees what is in it yet.
page-die = Die: { $die }
page-answered-pass = You pass. Waiting for: { $players }.
page-answered = You have answered: { $action }. Waiting for: { $players }.
page-waiting = Waiting for: { $players }.
page-interject = You may play a card in between.
page-choose = { $card }: on whom, or what?
page-choose-call = { $card }: to whose room?
page-home = your room
page-room = To { $player }
page-call-cat = Let in
page-call-to =
    { $own ->
        [true] Call to your room
       *[false] Call to { $player }
    }
page-at =
    { $own ->
        [true] Play on yourself
       *[false] Play on { $player }
    }
page-on = Take { $card }
page-on-at =
    { $own ->
        [true] { $card }, your room
       *[false] { $card }, { $player }’s room
    }
page-send =
    { $player ->
        [none] Send { $card } away
       *[other] Send { $card } to { $player }
    }
page-lose-marked = Lose { $card } with its marker
page-do-call = Call
page-do-call-more = Call…
page-do-act = Announce
page-do-shop = Into the basket
page-do-add = Into the basket
page-do-play = Play
page-do-play-more = Play…
page-do-discard = Discard
page-end-call = Call nobody else
page-end-free = End Free Time
page-end-discard = End the turn
page-end-draw = Go on
page-end-roll = Go on
page-open-hands = Everybody’s hand
page-result-rooms = Where the slack came from
page-result-job-points = on the job
page-result-goal = { $slack } of { $goal }

## Why a card cannot be played now

why-over = The match is over.
why-answered = You have answered; the others still think.
why-choice = A choice has to be made first.
why-only-things = Only things go into a basket.
why-too-dear = Too dear for what is left.
why-cobaye = Your job forbids it.
why-tv-answer = TV cannot stop this.
why-tv = Against a roommate’s activity or shopping, or in your Free Time.
why-not-your-turn = In your own turn.
why-window = Once the table is clear.
why-nowhere = There is no room for it.
why-call-phase = When you call people.
why-free-phase = In your Free Time.
why-shop-phase = Shopping is for your Free Time.
why-no-time = No free time left.
why-squatter = The Computer Squatter is on your computer.
why-couch = The Guy on the Couch sits where you would sleep.
why-costs = Costs { $cost }, and you have { $income }.
why-own-turn = In your own turn.
why-bins = Nothing good in the discard pile.
why-bins-phase = In your Free Time.
why-too-late = Too late for this turn.
why-no-raise = Nobody would give you one now.
why-no-target = Nobody has what it takes.
why-for-alarme_de_voiture = When somebody announces Sleep.
why-for-cretin_a_la_tronconneuse = When somebody announces Sleep.
why-for-camion_poubelle = When somebody announces Sleep.
why-for-voisin_du_dessus = When somebody announces Sleep or nookie.
why-for-trou_de_memoire = When somebody announces an activity.
why-for-de_quoi_on_parlait = When somebody who has weed announces something.
why-for-serveur_sature = When somebody announces Surf the Net.
why-for-telecommande_perdue = When somebody announces or switches on TV.
why-for-jour_de_lessive = When somebody goes shopping.
why-for-pas_de_bol = When somebody plays an anytime card.
why-for-narcolepsie = When somebody announces an activity or shopping.
why-for-lunettes_de_biere = When somebody has rolled for nookie.

# Keyboard

page-key-tab = go from card to card and from button to button
page-key-enter = do what the button says
page-key-pass = pass, when you may answer
page-key-escape = drop a choice

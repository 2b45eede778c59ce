# Everything that is read of Les Colocs. The ids are the same in French and English; palier/text/__init__.py says how a
# machine name (sieste, yuppie) becomes a word.

## The game

game-title = Les Colocs
game-line = Whoever has slacked enough first has made it in life.
game-description =
    Television, beer, naps and nookie: you share a flat, and each of you has a slack goal to fill. Your job gives you a
    little money and a little free time; do as little as possible with it, in style. The others have car alarms, an aunt who
    calls, a guy on the couch whose arrival nobody remembers, and the remote.
game-note = Alcohol, drugs and sex are played for laughs: a game for grown-ups.
game-credits =
    Les Colocs (Ubik, translated by Sandy Julien) is the French edition of Chez Geek, designed by Jon Darbro, developed by
    Alain H. Dawson with Steve Jackson and Russell Godwin, illustrated by John Kovalic (Steve Jackson Games, 1999). Chez Geek
    is a trademark of Steve Jackson Games. Palier is an independent work: texts and drawings here are our own.

## Families: which words arguments are made of

family-hand = card
family-cards = card
family-other = card
family-jobs = job
family-to = seat
family-from = seat
family-target = seat

## Rooms

room-A = room A
room-B = room B
room-C = room C
room-D = room D
room-E = room E

## Jobs

job-glandeur = Slacker
job-glandeur-effect = TV cards in your room gain 1. No boss: neither You’re Fired! nor Raise.
job-batteur = Drummer
job-batteur-effect = +1 to all your nookie dice. A sense of rhythm.
job-yuppie = Corporate Drone
job-yuppie-effect = You may hold seven cards. So may your diary.
job-technicien_hotline = Tech Support
job-technicien_hotline-effect = Your Surf the Net and Computer Games gain 1. “Have you tried restarting?”
job-serveur = Waitstaff
job-serveur-effect = Sleep cards that enter your room gain 1. Nine hours on your feet.
job-cobaye = Professional Research Subject
job-cobaye-effect = No booze, weed or shrooms. The lab supplies the rest.
job-concepteur_web = Web Designer
job-concepteur_web-effect = +2 each time anybody, you included, manages to Surf the Net.
job-job_campus = Campus Job
job-job_campus-effect = Books that enter your room gain 1. Reading them is optional.
job-interimaire = Temp
job-interimaire-effect = On a change of job draw two and keep the one you like.

## Cards

type-person = Person
type-activity = Activity
type-thing = Thing
type-anytime = Anytime
tag-casse_pieds = nuisance
tag-invite = guest
tag-chat = cat
tag-cohabitation = Live-In Partner
tag-sieste = Sleep
tag-tele = TV
tag-plan_cul = nookie
tag-internet = internet
tag-jeu_video = computer game
tag-jdr = role-playing
tag-cafe = café
tag-sortie = night out
tag-clopes = cigarettes
tag-bibine = booze
tag-bouffe = food
tag-herbe = weed
tag-champis = shrooms
tag-livre = book
tag-electro = electronics
tag-annulation = cancelling

card-naze_max = Choad Warrior
card-naze_max-effect = On arrival, then in each of your turns, discard food, booze, weed or a Live-In Partner. Says thanks with his mouth full.
card-soiffard_maladroit = The Clumsy Drunk
card-soiffard_maladroit-effect = On arrival, then in each of your turns, discard booze. What he does not drink, he spills.
card-la_morfale = Hungry Girl
card-la_morfale-effect = On arrival, then in each of your turns, discard food. “Are you going to finish that?”
card-internaute_squatteur = The Computer Squatter
card-internaute_squatteur-effect = While here: no Surf the Net, no Computer Games. “Two minutes, nearly done.”
card-type_sur_le_canape = Guy on the Couch
card-type_sur_le_canape-effect = While here, no Sleep. Nobody remembers inviting him.
card-petit_joueur = The Lightweight
card-petit_joueur-effect = Each booze card here counts 1 less, never below 0. One shandy and he sings.
card-cohabitation_romantique = Live-In Partner
card-cohabitation_romantique-effect = Each nookie: take 3, or roll the die. Love is having a choice.
card-le_roliste = Mr. Gamer
card-le_roliste-effect = Your role-playing games count +1. “Are you sure you open the door?”
card-reine_de_la_tele = TV Queen
card-reine_de_la_tele-effect = Your TV cards count +1. The remote is her sceptre.
card-ubergeek = Übergeek
card-ubergeek-effect = Your Surf the Net and Computer Games count +1. Fluent in binary.
card-ame_de_la_fete = Life of the Party
card-ame_de_la_fete-effect = +1 for each other guest here, +2 at most. Without an audience he tidies up.
card-mister_motive = Mister Motivated
card-mister_motive-effect = In your Roll phase roll for him: 4 to 6, +1 free time. “Come on, up we get!”
card-feliz = Feliz
card-feliz-effect = A cat. Stays with you, and says so at five in the morning.
card-lottie = Lottie
card-lottie-effect = A cat. Stays with you. In fact you stay with her.
card-minuit = Midnight
card-minuit-effect = A cat. Stays with you. Invisible in the hallway, except to your toes.
card-sieste = Sleep
card-sieste-effect = Just five minutes. Make it three hours.
card-les_paresseux = Sloths: Nature’s Sedatives
card-les_paresseux-effect = TV and Sleep at once. Slower than them: the narrator.
card-tele_match = The Match
card-tele_match-effect = TV. You do not like football? Nobody asked.
card-tele_dossiers_y = The Y-Files
card-tele_dossiers_y-effect = TV. The truth is somewhere under the cushions.
card-tele_realite = Who Wants to Marry a Perfect Idiot?
card-tele_realite-effect = TV. Tonight the final: both have second thoughts.
card-tele_talk_show = The Big Unpacking
card-tele_talk_show-effect = TV. “My mother-in-law is furniture: they speak out.”
card-tele_quork = The Annoying World of Quork
card-tele_quork-effect = TV. Season 14. Still no idea who Quork is.
card-tele_rediffusion = The War, on a Loop
card-tele_rediffusion-effect = TV. The landing, for the third time today.
card-plan_cul_chez_jimmy = Nookie at Jimmy’s
card-plan_cul_chez_jimmy-effect = One die less one. Jimmy sleeps at his mum’s.
card-plan_cul_a_la_fac = Campus Nookie
card-plan_cul_a_la_fac-effect = One die less one. At last a reason to attend.
card-plan_cul_troupe = Backstage Nookie
card-plan_cul_troupe-effect = One die less one. Keep the costume on.
card-plan_cul_ludique = Games Night Nookie
card-plan_cul_ludique-effect = One die less one. “Are we keeping score?”
card-plan_cul_panne = Blackout Nookie
card-plan_cul_panne-effect = One die less one. The lights went out, to be clear.
card-surfer_sur_internet = Surf the Net
card-surfer_sur_internet-effect = The Web Designer gains 2. You only wanted the weather; it is four a.m.
card-jeux_video = Computer Games
card-jeux_video-effect = One more go. That one did not count.
card-jeu_de_role = Role-Playing Game
card-jeu_de_role-effect = Six hours of debate about a door that was not locked.
card-glander_au_cafe = Hang Out at the Café
card-glander_au_cafe-effect = Free if you already have a Café in your room. One espresso, four hours of table.
card-concert = Concert
card-concert-effect = Tinnitus, but live.
card-piercing = Piercing
card-piercing-effect = Discarded as soon as your permanent income rises. “You will take it out for clients?”
card-tatouage = Tattoo
card-tatouage-effect = Never comes off. From next turn your job pays 4 at most. It says “dairy aisle” in Sanskrit.
card-ultra_legeres = Ultra-Lights
card-ultra_legeres-effect = Cigarettes. You might as well open a window.
card-mentholees = Menthols
card-mentholees-effect = Cigarettes. Fresh breath, stale lungs.
card-dromadaires = Dromedaries
card-dromadaires-effect = Cigarettes. One hump short of the original.
card-clous_de_girofle = Cloves
card-clous_de_girofle-effect = Cigarettes. Smell of Christmas and the dentist.
card-biere = Beer
card-biere-effect = Booze. Lukewarm, but yours.
card-biere_brune = Stout
card-biere_brune-effect = Booze. To drink, to chew, to discuss.
card-russe_blanc = White Russian
card-russe_blanc-effect = Booze. Milk is good for your bones.
card-vieux_ragnarok = Old Ragnarok
card-vieux_ragnarok-effect = Booze. The end of the world, aged in oak.
card-nouilles_instantanees = Ramen Noodles
card-nouilles_instantanees-effect = Food. Three minutes to cook, two too many.
card-pop_corn_micro_onde = Microwave Popcorn
card-pop_corn_micro_onde-effect = Food. Half raw, half charcoal.
card-chips_salsa = Chips and Salsa
card-chips_salsa-effect = Food. The “mild” sauce lied.
card-bouffe_chinoise = Chinese Food
card-bouffe_chinoise-effect = Food. Ordered for four, eaten standing at the fridge.
card-pizza = Pizza
card-pizza-effect = Food. Cold for breakfast: two meals in one.
card-space_cake = Hash Brownies
card-space_cake-effect = Food and weed. Keep away from grandma.
card-petard = Joint
card-petard-effect = Weed. Badly rolled, with love.
card-bong = Bong
card-bong-effect = Weed. “It’s a vase, Mum.”
card-champis = Shrooms
card-champis-effect = Shrooms: neither food nor weed. The wallpaper says hello.
card-doc_serveur_nt = NT Server Manual
card-doc_serveur_nt-effect = Book. Nine hundred pages, perfect under the TV.
card-guerre_des_gaules = Caesar’s Gallic War
card-guerre_des_gaules-effect = Book. They came, they saw, you slept.
card-origine_des_especes = On the Origin of Species
card-origine_des_especes-effect = Book. Explains everything but your roommates.
card-figurine = Action Figure
card-figurine-effect = Never unboxed. It is an investment.
card-cd = Stack of CDs
card-cd-effect = Three of them in the right case.
card-gamestation = GameStation
card-gamestation-effect = Your Computer Games count +1. The working controller is yours.
card-ecran_geant = Wide-Screen TV
card-ecran_geant-effect = Your TV cards count +1. No longer fits through the door.
card-tacot = The Hoopty Car
card-tacot-effect = In your Roll phase: 1 to 3, breakdown (−1 income); 4 to 6, a ride (+1 free time).
card-verrou = Lock
card-verrou-effect = No nuisance may enter. Those inside make themselves at home.
card-alarme_de_voiture = Car Alarm
card-alarme_de_voiture-effect = Cancels Sleep. The neighbour’s, of course.
card-cretin_a_la_tronconneuse = Moron with a Chainsaw
card-cretin_a_la_tronconneuse-effect = Cancels Sleep. There is not even a tree.
card-camion_poubelle = Garbage Truck
card-camion_poubelle-effect = Cancels Sleep. Six a.m., in reverse, beep, beep, beep.
card-voisin_du_dessus = Old Man Upstairs
card-voisin_du_dessus-effect = Cancels Sleep or nookie. His broom has good ears.
card-trou_de_memoire = Brain Fart
card-trou_de_memoire-effect = Cancels a roommate’s activity. You came in here for what?
card-de_quoi_on_parlait = What Were We Talking About?
card-de_quoi_on_parlait-effect = Cancels the activity or shopping of a roommate who has weed. Wait, it was really important.
card-serveur_sature = Server Busy
card-serveur_sature-effect = Cancels Surf the Net. You are number 48,213 in the queue.
card-telecommande_perdue = Lost Remote
card-telecommande_perdue-effect = Cancels TV. You are sitting on it. You are always sitting on it.
card-jour_de_lessive = Laundry Day
card-jour_de_lessive-effect = Cancels shopping. One does not go out in a bathrobe. Any more.
card-pas_de_bol = Sucks to Be You
card-pas_de_bol-effect = Cancels a roommate’s anytime card. Life is hard, theirs above all.
card-narcolepsie = Narcolepsy
card-narcolepsie-effect = They doze off: activity or shopping cancelled, and they keep this card (Sleep).
card-lunettes_de_biere = Beer Goggles
card-lunettes_de_biere-effect = A nookie die is rolled again. The second one counts, for better or worse.
card-rupture = Break-up
card-rupture-effect = Discards a Live-In Partner. “It’s not you, it’s your couch.”
card-resquilleur = Moocher
card-resquilleur-effect = Take cigarettes from a roommate. “Got one?” There goes the packet.
card-cambrioleur = Burglar
card-cambrioleur-effect = A player loses the thing that counts most. He left the noodles, out of pity.
card-se_faire_porter_pale = Call in Sick
card-se_faire_porter_pale-effect = +1 free time this turn. Cough into the phone.
card-nettoyage_de_canape = Change in the Couch
card-nettoyage_de_canape-effect = +1 income this turn. And a button, and old gum.
card-cheque_des_parents = Money from the Parents
card-cheque_des_parents-effect = +3 income this turn. “For your books, darling.”
card-fouille_poubelles = Dumpster Diving
card-fouille_poubelles-effect = In your Free Time: take a thing costing 2 or less from the discard pile. Hardly touched.
card-canape_gratuit = Free Couch!
card-canape_gratuit-effect = Put it in your room. The stain was there before you.
card-fut_de_biere = Keg on the Landing
card-fut_de_biere-effect = Booze: put it in your room. Do not ask whose it is.
card-homicide_justifie = Justifiable Homicide
card-homicide_justifie-effect = Discards a person (no cat). He whistled during the film.
card-dehors = Get Out!
card-dehors-effect = A person (no cat) leaves your room for another, without a die. Everybody gets a turn.
card-nouveau_job = New Job
card-nouveau_job-effect = In your turn: change jobs. The CV is nearly true.
card-tes_vire = You’re Fired!
card-tes_vire-effect = Another player changes jobs. The box is on the house.
card-pas_sur_le_lit = Not on the Bed!
card-pas_sur_le_lit-effect = −1 for a cat, for ever. Too late for the duvet.
card-fin_de_la_fete = Party’s Over
card-fin_de_la_fete-effect = A player’s guests go home, a Live-In Partner excepted. The dishes stay.
card-facture_de_telephone = Phone Bill
card-facture_de_telephone-effect = −2 income for another player, this turn or next. Who called Peru?
card-augmentation = Raise
card-augmentation-effect = +1 income until your next job. The coffee machine becomes affordable.
card-frais_de_scolarite = Tuition Due
card-frais_de_scolarite-effect = With a roommate: −2. They may pay 3 in their Free Time to be rid of it.
card-visite_des_parents = Visit from the Parents
card-visite_des_parents-effect = A player discards all booze and all weed. “Funny smell in here.”

## Variants

option-two_player_jobs = Jobs for two players
option-two_player_jobs-help = Slacker and Drummer with two players: out, one each, or among the others.
option-evictions = Throwing people out
option-evictions-help = One attempt a turn, or one for each person there.
option-previous_winner = Previous winner
option-previous_winner-help = The place, from 1 on, of whoever won the previous match and chooses a job; 0 for nobody.
option-dealer = Dealer
option-dealer-help = The dealer’s place, from 1 on; 0 draws it by lot. The player on the left begins.
option-max_turns = Turns at most
option-max_turns-help = The match ends after so many turns, those nearest to their goals being equal; 0 for no limit.
value-remove = out
value-one_each = one each
value-ignore = among the others
value-one = one a turn
value-each = one a person

## Moments of a match

stage-setup = setting up
stage-draw = Draw
stage-roll = Roll
stage-call = Calling people
stage-free = Free Time
stage-discard = Discard
stage-over = over
roll-income = for income
roll-free_time = for free time
roll-tacot = for the Hoopty Car
roll-mister_motive = for Mister Motivated
roll-call = for the call
roll-evict = for throwing out
roll-plan_cul = for nookie

## Questions: to whoever answers, then to the others

ask-first_job = You won last time: choose your job.
ask-first_job-other = { $player } won last time and chooses a job.
ask-begin = Your turn begins: draw.
ask-begin-other = { $player } is about to draw.
ask-evict = Whom do you throw out?
ask-evict-other = { $player } looks for somebody to throw out.
ask-call = Whom do you call?
ask-call-other = { $player } looks for somebody to call.
ask-free = What do you do with your free time?
ask-free-other = { $player } thinks about free time.
ask-discard = Discard, or end your turn.
ask-discard-other = { $player } sorts cards.
ask-basket = What else goes into the basket?
ask-basket-other = { $player } fills a basket.
ask-eat = { $card } is hungry: what do you lose?
ask-eat-other = { $card } is hungry at { $player }’s.
ask-sieste = The noise wakes you: which Sleep do you lose?
ask-sieste-other = The noise wakes { $player }, who chooses the Sleep to lose.
ask-burgled = The Burglar hesitates: what do you lose?
ask-burgled-other = { $player } chooses what the Burglar takes.
ask-room = Where does { $card } go?
ask-room-other = { $player } chooses where { $card } goes.
ask-job = Two jobs for you: { $jobs }. Which one do you keep?
ask-job-other = { $player } chooses between { $jobs }.
ask-trim = One card too many: which one do you discard?
ask-trim-other = { $player } discards a card too many.
ask-three = { $card }: three points for sure, or the die?
ask-three-other = { $player } chooses between three points and the die.
ask-window_person = { $player } calls { $card }. Do you play a card?
ask-window_person-other = { $player } calls { $card }: waiting for answers.
ask-window_activity = { $player } announces { $card }. Do you react?
ask-window_activity-other = { $player } announces { $card }: waiting for answers.
ask-window_shopping = { $player } goes shopping ({ $cards }). Do you react?
ask-window_shopping-other = { $player } goes shopping ({ $cards }): waiting for answers.
ask-window_anytime = { $player } plays { $card }. Do you react?
ask-window_anytime-other = { $player } plays { $card }: waiting for answers.
ask-window_answer = { $player } answers with { $card }. Do you react?
ask-window_answer-other = { $player } answers with { $card }: waiting for answers.
ask-window_tv = { $player } switches on { $card }. Do you react?
ask-window_tv-other = { $player } switches on { $card }: waiting for answers.
ask-window_nap = { $player } plays { $card }. Do you react?
ask-window_nap-other = { $player } plays { $card }: waiting for answers.
ask-window_die = { $player } rolled { $die } for { $card }. Roll again?
ask-window_die-other = { $player } rolled { $die } for { $card }: waiting for answers.

## Answers

action-pass = Pass
action-draw = Draw
action-end = End the phase
action-buy = Announce the shopping
action-pay = Pay the tuition
action-roll = Roll the die
action-three = Take three points
action-room = To { $room }
    .arguments = room
action-job = { $job }
    .arguments = job
    .short = { $job }
    .detail = { $job }: { $job_effect }
action-act = { $card }
    .arguments = card
    .short = Announce { $card }
    .detail = { $card }: { $card_effect }
action-shop = Buy { $card }
    .arguments = card
    .short = Buy { $card }
    .detail = Buy { $card }: { $card_effect }
action-add = Add { $card }
    .arguments = card
    .short = Add { $card }
    .detail = Add { $card }: { $card_effect }
action-discard = Discard { $card }
    .arguments = card
action-lose = Lose { $card }
    .arguments = card marker
action-evict =
    { $card_id ->
        [none] Throw nobody out
       *[other] Throw out { $card }
    }
    .arguments = card
action-call = Call { $card }
    .arguments = card room
    .short =
        { $where ->
            [none] Call { $card }
            [home] Call { $card } to your own room
           *[other] Call { $card } to { $room }
        }
    .detail =
        { $where ->
            [none] Call { $card }: { $card_effect }
            [home] Call { $card } to your own room: { $card_effect }
           *[other] Call { $card } to { $room }: { $card_effect }
        }
action-play = Play { $card }
    .arguments = card
    .short =
        { $aim ->
            [none] Play { $card }
            [room] Play { $card }, { $room }
            [card] Play { $card } on { $other }
           *[both] Play { $card } on { $other }, { $room }
        }
    .detail =
        { $aim ->
            [none] { $card }: { $card_effect }
            [room] { $card }, { $room }: { $card_effect }
            [card] { $card } on { $other }: { $card_effect }
           *[both] { $card } on { $other }, { $room }: { $card_effect }
        }

## Events: the log

event-turn = Turn { $number }: { $player } to play.
event-job = { $player } is now { $job }, goal { $goal }.
event-jobs_drawn = { $player } has the choice between { $jobs }.
event-dealt = { $player } was dealt { $cards } cards.
    .hand = { $player } was dealt { $hand }.
event-drew =
    { $player } drew { $cards ->
        [0] nothing
        [one] a card
       *[other] { $cards } cards
    }.
    .hand =
        { $cards ->
            [0] { $player } drew nothing.
           *[other] { $player } drew { $hand }.
        }
event-reshuffled = The deck was empty: { $cards } cards of the discard pile were shuffled.
event-rolled = { $player } rolled { $die } { $roll }.
event-fixed = { $player } has { $income } income and { $free_time } free time.
event-called = { $player } called { $card } to { $to }’s room.
event-not_home = { $card } was not home.
event-entered = { $card } moved in with { $player }, for { $value }.
event-stayed = { $card } stayed on at { $player }’s.
event-moved = { $player } sent { $card } to { $to }.
event-left = { $card } left { $player }’s room.
event-taken = { $player } took { $card } from { $from }.
event-marked = { $card } now counts one point less at { $player }’s.
event-announced = { $player } announced { $card }.
event-shopping = { $player } announced shopping for { $cost }: { $cards }.
event-played = { $player } played { $card }.
    .other = { $player } played { $card } on { $other }.
event-played_at =
    { $target_self ->
        [true] { $player } played { $card } at home.
       *[false] { $player } played { $card } against { $target }.
    }
    .other =
        { $target_self ->
            [true] { $player } played { $card } on { $other }, at home.
           *[false] { $player } played { $card } on { $other }, at { $target }’s.
        }
event-answered = { $player } answered { $target } with { $card }.
event-attacked = { $player } switched { $card } on for { $target }.
event-cancelled = { $card } of { $player } was cancelled.
event-shopping_cancelled = { $player }’s shopping was cancelled; the things went back to the hand.
event-failed = { $card }: a failure for { $player }.
event-bonus = { $player } gained { $points } points on the job.
event-raised = { $player } got a Raise.
event-helped = { $player } gained { $income } income and { $free_time } free time for this turn.
event-billed =
    { $now ->
        [true] { $player } lost { $income } income.
       *[false] { $player } will have { $income } income less next turn.
    }
event-discarded = { $player } discarded { $card }.
event-ended =
    The match is over: { $winners } { $winners_count ->
        [one] wins
       *[other] win
    }, { $reason }.

## What decided

reason-goal = with the slack goal reached
reason-turns = nearest to the goal when the turns ran out

## Figures of a simulation

statistic-turns = Turns, at most
statistic-turns_mean = Turns, on average
statistic-cancelled = Cancelled cards, at most
statistic-cancelled_mean = Cancelled cards, on average
statistic-attacks = TV and naps forced, at most
statistic-attacks_mean = TV and naps forced, on average
statistic-winning_slack = The winner’s slack, at most
statistic-winning_slack_mean = The winner’s slack, on average

## The picture

picture-title = Les Colocs: the rooms
picture-turn = Turn { $turn } · { $stage }
picture-slack = { $slack } of { $goal }
picture-job = { $job } · income { $income } · free time { $free_time }
picture-hand-size =
    { $cards ->
        [0] no card
        [one] { $cards } card
       *[other] { $cards } cards
    }
picture-empty = nobody, nothing
picture-purse = Income { $income } · free time { $free_time }
picture-piles = Deck: { $deck } · discard pile: { $discard }
picture-stack = On the table
picture-hand = Your hand
picture-basket = Your basket
picture-active = to play
picture-winner = wins

# What may be answered, in standing orders

window-guest = a guest being called
window-activity = an announced activity
window-shopping = a shopping trip
window-anytime = an anytime card
window-answer = an answer to a card
window-die = a nookie die

## What is wrong with a position: seats count from 0, fields and names are told as they are written

position-jobs = Every seat has a job, but for those still to be dealt while setting up.
position-arrived = { $given } in “arrived” is no pair of a seat and a card.
position-no_person = “{ $card }” in “{ $where }” is no person.
position-card_in_room = { $given } is no card in a room: its name and its value.
position-job_pile = “job_pile” does not hold the jobs that are left over, in their order.
position-no_goal = Seat { $seat } is named as the winner but has not reached its goal.
position-no_winner = A match without a limit of turns ends only when somebody has won.
position-hand = Seat { $seat } holds { $found } cards, more than allowed.
position-goal = Seat { $seat } has reached its goal, and yet the match goes on.
position-job_out = The job “{ $job }” is not in the game.
position-job_twice = There is only one job “{ $job }”.
position-setup_dealt = Nothing is dealt before a previous winner has chosen a job.
position-setup_turn = The first turn has not begun before a previous winner has chosen a job.
position-setup_jobs = There is no job to choose from.
position-winner = There is a winner only when the match is over.
position-over = When the match is over nobody is asked and nothing lies on the table.
position-not_active = Seat { $seat } is not the active one.
position-stage = “{ $frame }” is not what stage “{ $stage }” asks.
position-setup_choice = While setting up a previous winner chooses a job, and nothing else.
position-roll_step = In the roll phase something is asked before the next step.
position-roll_other = Nothing of the kind happens in the roll phase.
position-roll_evict = Only the active seat throws people out.
position-roll_guests = At the end of the roll phase only guests eat.
position-window = A pending card has its window directly above it.
position-window_owner = The owner of a pending card is not asked about it.
position-above = “{ $frame }” has no place above “{ $below }”.
position-announced = “{ $frame }” cannot be announced here.
position-answer_to = “{ $frame }” is no answer to “{ $below }”.
position-not_here = “{ $frame }” is not asked here.
position-basket_empty = Nobody goes shopping with an empty basket.
position-basket_idle = There is a basket, but nobody is shopping.
position-basket_things = There are only Trucs in a basket.
position-basket_dear = This basket cannot be announced.
position-basket_cost = This basket costs { $cost }, not what is set aside for it.
position-answers = Answers are given only in a window.
position-nobody = Nobody of that name is in the room.
position-no_choice = This position asks something that leaves no choice.
position-no_surplus = Seat { $seat } has no card too many.
position-job_taken = A job to choose from belongs to somebody already.
position-window_idle = A window waits for nobody.
position-window_needless = A window stands open that nothing could answer.
position-answered = Seat { $seat } has answered or is waited for exactly when it is asked.
position-answer = Seat { $seat } cannot have answered that.
position-target = The card on the table has lost its target.

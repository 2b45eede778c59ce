# Tout ce qu’on lit de Wucherer. Les identifiants sont les mêmes en français et en anglais ; palier/text/__init__.py dit
# comment un nom de machine (student, A2) devient un mot.

## Le jeu

game-title = Wucherer
game-line = Bâtissez vite, louez cher, et ayez toujours un alibi.
game-description =
    Vous êtes propriétaire. Vos cartes sont à la fois des étages, des locataires et des mauvais coups : une maison se bâtit
    avec n’importe lesquelles, face cachée, et un toit. Les locataires paient plus que le vide, mais ils ont leurs exigences :
    le retraité ne monte pas d’escalier, les freaks ne supportent qu’eux-mêmes, la famille dénonce son propriétaire. Chez
    les autres, on installe des squatters, on déménage, on assassine, on pose des bombes, et l’on tâche de ne pas finir en
    prison. Qui a le plus d’argent quand la pioche est finie l’emporte.
game-credits =
    Wucherer est un jeu de Friedemann Friese, né à Brême chez Spiel-Bau-Stelle (1992), repris par Abacus et, sous le nom de
    Landlord !, par Rio Grande (1997). Palier est une œuvre indépendante : règles et dessins y sont les nôtres.

## Familles : de quels mots sont faits les arguments

family-by = seat
family-owner = seat
family-payer = seat
family-hand = card
family-target = card
family-tenants = card

## Cartes

card-musicians = Musiciens
    .a = des Musiciens
    .the = les Musiciens
    .short = Mus
card-musicians-effect = loyer 2, 6 étages au plus ; en entrant, ils font partir tous les autres dans une autre maison
card-mover = Déménageur
    .a = un Déménageur
    .the = le Déménageur
    .short = Dmé
card-mover-effect = loyer 1, 5 étages au plus ; 2 marks à son propriétaire à chaque Déménagement
card-student = Étudiant
    .a = un Étudiant
    .the = l’Étudiant
    .short = Étu
card-student-effect = loyer 2, 6 étages au plus ; 1 mark de plus avec un autre étudiant dans la maison
card-single = Célibataire
    .a = une Célibataire
    .the = la Célibataire
    .short = Cél
card-single-effect = loyer 3, 4 étages au plus ; aucun Meurtre ne peut la viser
card-retiree = Retraité
    .a = un Retraité
    .the = le Retraité
    .short = Ret
card-retiree-effect = loyer 4, maison d’un seul étage ; au sous-sol ou au rez-de-chaussée
card-family = Famille
    .a = une Famille
    .the = la Famille
    .short = Fam
card-family-effect = loyer 5, 4 étages au plus, deux appartements ; dénonce les crimes de son propriétaire
card-celebrities = Célébrités
    .a = des Célébrités
    .the = les Célébrités
    .short = VIP
card-celebrities-effect = loyer 2, 3 étages au plus ; les autres loyers et les appartements vides comptent double
card-freaks = Freaks
    .a = des Freaks
    .the = les Freaks
    .short = Frk
card-freaks-effect = loyer 3, 5 étages au plus ; seulement une maison vide ou d’autres Freaks
card-woman_child = Femme avec un enfant
    .a = une Femme avec un enfant
    .the = la Femme avec un enfant
    .short = F+e
card-woman_child-effect = loyer 4, 5 étages au plus ; qui joue son tour peut la défausser
card-snob = Snob
    .a = un Snob
    .the = le Snob
    .short = Snb
card-snob-effect = loyer 6, maison d’un seul étage, deux appartements : il lui faut un grenier ou un sous-sol
card-roof = Toit
    .a = un Toit
    .the = le Toit
    .short = Toit
card-roof-effect = ferme une maison d’un étage ou plus
card-loft = Conversion de grenier
    .a = une Conversion de grenier
    .the = la Conversion de grenier
    .short = Gren
card-loft-effect = rend habitable le toit d’une maison, la vôtre ou une autre
card-basement = Sous-sol
    .a = un Sous-sol
    .the = le Sous-sol
    .short = Cave
card-basement-effect = un appartement de plus sous une maison qui n’en a pas
card-removal = Déménagement
    .a = un Déménagement
    .the = le Déménagement
    .short = Dmt
card-removal-effect = un occupant va dans un autre appartement qui lui convient, ou sous la pioche
card-murder = Meurtre
    .a = un Meurtre
    .the = le Meurtre
    .short = Mrt
card-murder-effect = un occupant, sauf une Célibataire, va à la défausse ; c’est un crime
card-bomb = Bombe
    .a = une Bombe
    .the = la Bombe
    .short = Bmb
card-bomb-effect = une maison et ses occupants vont sous la pioche ; c’est un crime
card-squatter = Squatters
    .a = des Squatters
    .the = les Squatters
    .short = SQUAT
card-squatter-effect = dans un appartement vide : la maison ne rapporte plus rien
card-police = Police
    .a = une Police
    .the = la Police
    .short = Pol
card-police-effect = chasse des squatters, ou fait arrêter l’auteur d’un crime commis chez vous
card-alibi = Alibi
    .a = un Alibi
    .the = l’Alibi
    .short = Alb
card-alibi-effect = l’arrestation passe à votre voisin de gauche
card-justice = Justice
    .a = une Justice
    .the = la Justice
    .short = Jus
card-justice-effect = sert d’Alibi, ou vous fait sortir de prison
card-madman = Tireur fou
    .a = un Tireur fou
    .the = le Tireur fou
    .short = Fou
card-madman-effect = retourne un crime commis chez vous contre son auteur
card-flat_roof = Toit en terrasse
    .a = un Toit en terrasse
    .the = le Toit en terrasse
    .short = Ter
card-flat_roof-effect = ferme une maison, ou couvre un toit qui ne sera jamais aménagé
card-attic_fitout = Combles aménagés
    .a = des Combles aménagés
    .the = les Combles aménagés
    .short = Cmb
card-attic_fitout-effect = comme une Conversion de grenier
card-rent_refusal = Impayés
    .a = des Impayés
    .the = les Impayés
    .short = Imp
card-rent_refusal-effect = un locataire ne paie pas son prochain loyer
card-broker = Courtier
    .a = un Courtier
    .the = le Courtier
    .short = Crt
card-broker-effect = qui déménage un de vos locataires vous en paie le loyer
card-politics = Politique
    .a = une Politique
    .the = la Politique
    .short = Ptq
card-politics-effect = au choix une Expulsion, une Démolition ou la sortie de prison
card-own_use = Expulsion
    .a = une Expulsion
    .the = l’Expulsion
    .short = Exp
card-own_use-effect = tous les locataires d’une maison reviennent dans la main de son propriétaire
card-recycling = Recyclage
    .a = un Recyclage
    .the = le Recyclage
    .short = Rcy
card-recycling-effect = prenez la carte du dessus de la défausse
card-demolition = Démolition
    .a = une Démolition
    .the = la Démolition
    .short = Dém
card-demolition-effect = les locataires d’une maison sont relogés et son propriétaire en reprend les cartes

## Variantes

option-extension = Extension
option-extension-help = Quatorze cartes de plus : terrasses, combles, impayés, courtiers, politique, expulsions, recyclages, démolitions.
option-games = Nombre de parties
option-games-help = On joue tant de parties de suite et l’on additionne l’argent ; le premier joueur change à chaque fois.
option-target = Total à atteindre
option-target-help = On joue jusqu’à ce que quelqu’un atteigne ce total, 111 par exemple ; 0 pour ne pas jouer ainsi.
option-staggered_start = Départ échelonné
option-staggered_start-help = Au premier tour, le nombre de cartes est limité selon la place, et certaines places commencent avec un peu plus d’argent : chacun a ainsi ses chances. La règle est de nous.
option-stall_rounds = Tours sans pioche
option-stall_rounds-help = Après tant de tours de table où personne ne prend de carte, la fin approche ; 0 pour ne jamais finir ainsi.
option-bomb_reopens = La bombe relance
option-bomb_reopens-help = Une bombe au dernier tour forme une nouvelle pioche et la partie continue.
option-buy_from_savings = Cartes à crédit
option-buy_from_savings-help = L’argent déjà gagné peut aussi payer des cartes.
option-min_income = Revenu minimal
option-min_income-help = Qui reçoit au moins 1 : seulement qui n’a pas de maison (houseless), ou tout le monde (all).
option-woman_evict = Femme avec un enfant
option-woman_evict-help = Qui peut la mettre dehors à son tour : n’importe qui (any), ou seulement son propriétaire (owner).
option-squat_noplace = Fuite sans logement
option-squat_noplace-help = Qui fuit sans trouver où aller est défaussé, mais reste si tout est plein (both), ou est toujours défaussé (discard).
value-houseless = sans maison
value-all = tout le monde
value-any = n’importe qui
value-owner = le propriétaire
value-both = rester ou partir
value-discard = défausser

## Moments de la partie

stage-play = partie en cours
stage-over = partie terminée

## Chiffres des simulations

statistic-games_played_mean = Parties jouées, en moyenne
statistic-rounds = Tours de table, au plus
statistic-rounds_mean = Tours de table, en moyenne
statistic-turns_mean = Tours de joueur, en moyenne
statistic-crimes_mean = Crimes, en moyenne
statistic-arrests_mean = Arrestations, en moyenne
statistic-richest = Argent du plus riche, au plus
statistic-richest_mean = Argent du plus riche, en moyenne
statistic-poorest_mean = Argent du plus pauvre, en moyenne

## Fenêtres : les moments où l’on peut répondre à ce que fait un autre

window-squatters = quand des squatters s’installent
window-murder = quand on assassine dans ma maison
window-bomb = quand on bombarde ma maison
window-arrest = quand on m’arrête
window-removal = quand on déménage mon locataire

## Questions : à qui répond, puis aux autres

ask-turn = À vous de jouer : une carte, une maison à bâtir, ou encaisser.
ask-turn-other = { $player } joue ses cartes.
ask-bail = Vous êtes en prison. Payez-vous 5 marks pour en sortir ?
ask-bail-other = { $player } décide de payer ou non sa caution.
ask-flight = Vos maisons sont squattées : qui en part d’abord ?
ask-flight-other = { $player } choisit qui fuit ses squatters.
ask-settle =
    { $why_id ->
        [flight] Les squatters chassent { $card_the } de { $flat } : pour où ?
        [eviction] Les musiciens chassent { $card_the } de { $flat } : pour où ?
       *[rehousing] La maison sera démolie. Où reloger { $card_the } de { $flat } ?
    }
ask-settle-other = { $player } choisit où envoyer { $card_the } de { $flat }.
ask-flat = Dans quel appartement mettre { $card_the } ?
ask-flat-other = { $player } choisit un appartement pour { $card_the }.
ask-house = Sur quelle maison jouer { $card_the } ?
ask-house-other = { $player } choisit une maison pour { $card_the }.
ask-occupant = Sur qui jouer { $card_the } ?
ask-occupant-other = { $player } choisit sur qui jouer { $card_the }.
ask-destination = Où déménager { $card_the } de { $flat } ?
ask-destination-other = { $player } choisit où déménager { $card_the } de { $flat }.
ask-storey =
    { $storeys ->
        [0] Quelle carte poser comme rez-de-chaussée ?
        [one] Un étage est posé. Un autre, ou le toit ?
       *[other] { $storeys } étages sont posés. Un autre, ou le toit ?
    }
ask-storey-other = { $player } bâtit une maison.
ask-mode = Comme quelle carte jouer la Politique ?
ask-mode-other = { $player } choisit que faire de sa Politique.
ask-evicted = Les musiciens font du bruit dans la maison { $house } : qui part maintenant ?
ask-evicted-other = { $player } choisit qui part de la maison { $house }.
ask-rehoused = La maison { $house } sera démolie : qui reloger maintenant ?
ask-rehoused-other = { $player } reloge les locataires de la maison { $house }.
ask-redirect = Le tireur fou retourne { $card_the } contre { $by } : quelle cible ?
ask-redirect-other = { $player } choisit la cible du tireur fou chez { $by }.
ask-rent =
    { $rent ->
        [one] Vous touchez 1 mark de loyer
       *[other] Vous touchez { $rent } marks de loyer
    } : combien de cartes prenez-vous ({ $most } au plus) ?
ask-rent-other = { $player } encaisse { $rent } et choisit combien de cartes prendre.
ask-squat = { $by } a mis des squatters en { $flat }. Appelez-vous la police ?
ask-squat-other = { $player } peut appeler la police contre les squatters de { $flat }.
ask-madman =
    { $card_id ->
        [bomb] { $by } pose une bombe dans votre maison { $house }. Faites-vous tirer le fou ?
       *[murder] { $by } veut la mort de votre occupant de { $flat } ({ $target }). Faites-vous tirer le fou ?
    }
ask-madman-other = { $player } peut répondre par le tireur fou.
ask-police =
    { $card_id ->
        [bomb] Une bombe est posée dans votre maison { $house }. Appelez-vous la police ?
       *[murder] On assassine chez vous, en { $flat } ({ $target }). Appelez-vous la police ?
    }
ask-police-other = { $player } peut appeler la police.
ask-alibi = On vous arrête. Avez-vous un alibi ?
ask-alibi-other = On arrête { $player }, qui peut avoir un alibi.
ask-broker =
    { $by } déménage { $card_the } de { $flat }. Envoyez-vous un courtier, pour { $amount ->
        [one] 1 mark
       *[other] { $amount } marks
    } ?
ask-broker-other = { $player } peut envoyer un courtier.

## Réponses

action-build = Bâtir une maison avec { $card_a }
    .arguments = card
action-storey = Poser { $card_a } face cachée
    .arguments = card
action-play = Jouer { $card_a }
    .arguments = card
    .short = Jouer { $card_a }
    .detail = { $card } : { $card_effect }
action-flat = Appartement { $flat }
    .arguments = flat
    .short =
        { $occupant_id ->
            [nobody] Appartement { $flat } (vide)
           *[other] Appartement { $flat } ({ $occupant })
        }
    .detail =
        { $flat } : { $occupant_id ->
            [nobody] { nobody }
           *[other] { $occupant }
        }
action-house = Maison { $house }
    .arguments = house
action-under = Sous la pioche
action-dismiss = Mettre dehors la femme avec un enfant de { $flat }
    .arguments = flat
action-answer = Répondre par { $card_a }
    .arguments = card
    .short = Répondre par { $card_a }
    .detail = { $card } : { $card_effect }
action-as = Comme { $card_a }
    .arguments = card
action-release = Sortir de prison
action-cards = Cartes prises : { $number }
    .arguments = number
    .short =
        { $number ->
            [0] Pas de carte
            [one] { $number } carte
           *[other] { $number } cartes
        } et { $money ->
            [0] pas d’argent
            [one] { $money } mark
           *[other] { $money } marks
        }
    .detail = Cartes prises : { $number } ; argent : { $money }
action-bail = Payer la caution de 5 marks
action-done = Terminer
action-pass = Passer
nobody = personne

## Événements : le journal

event-turn =
    { $final ->
        [true] Dernier tour de { $player }.
       *[false] Tour { $number } : à { $player } de jouer.
    }
event-dealt = { $player } a reçu { $cards } cartes.
    .hand = { $player } a reçu { $hand_a }.
event-bailed = { $player } a payé { $amount } marks et sort de prison.
event-played = { $player } a joué { $card_a }.
event-building = { $player } commence une maison.
event-storey = { $player } a posé un étage.
    .card = { $player } a posé un étage : { $card_a }.
event-built =
    { $player } a bâti la maison { $house }, { $storeys ->
        [one] d’un étage
       *[other] de { $storeys } étages
    }.
event-converted =
    { $owner_self ->
        [true] { $player } a joué { $card_the } sur sa maison { $house }.
       *[false] { $player } a joué { $card_the } sur la maison { $house } de { $owner }.
    }
event-moved_in =
    { $owner_self ->
        [true] { $player } a logé { $card_the } en { $flat }.
       *[false] { $player } a logé { $card_the } en { $flat }, chez { $owner }.
    }
event-squatted =
    { $owner_self ->
        [true] { $player } a mis des squatters chez soi, en { $flat }.
       *[false] { $player } a mis des squatters en { $flat }, chez { $owner }.
    }
event-answered = { $player } a répondu par { $card_a }.
event-passed = { $player } a passé.
event-cleared = { $player } a fait partir les squatters de { $flat }.
event-settled =
    { $why_id ->
        [flight] Les squatters ont chassé { $card_the } de { $flat } en { $to }.
        [eviction] Les musiciens ont chassé { $card_the } de { $flat } en { $to }.
       *[rehousing] { $player } a relogé { $card_the } de { $flat } en { $to }.
    }
event-driven_out = Devant les squatters, aucun logement pour { $card_the } de { $flat } : à la défausse.
event-stayed = Tout est plein : aucune fuite possible pour { $card_the } de { $flat }.
event-removal = { $player } veut déménager { $card_the } de { $flat }.
    .to = { $player } veut déménager { $card_the } de { $flat } en { $to }.
event-mover_paid = Le déménageur de la maison { $house } rapporte { $amount } marks à { $player }.
event-moved = { $player } a déménagé { $card_the } de { $flat } en { $to }.
event-sent_under = { $player } a envoyé { $card_the } de { $flat } sous la pioche.
event-brokered = { $payer } a payé { $amount } au courtier de { $player }.
event-bomb =
    { $owner_self ->
        [true] { $player } pose une bombe dans sa propre maison { $house }.
       *[false] { $player } pose une bombe dans la maison { $house } de { $owner }.
    }
event-murder =
    { $owner_self ->
        [true] { $player } s’en prend à { $target_the } de { $flat }, sous son propre toit.
       *[false] { $player } s’en prend à { $target_the } de { $flat }, chez { $owner }.
    }
event-denounced = La famille a dénoncé { $player }.
event-prison_alibi = Déjà en prison, { $player } a un alibi.
event-jailed = { $player } va en prison.
event-freed =
    { $way_id ->
        [arrest] { $player } est libre : la prison a changé d’hôte.
       *[other] { $player } sort de prison.
    }
event-redirected = { $player } a retourné le crime contre { $owner }.
event-fizzled = Le tireur fou n’a trouvé aucune cible chez { $player } : il ne se passe rien.
event-murdered = Meurtre en { $flat } : { $card }.
event-bombed = La maison { $house } de { $owner } a sauté ; ses { $cards } cartes sont sous la pioche.
event-reopened = La bombe a fait une nouvelle pioche de { $cards } cartes : ce n’est plus le dernier tour.
event-dismissed = { $player } a mis dehors { $card_the } de { $flat }.
event-refused = Impayés pour { $card_the } de { $flat } : pas de prochain loyer.
event-taken_back = Les locataires de la maison { $house } sont revenus dans la main de { $owner } : { $tenants }.
event-condemned = La maison { $house } de { $owner } sera démolie.
event-demolished = La maison { $house } a disparu ; { $player } en a repris { $cards } cartes.
    .hand = La maison { $house } a disparu ; { $player } a repris { $hand_a }.
event-recycled = { $player } a repris { $card_a } dans la défausse.
event-rent =
    { $player } a touché { $rent } : { $cards ->
        [0] aucune carte
        [one] une carte
       *[other] { $cards } cartes
    }, { $money ->
        [0] pas d’argent
        [one] 1 mark
       *[other] { $money } marks
    }.
event-drew =
    { $player } a pioché { $cards ->
        [one] une carte
       *[other] { $cards } cartes
    }.
    .hand = { $player } a pioché { $hand_a }.
event-reshuffled = La pioche était finie : les { $cards } cartes de la défausse la remplacent.
event-final =
    { $why_id ->
        [stall] Plus personne ne prend de carte : c’est le dernier tour.
       *[pile] { $player } a pris la dernière carte : c’est le dernier tour pour les autres.
    }
event-game_over = La partie { $number } est finie ; argent, dans l’ordre des places : { $money }.
event-next_game = Partie { $number } : { $player } commence.
event-ended =
    La partie est finie : { $winners } { $winners_count ->
        [one] l’emporte
       *[other] l’emportent
    }, { $reason }.

## Ce qui a décidé

reason-money = avec le plus d’argent
reason-shared = à égalité d’argent

## Le dessin

picture-title = Wucherer : les maisons
picture-description = Les maisons de chacun, étage par étage, et qui habite derrière chaque fenêtre.
picture-turn =
    { $stage_id ->
        [play] Tour { $turn }
       *[over] Partie terminée
    }
picture-final = dernier tour
picture-money = { $money } marks
picture-income = loyer { $income }
picture-prison = en prison
picture-no-house = pas de maison
picture-squatted = squattée
picture-empty = vide
picture-refuses = impayés
picture-house = Maison { $house } de { $owner }, loyer { $rent }.
picture-flat = { $flat } : { $occupant }, { $pays }.
picture-hand-size =
    { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
picture-piles = Pioche : { $pile } · défausse : { $discard }
picture-top = sur la défausse : { $card }
picture-hand = Votre main
picture-active = joue
picture-winner = gagne

## Ce qui ne va pas dans une position : les places comptent à partir de 0, champs et noms sont donnés comme ils s’écrivent

position-house_order = Les maisons viennent dans l’ordre de leurs lettres, chaque lettre une fois.
position-too_many = { $found } cartes « { $card } » habitent les maisons, et la boîte en contient { $most }.
position-no_storey = La maison { $house } n’a pas d’étage.
position-no_loft = « { $card } » ne fait pas de grenier sous le toit de la maison { $house }.
position-no_flat = { $given } n’est pas le numéro d’un appartement de la maison { $house }.
position-no_tenant = « { $card } » n’habite pas de maison.
position-no_payer = Aucun locataire de l’appartement { $place } ne peut refuser de payer.
position-no_free_flat = Aucun appartement { $place } n’est libre pour « { $card } ».
position-top = « top » doit être une carte de la défausse.
position-cards_most = Il y a { $found } cartes, plus qu’aucune partie n’en a.
position-empty_layer = Une couche de « under » doit contenir des cartes.
position-bank = Les joueurs ont { $held }, mais la banque a versé { $paid }.
position-final = La pioche est finie, mais le dernier tour de table n’a pas commencé.
position-over = Une manche n’est finie qu’après son dernier tour de table.
position-no_game = La partie a { $most } manches : il n’y a pas de manche { $number }.
position-first_game = Il n’y a pas de manche avant la première.
position-turn = Le tour { $turn } est à la place { $seat }, pas à la place { $active }.
position-freaks = Avec les Freaks de la maison { $house } n’habitent que des Freaks et des squatters.
position-too_high = La maison { $house } est trop haute pour « { $card } ».
position-pensioner = Un Retraité n’habite pas aussi haut que { $place }.
position-no_question = « { $ask } » ne demande rien.
position-details = Une carte est sur la table tant qu’on en demande les détails, et seulement alors.
position-card_over = Une carte est sur la table, mais la partie est finie.

# Tout ce qu’on lit de RoomShare. Les identifiants sont les mêmes en français et en anglais ; palier/text/__init__.py dit
# comment un nom de machine (red, C2, north) devient un mot.

## Le jeu

game-title = RoomShare
game-line = À trois sous le même toit, tout le monde y gagne ; à quatre, tout le monde dehors.
game-description =
    Vous êtes agent immobilier et vos clients cherchent une colocation. À chaque tour, une carte vous ouvre un appartement
    de l’immeuble : un logement où trois personnes vivent ensemble rapporte des points à qui les a placées. Mais dès que la
    quatrième arrive, le propriétaire s’en aperçoit et chacun sort par où il se tient, chez les voisins, qui débordent
    peut-être à leur tour. Les bords de l’immeuble se rejoignent, les chaînes vont loin, et qui place au bon endroit sur la
    bonne flèche fait déménager tout le monde.
game-credits =
    RoomShare est un jeu de Mr.Kou, illustré par Yuka Takahara, né au Japon au sein du cercle RMBC (2022) ; l’édition
    française est de Musoka Studio (2025). Palier est une œuvre indépendante : règles et dessins y sont les nôtres.

## Familles : de quels mots sont faits les arguments

family-hand = card
family-landing = arrow
family-other_colour = colour
family-reserve = seat
family-tenants = colour

## Places

seat-1 = Rouge
seat-2 = Bleu
seat-3 = Jaune
seat-4 = Vert

## Couleurs

colour-red = rouge
    .plural = rouges
    .letter = R
colour-blue = bleu
    .plural = bleus
    .letter = B
colour-yellow = jaune
    .plural = jaunes
    .letter = J
colour-green = vert
    .plural = verts
    .letter = V

## Flèches

arrow-north = haut
    .of = du haut
    .at = en haut
    .by = par le haut
arrow-east = droite
    .of = de droite
    .at = à droite
    .by = par la droite
arrow-south = bas
    .of = du bas
    .at = en bas
    .by = par le bas
arrow-west = gauche
    .of = de gauche
    .at = à gauche
    .by = par la gauche

## Appartements

kind-classic = classique
    .a = un appartement classique
    .short = { "" }
kind-classic-effect = à trois exactement, 1 point par meeple de votre couleur
kind-suite = suite
    .a = une suite
    .short = suite
kind-suite-effect = à trois exactement, 2 points par meeple de votre couleur
kind-haunted = hanté
    .a = un appartement hanté
    .short = hanté
kind-haunted-effect = toujours −2 points par meeple de votre couleur
kind-royal = suite royale
    .a = une suite royale
    .short = royal
kind-royal-effect = à trois exactement, 3 points par meeple de votre couleur

## Cartes

card-key-red = Clé rouge
    .a = une Clé rouge
card-key-red-effect = placez un meeple là où habite un rouge
card-key-blue = Clé bleue
    .a = une Clé bleue
card-key-blue-effect = placez un meeple là où habite un bleu
card-key-yellow = Clé jaune
    .a = une Clé jaune
card-key-yellow-effect = placez un meeple là où habite un jaune
card-key-green = Clé verte
    .a = une Clé verte
card-key-green-effect = placez un meeple là où habite un vert
card-communication = Communication
    .a = une Communication
card-communication-effect = une Clé de la couleur de votre choix
card-departure = Jour de départ
    .a = un Jour de départ
card-departure-effect = renvoyez en réserve un meeple d’une autre couleur que la vôtre
card-eviction = Expulsion forcée
    .a = une Expulsion forcée
card-eviction-effect = videz un appartement habité, même s’il n’est pas complet
card-contract = Nouveau contrat
    .a = un Nouveau contrat
card-contract-effect = placez un meeple dans un appartement vide, ou là où habite votre couleur
card-exchange = Échange d’appartements
    .a = un Échange d’appartements
card-exchange-effect = deux meeples d’appartements différents changent de place
card-renovation = Rénovation
    .a = une Rénovation
card-renovation-effect = deux meeples d’un même appartement échangent leurs flèches

## Variantes

option-royal_suite = Suite royale
option-royal_suite-help = Une suite qui paie 3 points par meeple se mêle aux appartements de la couronne.
option-royal_suite_replaces = Appartement remplacé
option-royal_suite_replaces-help = Quel genre d’appartement la suite royale remplace : classique, suite ou hanté.
option-renovation = Rénovation
option-renovation-help = Deux cartes Rénovation se mêlent au paquet : deux colocataires échangent leurs flèches.
option-no_cards = Sans cartes
option-no_cards-help = À deux seulement et sans Rénovation : on place un meeple par tour, dans n’importe quel appartement déjà habité.
option-chosen_setup = Mise en place choisie
option-chosen_setup-help = Secondes couleurs et coins de départ sont choisis par les joueurs au lieu d’être tirés au sort.
value-classic = classique
value-suite = suite
value-haunted = hanté

## Moments de la partie

stage-setup = mise en place
stage-play = partie en cours
stage-last_chance = dernière chance
stage-over = partie terminée

## Questions : à qui répond, puis aux autres

where-red = un appartement où habite un meeple rouge
    .other = un appartement où habite un meeple rouge
where-blue = un appartement où habite un meeple bleu
    .other = un appartement où habite un meeple bleu
where-yellow = un appartement où habite un meeple jaune
    .other = un appartement où habite un meeple jaune
where-green = un appartement où habite un meeple vert
    .other = un appartement où habite un meeple vert
where-any = un appartement déjà habité
    .other = un appartement déjà habité
where-contract = un appartement vide, ou un appartement où habite votre couleur
    .other = un appartement vide, ou un appartement où habite sa couleur
where-last_chance = pour la dernière chance, un appartement d’un ou deux meeples où habite votre couleur, ou passez
    .other = pour la dernière chance, un appartement où habite sa couleur

ask-second = Choisissez votre seconde couleur.
ask-second-other = { $player } choisit sa seconde couleur.
ask-corner = Choisissez le coin où commence le meeple { $colour }.
ask-corner-other = { $player } choisit le coin où commence le meeple { $colour }.
ask-card = Choisissez la carte à jouer.
ask-card-other = { $player } choisit une carte.
ask-place = Où placer votre meeple ? Choisissez { $where }.
ask-place-other = { $player } choisit où placer un meeple : { $where_other }.
ask-colour = Quel meeple de votre réserve placez-vous en { $flat } ?
ask-colour-other = { $player } choisit le meeple à placer en { $flat }.
ask-arrow = Sur quelle flèche de { $flat } placez-vous le meeple { $colour } ?
ask-arrow-other = { $player } choisit la flèche de { $flat } où placer le meeple { $colour }.
ask-departure = Choisissez le meeple à renvoyer en réserve.
ask-departure-other = { $player } choisit un meeple à renvoyer en réserve.
ask-eviction = Choisissez l’appartement à vider.
ask-eviction-other = { $player } choisit l’appartement à vider.
ask-exchange = Choisissez le premier des deux meeples à échanger.
ask-exchange-other = { $player } choisit le premier des deux meeples à échanger.
ask-exchange_with = Avec quel meeple d’un autre appartement échanger le meeple { $colour } de { $flat } ({ $arrow }) ?
ask-exchange_with-other = { $player } cherche avec qui échanger le meeple { $colour } de { $flat } ({ $arrow }).
ask-renovation = Choisissez le premier des deux colocataires qui échangent leurs flèches.
ask-renovation-other = { $player } choisit le premier des deux colocataires qui échangent leurs flèches.
ask-renovation_with = Avec quel colocataire le meeple { $colour } de { $flat } ({ $arrow }) échange-t-il sa flèche ?
ask-renovation_with-other = { $player } choisit avec qui le meeple { $colour } de { $flat } ({ $arrow }) échange sa flèche.
ask-chain = Plusieurs appartements sont complets ({ $flats }) : lequel vider d’abord ?
ask-chain-other = Plusieurs appartements sont complets ({ $flats }) : { $player } choisit lequel vider d’abord.
ask-landing = Le meeple { $colour } quitte { $flat } { $arrow_by } et arrive en { $to } : sur quelle flèche ?
ask-landing-other = Le meeple { $colour } quitte { $flat } { $arrow_by } ; { $player } choisit sa flèche en { $to }.
ask-staying = Bloqué, le meeple { $colour } reste en { $flat } ({ $arrow }) : quelle flèche lui donner ?
ask-staying-other = Bloqué, le meeple { $colour } reste en { $flat } ({ $arrow }) ; { $player } choisit sa flèche.

## Réponses

action-play = Jouer { $card_a }
    .arguments = card
    .short = Jouer { $card_a }
    .detail = { $card } : { $card_effect }
action-discard = Défausser { $card_a }
    .arguments = card
    .detail = Défausser { $card_a }, sans effet possible
action-flat = Appartement { $flat }
    .arguments = flat
    .detail =
        { $flat }, { $kind } : { $tenants_count ->
            [0] personne
            [1] un { $tenants }
           *[other] { $tenants }
        }
action-colour = Meeple { $colour }
    .arguments = colour
    .detail = Meeple { $colour }
action-arrow = Flèche { $arrow_of }
    .arguments = arrow
    .detail = Flèche { $arrow_of }, vers { $next }
action-meeple = Meeple de { $flat }, { $arrow_at }
    .arguments = flat arrow
    .detail = Meeple { $colour } de { $flat } ({ $arrow })
action-auto = Laisser la suite de la chaîne au programme
action-pass = Passer

## Événements : le journal

event-turn = Tour { $number } : à { $player } de jouer.
event-played = { $player } a joué { $card_a }.
event-discarded = { $player } a défaussé { $card_a }, sans effet possible.
event-placed = { $player } a placé un meeple { $colour } en { $flat }, { $arrow_at }.
event-evicted = En { $flat }, le propriétaire a mis tout le monde dehors.
event-moved = Le meeple { $colour } a quitté { $flat } { $arrow_by } pour { $to }, où il s’est mis { $landing_at }.
event-stayed = Bloqué, le meeple { $colour } est resté en { $flat }, { $landing_at }.
event-auto = { $player } a laissé la suite de la chaîne au programme.
event-valve = La chaîne a atteint cent expulsions ; la suite s’est faite toute seule.
event-departed =
    { $reserve_self ->
        [true] { $player } a pris dans sa réserve le meeple { $colour } de { $flat } ({ $arrow }).
       *[false] { $player } a renvoyé chez { $reserve }, en réserve, le meeple { $colour } de { $flat } ({ $arrow }).
    }
event-exchanged = { $player } a échangé le meeple { $colour } de { $flat } ({ $arrow }) et le meeple { $other_colour } de { $to } ({ $landing }).
event-renovated = En { $flat }, { $player } a interverti le meeple { $colour } ({ $arrow }) et le meeple { $other_colour } ({ $landing }).
event-drew = { $player } a pioché une carte.
    .card = { $player } a pioché { $card_a }.
event-reshuffled =
    La pioche était vide : { $cards ->
        [one] la carte de la défausse est redevenue la pioche
       *[other] les { $cards } cartes de la défausse ont été mélangées
    }.
event-dealt = { $player } a reçu { $cards } cartes.
    .hand = { $player } a reçu { $hand_a }.
event-last_chance = { $player } a vidé sa réserve : c’est la dernière chance pour les autres.
event-passed =
    { $forced ->
        [true] { $player } n’avait aucun appartement où placer et a passé.
       *[false] { $player } a préféré passer.
    }
event-second = { $player } a pris le { $colour } comme seconde couleur.
event-corner = Un meeple { $colour } s’est installé sur le coin { $flat }.
event-ended =
    La partie est finie : { $winners } { $winners_count ->
        [one] l’emporte
       *[other] l’emportent
    }, { $reason }.

## Ce qui a décidé

reason-points = avec le plus de points
reason-reserve = à égalité de points, avec le moins de meeples en réserve
reason-order = à égalité de points et de réserve, au plus tôt dans l’ordre de la dernière chance
reason-first_turn = à égalité de points, pour avoir joué le premier tour

## Chiffres d’une simulation

statistic-longest_chain = Plus longue chaîne
statistic-longest_chain_mean = Plus longue chaîne, en moyenne
statistic-turns = Tours, au plus
statistic-turns_mean = Tours, en moyenne

## Le dessin

picture-title = RoomShare : l’immeuble
picture-turn =
    { $stage_id ->
        [play] Tour { $turn }
        [setup] Mise en place
        [last_chance] Dernière chance
       *[over] Partie terminée
    }
picture-description = L’immeuble vu d’en haut : cinq appartements de large, quatre de haut ; les bords se rejoignent.
picture-flat =
    { $flat }, { $kind }, { $tenants_count ->
        [0] personne.
        [one] un meeple : { $tenants }.
       *[other] { $tenants_count } meeples : { $tenants }.
    }
picture-tenant = { $colour } { $arrow_at }
picture-pays =
    { $pays ->
        [0] Ne rapporte rien pour l’instant.
        [one] Rapporte 1 point par meeple.
       *[other] Rapporte { $pays } points par meeple.
    }
picture-costs = Coûte 2 points par meeple.
picture-full = complet
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
picture-reserve = réserve
picture-reserve-empty = réserve vide
picture-hand-size =
    { $cards ->
        [0] aucune carte
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
picture-piles = Pioche : { $deck } · défausse : { $discard }
picture-played = Carte en jeu : { $card }
picture-hand = Votre main
picture-to-play = à { $player } de jouer
picture-won = { $player } gagne
picture-player = { $player } : { $points }, { $reserve ->
    [0] réserve vide
    [one] { $reserve } meeple en réserve
   *[other] { $reserve } meeples en réserve
    }.

## Ce qui ne va pas dans une position : les places comptent à partir de 0, champs et noms sont donnés comme ils s’écrivent

position-meeples_most = Il y a { $found } meeples sur le plateau et en réserve, et la boîte n’en contient que { $most }.
position-letters = { $given } en { $place } doit être 4 lettres pour le nord, l’est, le sud et l’ouest.
position-letter = { $given } en { $place } n’est ni r, b, y ou g, ni le point qui veut dire personne.
position-second = Les secondes couleurs sont pour deux joueurs : l’un a les jaunes, l’autre les verts.
position-empty_hand = La place { $seat } n’a pas de carte en main.
position-full = L’appartement numéro { $given } de « full » n’abrite pas quatre meeples.
position-one_thing = Une position demande une seule chose, et plusieurs seulement pendant la mise en place.
position-finisher = Après le dernier tour, une position doit nommer « { $where } ».
position-stage = « { $ask } » pour { $about } ne se demande pas au moment « { $stage } ».
position-emptied = { $place } est en train de se vider, et n’attend donc pas dans « full ».
position-not_full = { $place } abrite quatre meeples mais n’est pas dans « full ».
position-spent = La place { $seat } n’a plus rien en réserve : plus personne ne doit jouer.
position-setup = Le moment « setup » demande la variante chosen_setup.
position-setup_questions = Ce ne sont pas les questions d’une mise en place qui commence par cette place.
position-setup_active = « active » doit être la place qui choisit maintenant.
position-setup_second = Les secondes couleurs se choisissent au moment où elles sont demandées, ni avant ni après.
position-setup_corners = Pendant la mise en place, le plateau porte un meeple dans un coin pour chaque coin choisi.
position-setup_reserve = La place { $seat } n’a pas la réserve d’un début de partie.
position-no_chain = { $place } abrite quatre meeples, alors qu’aucune chaîne n’est en cours.
position-finisher_holds = La place { $seat } a joué le dernier tour, mais il lui reste des meeples en réserve.
position-flats = Il y a { $found } appartements « { $kind } », pas { $expected }.
position-core = { $place } est l’un des six du milieu : c’est un appartement classique.
position-meeples = Il y a { $found } meeples « { $colour } », pas { $expected }.
position-colour_gone = Aucun meeple « { $colour } » n’est sur le plateau : le dernier d’une couleur n’en part jamais.
position-foreign = La place { $seat } a des meeples « { $colour } », qui sont à la place { $owner }.
position-hand = La place { $seat } a { $found } cartes en main, pas { $expected }.

# Tout ce qu’on lit de Home Staging. Les identifiants sont les mêmes en français et en anglais ; palier/text/__init__.py dit
# comment un nom de machine (lit_double, m00_odette-1) devient un mot.

## Le jeu

game-title = Home Staging
game-line = Caser tous les meubles, c’est bien ; pouvoir encore passer, c’est mieux.
game-description =
    Un client, un plan sur papier quadrillé, et des meubles à dessiner pièce par pièce. Le joueur dont c’est le tour choisit
    quels meubles arrivent, et tout le monde les dessine en même temps, chacun chez soi, avec l’espace qu’il faut pour s’en
    approcher. Quand une pièce est meublée, on l’entoure de murs et l’on perce une porte. À la fin, seuls comptent les
    meubles que l’on atteint depuis la porte d’entrée, et les vœux du client.
game-credits =
    Home Staging est un jeu de Steffen Hacker, paru d’abord en Allemagne sous le nom de Verplant & zugestellt (frechverlag,
    TOPP, 2023) ; l’édition française est de Blue Orange (2025). Palier est une œuvre indépendante : règles, meubles,
    missions et dessins y sont les nôtres.

## Familles : de quels mots sont faits les arguments

family-pieces = piece
family-seats = seat

## Variantes

option-mission = Mission
option-mission-help = Le client et sa maison ; la première est faite pour apprendre.
option-daily = Mission du jour
option-daily-help = Une date comme 2026-01-31 : la même mission et les mêmes cartes pour tous ce jour-là.
option-custom = Mission à vous
option-custom-help = Une mission faite dans l’éditeur, en JSON ; elle est vérifiée d’abord.
option-strict_paths = Chemins marqués
option-strict_paths-help = Dans les pièces, on ne marche que sur les points d’accès, les tapis et les cases d’une porte.
option-drawn_choices = Choix au hasard
option-drawn_choices-help = Seul : pièces, cartes et jetons sont tirés au sort.

## Genres de pièces et décor

kind-cuisine = cuisine
kind-bain = salle de bain
kind-salon = salon
kind-chambre = chambre
kind-bureau = bureau
scenery-T = arbre
    .of = un arbre
scenery-W = lac
    .of = le lac
scenery-R = route
    .of = la rue

## Moments de la partie

stage-play = partie en cours
stage-last = derniers détails
stage-over = partie terminée

## Questions : à qui répond, puis aux autres

ask-room = Quelle pièce aménager maintenant ?
ask-room-other = { $player } choisit la pièce suivante.
ask-card = Quelle carte révéler pour { $room } ?
ask-card-other = { $player } choisit une carte pour { $room }.
ask-tokens = Carte { $card } : comment répartir les jetons entre { $pieces } ?
ask-tokens-other = { $player } répartit les jetons entre { $pieces }.
ask-draw =
    { $pieces_count ->
        [0] Tout est dessiné pour { $room } : dites-vous prêt, ou effacez.
       *[other] Dessinez pour { $room } : { $pieces }. Sinon, dites-vous prêt.
    }
ask-draw-other = On dessine pour { $room }.
ask-close = Entourez { $room } de murs et percez une porte.
ask-close-other = On clôt { $room }.
ask-finish = Mettez au point votre porte d’entrée et vos fenêtres.
ask-finish-other = On met au point portes d’entrée et fenêtres.

## Réponses

action-room = Pièce { $number }
    .arguments = number
    .detail = { $room }
action-card = Carte { $card }
    .arguments = card
    .detail = { $card } ({ $card_id }), { $tokens ->
        [one] un jeton
       *[other] { $tokens } jetons
    }
action-tokens = { $first_tokens } et { $second_tokens }
    .arguments = first_tokens second_tokens
    .detail = { $pieces }
action-place = { $piece } en { $square }, { $way }
    .arguments = piece square way
    .detail = { $piece } en { $square }, { $way }{ $joker ->
        [true] { " " }(joker)
       *[false] { "" }
    }
action-ready = Je suis prêt
action-erase = Effacer ce que j’ai dessiné dans ce tour
action-close = Clore { $outline }
    .arguments = outline door
    .short =
        Clore la pièce sur { $size } cases{ $side_id ->
            [N] , porte au-dessus de { $square }
            [S] , porte au-dessous de { $square }
            [W] , porte à gauche de { $square }
            [E] , porte à droite de { $square }
           *[none] {""}
        }
    .detail = Clore { $outline } ({ $size } cases), porte en { $door }
action-entrance = Porte d’entrée en { $edge }
    .arguments = edge
action-window = Fenêtre en { $edge }
    .arguments = edge
action-wall = Remettre un mur en { $edge }
    .arguments = edge
action-auto = Laisser faire le programme

## Façons de poser un meuble

way-r0 = comme sur la carte
way-r1 = un quart de tour
way-r2 = un demi-tour
way-r3 = trois quarts de tour

## Événements : le journal

event-room = { $player } ouvre le chantier : { $room }.
event-revealed = { $player } a révélé la carte { $card } { $letter } : { $pieces }.
event-chose = À dessiner : { $pieces }.
event-drew = { $player } dessine.
    .piece = Vous avez dessiné { $piece } en { $square }.
event-marked = { $player } dessine.
    .edge = Vous avez dessiné en { $edge } : { $mark }.
event-erased = { $player } a pris la gomme.
event-ready = { $player } est prêt.
event-placed = { $player } a posé { $piece } en { $square }.
event-skipped = { $player } n’a rien dessiné.
event-joker = { $player } a joué son joker.
event-closing = { $player } a posé ses murs.
    .outline = Vous avez clos { $outline }.
event-closed = { $player } a clos { $room } : { $outline }.
    .door = { $player } a clos { $room } ({ $outline }), porte en { $door }.
event-unclosed = { $player } n’a pas pu clore { $room } : ses meubles y sont perdus.
event-unfurnished = { $player } n’a rien meublé : pas de { $room }.
event-finished = { $player } a mis la dernière main à son plan.
    .entrances = Votre plan est fini.
event-scored = { $player } : { $total } ({ $rooms } pour les pièces, { $bonuses } de bonus, { $penalties } de pénalités).
event-ended =
    La partie est finie : { $winners } { $winners_count ->
        [one] l’emporte
       *[other] se partagent la victoire
    }, { $reason }.
mark-entrance = une porte d’entrée
mark-window = une fenêtre
mark-wall = un mur

## Ce qui a décidé

reason-points = avec le plus de points
reason-pieces = à égalité de points, avec le plus de meubles dessinés
reason-shared = à égalité de points et de meubles
reason-alone = seul avec son meilleur score

## Pourquoi une pièce ne peut pas être close ainsi

reason-close-outside = Le contour sort de la maison, ou prend un bloc ou un obstacle.
reason-close-taken = Le contour prend des cases d’une autre pièce.
reason-close-blocks_door = Le contour prend la case devant la porte d’une autre pièce.
reason-close-apart = Les cases du contour ne se tiennent pas.
reason-close-empty = Le contour ne garde aucun meuble de cette pièce.
reason-close-no_door = Il manque la porte.
reason-close-hub_door = Cette pièce n’a pas de porte à elle : les autres s’ouvrent sur elle.
reason-close-door_place = La porte doit être sur le contour, entre deux cases de l’intérieur.
reason-close-door_wall = Un meuble s’appuie sur ce mur : pas de porte ici.
reason-close-door_blocked = Un meuble est devant cette porte.
reason-close-door_room = Cette porte donnerait sur une autre pièce.

## Pourquoi un meuble ne peut pas être dessiné ainsi

reason-place-outside = Le meuble ou son accès sort de la maison, ou touche un bloc ou un obstacle.
reason-place-room = Le meuble ou son accès entre dans une pièce close.
reason-place-piece = Il y a déjà un meuble ici.
reason-place-access = C’est l’espace d’accès d’un autre meuble.
reason-place-rug = Il y a un tapis ici.
reason-place-no_access = Un meuble bloque l’espace d’accès de celui-ci.
reason-place-across_wall = Un mur couperait ce meuble de son espace d’accès.
reason-place-no_wall = Ce meuble doit s’appuyer contre un mur déjà dessiné.
reason-place-outer_wall = Dans cette mission, ce meuble doit toucher un mur extérieur.
reason-place-other_card = Ce meuble n’est pas sur la carte en cours.
reason-place-none_left = Il ne reste aucun meuble à dessiner pour cette carte.
reason-place-no_joker = Il faudrait le joker, et il a déjà servi.
reason-place-joker_twice = Le joker donne l’autre meuble ou son reflet, jamais les deux.

## Ce qui ne va pas dans une mission de sa main

wrong-daily = « { $given } » n’est pas une date comme 2026-01-31.
wrong-json = Une mission s’écrit en JSON.
wrong-object = Une mission est un objet JSON avec un plan et des pièces.
wrong-field = Une mission n’a pas de champ « { $field } ».
wrong-name = Il manque le nom de la mission.
wrong-text_name = Le nom est un texte de { $most } caractères au plus, sur une ligne.
wrong-text_story = L’histoire est un texte de { $most } caractères au plus, sur une ligne.
wrong-text_tip = Le conseil est un texte de { $most } caractères au plus, sur une ligne.
wrong-rows = Le plan doit avoir { $size } lignes.
wrong-row = La ligne { $row } du plan doit avoir { $size } caractères.
wrong-letter = « { $letter } », à la ligne { $row } du plan, n’est aucun des signes { $letters }.
wrong-no_indoor = Le plan n’a aucune case intérieure.
wrong-apart = Les cases intérieures du plan ne se tiennent pas.
wrong-walls = Les murs intérieurs sont une liste de 100 côtés au plus.
wrong-edge = « { $edge } » n’est pas un côté : écrivez un côté et une case, comme « W:D2 ».
wrong-wall = Le mur intérieur « { $edge } » n’est pas entre deux cases intérieures.
wrong-rooms = Une mission a de 1 à { $most } pièces.
wrong-card_rooms = La carte { $number } est dans { $rooms } pièces, et il n’y en a que deux de chaque numéro.
wrong-tokens = Les cartes portent { $tokens } jetons Choix, et la boîte en contient { $most }.
wrong-same_name = Deux pièces portent le même nom.
wrong-room = La pièce { $room } est un objet avec un genre, un nom et des cartes.
wrong-room_kind = La pièce { $room } doit être d’un genre : { $kinds }.
wrong-room_name = La pièce { $room } doit avoir un nom, sans espaces en trop.
wrong-no_card = La pièce { $room } doit avoir au moins une carte.
wrong-card_form = Une carte de la pièce { $room } s’écrit par son numéro et ses jetons, comme [12, 1].
wrong-card_twice = La pièce { $room } a deux fois la même carte.
wrong-only_rug = La pièce { $room } n’a rien d’autre qu’un tapis.
wrong-special_list = Les règles spéciales sont une liste de { $most } au plus.
wrong-bonus_list = Les bonus sont une liste de { $most } au plus.
wrong-special_kind = « { $kind } » n’est aucune des règles spéciales : { $names }.
wrong-bonus_kind = « { $kind } » n’est aucun des bonus : { $names }.
wrong-special_twice = Une règle spéciale figure deux fois.
wrong-rule_field = { $kind } n’a pas de champ « { $field } ».
wrong-rule_needs = Il manque à { $kind } le champ « { $field } ».
wrong-two_rooms = { $kind } porte sur deux pièces différentes.
wrong-scenery = { $kind } demande un décor : T, W ou R.
wrong-op = { $kind } compare par <= ou >=, et non par « { $value } ».
wrong-mode = { $kind } prend le mode exists ou all, et non « { $value } ».
wrong-selector = { $kind } demande de quoi choisir les meubles, comme une étiquette (tag) ou un numéro de carte (no).
wrong-tag = « { $tag } », dans { $kind }, n’est aucune des étiquettes : { $tags }.
wrong-nos = « nos » de { $kind } est une liste de numéros de cartes.
wrong-select_by = { $kind } ne peut pas choisir par « { $key } ».
wrong-alone = { $kind } choisit par « { $key } », qui ne va avec rien d’autre.
wrong-no_obstacle = { $kind } parle d’un obstacle (o), et le plan n’en a pas.
wrong-no_corridor = { $kind } parle du couloir, et cette mission n’en a pas.
wrong-no_door = { $kind } parle de la porte de la pièce qui n’en a pas.
wrong-no_piece = Aucune carte de cette mission n’a de meuble que { $kind } demande.
wrong-cap = { $kind } compte jusqu’à { $cap }, et cette mission n’en permet que { $most }.
wrong-min_rooms = { $kind } demande { $asked } pièces, et il y en a { $rooms }.
wrong-no_rug_room = { $kind } demande un tapis dans une pièce qui n’a pas la carte du tapis.
wrong-no_rug = { $kind } demande un tapis, et aucune pièce n’a la carte du tapis.
wrong-no_view = Aucun mur extérieur n’a vue sur « { $scenery } », que { $kind } demande.
wrong-no_clear_view = Aucun mur extérieur n’a de vue sans décor, que { $kind } demande.
wrong-no_block = { $kind } demande un bloc (#), et le plan n’en a pas.
wrong-no_entrance = Aucun mur extérieur ne donne sur le décor que la porte d’entrée doit avoir en face.
wrong-whole_difficulty = La difficulté doit être un nombre entier de { $low } à { $high }, et non { $value }.
wrong-whole_card = Une carte de la pièce { $room } doit être un nombre entier de { $low } à { $high }, et non { $value }.
wrong-whole_tokens = Le nombre de jetons d’une carte de la pièce { $room } doit être un nombre entier de { $low } à { $high }, et non { $value }.
wrong-whole_field = « { $field } » de { $kind } doit être un nombre entier de { $low } à { $high }, et non { $value }.
wrong-whole_room = Une pièce de { $kind }, comptée à partir de 0, doit être un nombre entier de { $low } à { $high }, et non { $value }.
wrong-whole_number = Un numéro de carte de { $kind } doit être un nombre entier de { $low } à { $high }, et non { $value }.

## Chiffres d’une simulation

statistic-best = Meilleur score
statistic-best_mean = Meilleur score, en moyenne
statistic-bonuses = Bonus, au plus
statistic-bonuses_mean = Bonus, en moyenne
statistic-pieces = Meubles dessinés, au plus
statistic-pieces_mean = Meubles dessinés, en moyenne

## Le dessin

picture-title = Home Staging : le plan de { $player }
picture-description = Un plan quadrillé de { $player }, { $points } points, { $pieces } meubles.
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-joker = joker disponible
picture-no-joker = joker joué
picture-rooms = pièces { $points }
picture-bonuses = bonus { $points }
picture-penalties = pénalités { $points }
picture-legend = { $letter } { $piece }
picture-lost = { $letter } { $piece } (hors d’atteinte)
picture-card-down = carte { $number } face cachée

## Bonus et règles spéciales en général, pour les missions à vous ; les pièces comptent à partir de 1

bonus-each_room_min_items = +{ $pts } si chaque pièce a au moins { $min } meubles accessibles.
bonus-all_cards = +{ $pts } si « { $room } » contient au moins un élément de chacune de ses cartes.
bonus-per_item = +{ $pts } par meuble accessible : { $what } ({ $cap } au plus).
bonus-per_room_with = +{ $pts } par pièce contenant : { $what } ({ $cap } au plus).
bonus-distinct = +{ $pts } pour au moins { $min } meubles différents : { $what }.
bonus-count_cells = +{ $pts } pour au moins { $min } cases de : { $what }.
bonus-view = +{ $pts } si « { $room } » a vue sur { $scenery_of }.
bonus-per_room_view = +{ $pts } par pièce ayant vue sur { $scenery_of } ({ $cap } au plus).
bonus-clear_view = +{ $pts } si « { $room } » a une vue dégagée.
bonus-per_window_item = +{ $pts } par meuble devant une fenêtre avec vue sur { $scenery_of } : { $what } ({ $cap } au plus).
bonus-distance = +{ $pts } selon la distance entre { $what } et { $other } ({ $op } { $n }).
bonus-facing = +{ $pts } si { $what } et { $other } se font face, à { $max } cases au plus.
bonus-same_points = +{ $pts } si « { $room } » et « { $other_room } » rapportent autant de points.
bonus-area = +{ $pts } si « { $room } » compte { $op } { $n } cases.
bonus-rectangle_each = +{ $pts } par pièce rectangulaire ({ $cap } au plus).
bonus-adjacent = +{ $pts } si « { $room } » et « { $other_room } » ont un mur commun.
bonus-not_adjacent = +{ $pts } si « { $room } » et « { $other_room } » n’ont aucun mur commun.
bonus-touch_block = +{ $pts } si « { $room } » touche un bloc.
bonus-no_facing_wall = +{ $pts } si aucun mur extérieur de « { $room } » ne donne sur { $scenery_of }.
bonus-corridor_max = +{ $pts } si le couloir a { $n } cases au plus et dessert { $min_rooms } pièces.
bonus-corridor_around_obstacle = +{ $pts } par case du couloir autour de l’obstacle ({ $cap } au plus).
bonus-rug_placed = +{ $pts } si un tapis accessible est dans « { $room } ».
bonus-rug_under_item = +{ $pts } si { $min } cases d’un meuble sont sur un tapis : { $what }.
bonus-rug_near = +{ $pts } si un tapis est à { $n } cases au plus de : { $what }.
special-no_corridor = Aucun couloir : tout s’ouvre sur « { $room } ».
special-rug_under = Meubles et tapis peuvent partager des cases.
special-two_entrances = Une seconde porte d’entrée est permise.
special-entrance_scenery = La porte d’entrée doit donner sur { $scenery_of }.
special-max_windows = { $n } fenêtres au plus.
special-windows_free_cell = Une fenêtre ne compte que si la case devant elle est sans meuble.
special-must_touch_exterior = Contre un mur extérieur : { $what }.
special-obstacle_corridor = −{ $pen } points si le couloir ne touche pas l’obstacle.
thing-entrance = la porte d’entrée
thing-door = la porte de « { $room } »
thing-obstacle = l’obstacle

## Étiquettes des meubles

tag-kitchen = meuble de cuisine
tag-cook = plan de cuisson
tag-plant = plante ou meuble fleuri
tag-storage = rangement
tag-cold = meuble froid
tag-table = table
tag-seat = siège
tag-bar = bar
tag-bath = meuble de salle de bain
tag-wc = toilettes
tag-water = point d’eau
tag-books = livres
tag-basin = lavabo
tag-wash = douche ou baignoire
tag-laundry = buanderie
tag-wellness = bien-être
tag-bed = lit
tag-doublebed = lit double
tag-singlebed = petit lit
tag-drawers = commode
tag-wardrobe = armoire
tag-dressing = dressing
tag-mirror = miroir
tag-baby = meuble de bébé
tag-toy = jouet
tag-sofa = canapé
tag-armchair = fauteuil
tag-tv = télévision
tag-fire = cheminée ou poêle
tag-bigplant = grande plante
tag-desk = bureau
tag-office = meuble de bureau
tag-music = instrument
tag-sport = sport
tag-craft = atelier
tag-pet = meuble pour animaux
tag-cat = meuble pour chat
tag-dog = meuble pour chien
tag-art = objet d’art
tag-rug = tapis

## Numéros des cartes

card-1 = Petite cuisine
card-2 = Grande cuisine
card-3 = Frigo et réserve
card-4 = Petite table
card-5 = Grande table
card-6 = Bar
card-7 = Toilettes
card-8 = Lavabo
card-9 = Douche ou baignoire
card-10 = Buanderie
card-11 = Bien-être
card-12 = Grand lit
card-13 = Petit lit
card-14 = Commode
card-15 = Armoire
card-16 = Coin habillage
card-17 = Coin bébé
card-18 = Canapé
card-19 = Fauteuil
card-20 = Télévision
card-21 = Bibliothèque
card-22 = Cheminée
card-23 = Petite plante
card-24 = Grande plante
card-25 = Bureau
card-26 = Classement
card-27 = Musique
card-28 = Sport
card-29 = Jeux d’enfants
card-30 = Atelier
card-31 = Animaux
card-32 = Art et collection
card-33 = Tapis

## Meubles

piece-petite_cuisine_en_coin = Petite cuisine en coin
piece-comptoir_droit_de_cuisine = Comptoir droit de cuisine
piece-kitchenette_compacte = Kitchenette compacte
piece-cuisine_en_coin_fleurie = Cuisine en coin fleurie
piece-cuisine_en_l = Cuisine en L
piece-cuisine_lineaire = Cuisine linéaire
piece-cuisine_en_u = Cuisine en U
piece-cuisine_avec_ilot = Cuisine avec îlot
piece-frigo_simple = Réfrigérateur
piece-frigo_americain = Frigo américain
piece-garde_manger = Garde-manger
piece-congelateur_coffre = Congélateur coffre
piece-petite_table = Petite table
piece-petite_table_carree = Petite table carrée
piece-table_bistrot = Table bistrot
piece-gueridon_fleuri = Guéridon fleuri
piece-table_a_manger = Table à manger
piece-table_longue = Table longue
piece-banquette_d_angle = Table et banquette d’angle
piece-table_de_banquet = Table de banquet
piece-bar_droit = Bar droit
piece-bar_en_l = Bar en L
piece-bar_mural = Bar mural
piece-chariot_a_boissons = Chariot à boissons
piece-wc = WC
piece-wc_lave_mains = WC avec lave-mains
piece-wc_coin_lecture = WC coin lecture
piece-wc_entre_placards = WC entre deux placards
piece-lavabo = Lavabo
piece-lavabo_large = Lavabo large
piece-vasque_d_angle = Vasque d’angle
piece-vasque_et_colonne = Vasque et colonne
piece-cabine_de_douche = Cabine de douche
piece-douche_a_l_italienne = Douche à l’italienne
piece-baignoire = Baignoire
piece-baignoire_d_angle = Baignoire d’angle
piece-lave_linge = Lave-linge
piece-lave_linge_et_seche_linge = Lave-linge et sèche-linge
piece-etendoir = Étendoir
piece-planche_a_repasser = Planche à repasser
piece-sauna = Sauna
piece-bain_bouillonnant = Bain bouillonnant
piece-table_de_massage = Table de massage
piece-hammam = Hammam
piece-lit_double = Lit double
piece-lit_double_d_angle = Lit double d’angle
piece-lit_pied_degage = Lit double, accès au pied
piece-lit_double_a_chevets = Lit double à chevets
piece-lit_simple = Lit simple
piece-lit_simple_en_long = Lit simple le long du mur
piece-lits_jumeaux = Lits jumeaux
piece-lit_alcove = Lit alcôve
piece-petite_commode = Petite commode
piece-commode = Commode
piece-commode_d_angle = Commode d’angle
piece-commode_fleurie = Commode fleurie
piece-armoire = Armoire
piece-grande_armoire = Grande armoire
piece-dressing_en_l = Dressing en L
piece-penderie_ouverte = Penderie ouverte
piece-coiffeuse = Coiffeuse
piece-psyche = Miroir psyché
piece-banc_a_chaussures = Banc à chaussures
piece-paravent = Paravent
piece-berceau = Berceau
piece-table_a_langer = Table à langer
piece-parc_a_bebe = Parc à bébé
piece-lit_a_barreaux = Lit à barreaux
piece-canape = Canapé
piece-canape_d_angle = Canapé d’angle
piece-canape_deux_places = Canapé deux places
piece-canape_meridienne = Canapé méridienne
piece-fauteuil = Fauteuil
piece-fauteuil_et_repose_pieds = Fauteuil et repose-pieds
piece-duo_de_fauteuils = Duo de fauteuils
piece-trio_de_poufs = Trio de poufs
piece-meuble_tele = Meuble télé
piece-grand_meuble_tele = Grand meuble télé
piece-tele_d_angle = Télé d’angle
piece-home_cinema = Home cinéma
piece-etagere = Étagère
piece-bibliotheque = Bibliothèque
piece-bibliotheque_d_angle = Bibliothèque d’angle
piece-bibliotheque_cloison = Bibliothèque-cloison
piece-poele_a_bois = Poêle à bois
piece-cheminee = Cheminée
piece-poele_de_masse = Poêle de masse
piece-insert_d_angle = Insert d’angle
piece-petite_plante = Petite plante
piece-duo_de_plantes = Duo de plantes
piece-jardiniere = Jardinière
piece-plantes_d_angle = Plantes d’angle
piece-palmier = Palmier
piece-ficus = Ficus
piece-mur_vegetal = Mur végétal
piece-bac_potager = Bac potager
piece-petit_bureau = Petit bureau
piece-grand_bureau = Grand bureau
piece-bureau_d_angle = Bureau d’angle
piece-bureau_double = Bureau double
piece-caisson = Caisson à tiroirs
piece-armoire_a_archives = Armoire à archives
piece-imprimante = Imprimante
piece-rayonnages_mobiles = Rayonnages mobiles
piece-piano_droit = Piano droit
piece-mur_de_guitares = Mur de guitares
piece-piano_a_queue = Piano à queue
piece-batterie = Batterie
piece-tapis_de_course = Tapis de course
piece-banc_de_musculation = Banc de musculation
piece-table_de_ping_pong = Table de ping-pong
piece-sac_de_frappe = Sac de frappe
piece-coffre_a_jouets = Coffre à jouets
piece-tipi = Tipi
piece-petit_train = Petit train
piece-toboggan = Toboggan
piece-chevalet = Chevalet
piece-etabli = Établi
piece-machine_a_coudre = Table de couture
piece-etabli_d_angle = Établi d’angle
piece-arbre_a_chat = Arbre à chat
piece-panier_du_chien = Panier du chien
piece-aquarium = Aquarium
piece-voliere = Volière
piece-sculpture = Sculpture
piece-galerie_murale = Galerie murale
piece-vitrine = Vitrine
piece-installation = Installation moderne
piece-tapis_carre = Tapis carré
piece-tapis_de_couloir = Tapis long
piece-grand_tapis = Grand tapis
piece-tapis_peau = Tapis découpé

## Missions

mission-m00_odette = Le premier appartement de mamie Odette
    .story = Mamie Odette a vendu sa ferme et découvre la vie en ville. Il lui faut une cuisine pour ses confitures, une salle de bain et un salon où recevoir ses amies.
    .tip = Superposez les espaces d’accès, gardez toujours un chemin vers le couloir, et méfiez-vous du meuble qui le bloque : il coûte plus qu’il ne rapporte.
value-m00_odette = Le premier appartement de mamie Odette
room-m00_odette-1 = Cuisine
room-m00_odette-2 = Salle de bain
room-m00_odette-3 = Salon
bonus-m00_odette-1 = +3 si chacune des trois pièces contient au moins 2 meubles accessibles.

mission-m01_boulangere = La boulangère aux trois chats
    .story = Rose pétrit la nuit et dort le jour, toujours sous le regard de ses trois chats. Eux ne demandent qu’une chose : observer les oiseaux des marronniers.
    .tip = Un espace d’accès devant la fenêtre suffit à un chat, et deux meubles peuvent partager cette case.
value-m01_boulangere = La boulangère aux trois chats
room-m01_boulangere-1 = Fournil
room-m01_boulangere-2 = Chambre
room-m01_boulangere-3 = Salon des chats
bonus-m01_boulangere-1 = +2 par meuble Animaux (31) placé devant une fenêtre avec vue sur un arbre (3 au plus ; une case du meuble ou de son accès suffit).
bonus-m01_boulangere-2 = +3 si un canapé et un meuble Animaux (31) sont à 2 cases ou moins l’un de l’autre.

mission-m02_jumelles = Les jumelles jamais d’accord
    .story = Alba et Zoé ont dix ans et comptent tout : si la chambre de l’une est mieux remplie, la guerre est déclarée. Les parents, eux, rêvent de deux chambres bien loin l’une de l’autre.
    .tip = Comptez les points des deux chambres avant le dernier meuble : mieux vaut parfois y renoncer.
value-m02_jumelles = Les jumelles jamais d’accord
room-m02_jumelles-1 = Chambre d’Alba
room-m02_jumelles-2 = Chambre de Zoé
room-m02_jumelles-3 = Salle de bain
room-m02_jumelles-4 = Cuisine
bonus-m02_jumelles-1 = +5 si les deux chambres rapportent le même nombre de points (au moins 1).
bonus-m02_jumelles-2 = +3 si les deux chambres existent et n’ont aucun mur commun.

mission-m03_horloger = L’horloger du passage
    .story = Anselme répare des pendules dans une maison étroite coincée entre deux voisins. Les clients arrivent par la rue et ne doivent pas s’égarer avant la boutique.
    .tip = Réservez dès le début quelques cases de couloir du côté de la rue.
value-m03_horloger = L’horloger du passage
room-m03_horloger-1 = Atelier
room-m03_horloger-2 = Boutique
room-m03_horloger-3 = Coin cuisine
special-m03_horloger-1 = La porte d’entrée doit donner sur la rue (alignée avec une case de route).
bonus-m03_horloger-1 = +4 si la porte de la boutique est à 3 cases ou moins de la porte d’entrée.
bonus-m03_horloger-2 = +1 par meuble de rangement accessible (3 au plus).
bonus-m03_horloger-3 = +3 si l’atelier est adossé au conduit de cheminée (au moins un mur commun).

mission-m04_romanciere = La romancière du ponton
    .story = Sidonie écrit face au lac, dort face au lac et n’ouvre la porte à personne avant midi. Son éditeur paie les fenêtres : il n’y en aura que trois.
    .tip = Le lac est à l’est : n’offrez pas la plus belle façade à la salle de bain.
value-m04_romanciere = La romancière du ponton
room-m04_romanciere-1 = Bureau
room-m04_romanciere-2 = Chambre
room-m04_romanciere-3 = Salle de bain
room-m04_romanciere-4 = Cuisine
special-m04_romanciere-1 = Trois fenêtres au plus dans tout le logement.
bonus-m04_romanciere-1 = +4 si un bureau (25) est placé devant une fenêtre avec vue sur le lac (une case du meuble ou de son accès suffit).
bonus-m04_romanciere-2 = +3 si la chambre a vue sur le lac.
bonus-m04_romanciere-3 = +3 si un bureau (25) et une cheminée ou un poêle (22) sont à 4 cases ou moins l’un de l’autre.

mission-m05_botanistes = La maison des botanistes
    .story = Deux chercheurs, cinquante pots : ici, la moindre fougère a droit au soleil. Une pièce sans verdure est une pièce triste.
    .tip = Les petites plantes (23) n’ont pas besoin d’espace d’accès : gardez-leur un bout de mur extérieur.
value-m05_botanistes = La maison des botanistes
room-m05_botanistes-1 = Jardin d’hiver
room-m05_botanistes-2 = Cuisine
room-m05_botanistes-3 = Chambre
room-m05_botanistes-4 = Salle de bain
special-m05_botanistes-1 = Chaque plante (23, 24) doit avoir au moins une case contre un mur extérieur.
bonus-m05_botanistes-1 = +2 par pièce contenant au moins une plante ou un meuble fleuri accessible.
bonus-m05_botanistes-2 = +3 si la chambre a vue sur un arbre.
bonus-m05_botanistes-3 = +4 si vos plantes (23, 24) accessibles occupent au moins 8 cases.

mission-m06_caserne = La caserne des retraités
    .story = Cinq pompiers à la retraite rachètent leur ancienne caserne et refusent d’en ôter la perche. À la moindre odeur de brûlé, il faut pouvoir y courir.
    .tip = Faites passer le couloir par la perche, puis rangez les pièces autour.
value-m06_caserne = La caserne des retraités
room-m06_caserne-1 = Dortoir
room-m06_caserne-2 = Gymnase
room-m06_caserne-3 = Réfectoire
room-m06_caserne-4 = Douches
special-m06_caserne-1 = Au moins une des quatre cases autour de la perche doit appartenir au couloir accessible, sinon −5 points.
bonus-m06_caserne-1 = +4 si la porte du dortoir est à 4 cases ou moins de la perche.
bonus-m06_caserne-2 = +3 si un tapis (33) est posé dans le gymnase et que le gymnase est accessible.
bonus-m06_caserne-3 = +2 par lit accessible (2 au plus).

mission-m07_sans_couloir = Le couple qui détestait les couloirs
    .story = Pour Farid et Lou, un couloir est une pièce perdue. Chez eux, tout s’ouvre sur le salon, et la table trône sur le plus beau tapis.
    .tip = Le grand salon n’a pas de porte à lui : gardez-y des cases libres pour les portes des autres pièces.
value-m07_sans_couloir = Le couple qui détestait les couloirs
room-m07_sans_couloir-1 = Grand salon
room-m07_sans_couloir-2 = Cuisine
room-m07_sans_couloir-3 = Chambre
room-m07_sans_couloir-4 = Salle de bain
special-m07_sans_couloir-1 = Aucun couloir : la porte d’entrée mène au grand salon, sur lequel s’ouvrent toutes les autres pièces.
special-m07_sans_couloir-2 = Le tapis peut passer sous les meubles : meubles et tapis peuvent partager des cases.
bonus-m07_sans_couloir-1 = +4 si au moins 2 cases d’une table accessible sont sur un tapis.
bonus-m07_sans_couloir-2 = +3 si un canapé et une télévision se font face (même ligne ou colonne, uniquement des cases libres entre eux, 5 au plus).
bonus-m07_sans_couloir-3 = +3 si le grand salon compte au moins 26 cases.

mission-m08_observatoire = L’observatoire de tante Véga
    .story = Tante Véga vit autour de son télescope, planté au milieu de la maison. Elle tolère les arbres, mais jamais devant la fenêtre de son bureau.
    .tip = Faites tourner le couloir autour du télescope et alignez les pièces le long des façades.
value-m08_observatoire = L’observatoire de tante Véga
room-m08_observatoire-1 = Bureau céleste
room-m08_observatoire-2 = Chambre
room-m08_observatoire-3 = Salon
room-m08_observatoire-4 = Cuisine
room-m08_observatoire-5 = Salle de bain
bonus-m08_observatoire-1 = +1 par case du couloir bordant le télescope (8 au plus).
bonus-m08_observatoire-2 = +4 si le bureau céleste a une fenêtre à la vue parfaitement dégagée (aucun décor dans l’alignement).
bonus-m08_observatoire-3 = +3 si la chambre a une fenêtre à la vue parfaitement dégagée (aucun décor dans l’alignement).
bonus-m08_observatoire-4 = +1 par pièce accessible de forme rectangulaire.

mission-m09_batteur = Le batteur de la rue des Tanneurs
    .story = Momo répète à toute heure, sa compagne dort dès vingt et une heures. Entre le studio, la rue et le lit, chaque mètre compte.
    .tip = Au sud-est, la chambre échappe à la rue ; encore faut-il que le couloir arrive jusque-là.
value-m09_batteur = Le batteur de la rue des Tanneurs
room-m09_batteur-1 = Studio
room-m09_batteur-2 = Chambre
room-m09_batteur-3 = Cuisine
room-m09_batteur-4 = Salle de bain
special-m09_batteur-1 = La porte d’entrée doit donner sur la rue (alignée avec une case de route).
bonus-m09_batteur-1 = +5 si chaque lit est à 9 cases ou plus de chaque instrument (au moins un lit et un instrument accessibles).
bonus-m09_batteur-2 = +4 si aucun mur extérieur de la chambre ne donne sur la rue.
bonus-m09_batteur-3 = +3 si le studio et la chambre n’ont aucun mur commun.
bonus-m09_batteur-4 = +2 si un tapis du studio est à 1 case ou moins d’un instrument.

mission-m10_patio = Le patio d’Inès
    .story = Inès a hérité d’une maison bâtie autour d’un citronnier. Elle paierait cher pour le voir de chaque pièce, mais pas pour un couloir interminable.
    .tip = Huit bouts de mur seulement donnent sur le citronnier : répartissez-les bien entre les pièces.
value-m10_patio = Le patio d’Inès
room-m10_patio-1 = Salon
room-m10_patio-2 = Cuisine
room-m10_patio-3 = Chambre
room-m10_patio-4 = Atelier
room-m10_patio-5 = Salle de bain
special-m10_patio-1 = Une fenêtre ne compte que si la case intérieure devant elle est libre de tout meuble.
bonus-m10_patio-1 = +2 par pièce accessible ayant vue sur le citronnier.
bonus-m10_patio-2 = +4 si le couloir compte au plus 20 cases et dessert au moins 4 pièces accessibles.
bonus-m10_patio-3 = +2 si la chambre et la salle de bain ont un mur commun.

mission-m11_collectionneur = La succession du collectionneur
    .story = Trois héritiers, un manoir et des caisses d’objets d’art à perte de vue. Tout doit entrer, tout doit se voir, et personne ne veut ranger.
    .tip = Vous ne pourrez pas tout poser : choisissez, et gardez le couloir ouvert.
value-m11_collectionneur = La succession du collectionneur
room-m11_collectionneur-1 = Galerie
room-m11_collectionneur-2 = Office
room-m11_collectionneur-3 = Salle à manger
room-m11_collectionneur-4 = Chambre d’apparat
room-m11_collectionneur-5 = Salon de musique
special-m11_collectionneur-1 = Une seconde porte d’entrée est permise (mêmes règles que pour la première).
bonus-m11_collectionneur-1 = +1 par objet d’art (32) accessible (3 au plus).
bonus-m11_collectionneur-2 = +5 si la galerie contient au moins un élément de chacune de ses cartes (tapis compris).
bonus-m11_collectionneur-3 = +3 si vous avez au moins 3 sièges différents accessibles (canapés, fauteuils, poufs, banquette, banc).
bonus-m11_collectionneur-4 = +2 si la chambre d’apparat a vue sur un arbre.
bonus-m11_collectionneur-5 = +3 si un canapé et un instrument se font face (même ligne ou colonne, uniquement des cases libres entre eux, 6 au plus).

## Ce qui ne va pas dans une position : les places comptent à partir de 0, champs et noms sont donnés comme ils s’écrivent

position-nothing = Il n’y a rien à meubler.
position-room_done = La pièce en cours est déjà finie.
position-end = La fin ne vient que lorsque toutes les pièces sont finies.
position-face_down = La carte { $card } est face cachée dans une pièce finie.
position-face_up = La carte { $card } est face visible dans une pièce qui n’est pas commencée.
position-card_twice = La carte { $card } est dans deux pièces.
position-card = La carte { $given } n’est pas face visible dans la pièce en cours.
position-piece_order = Les meubles d’un plan viennent dans l’ordre des pièces, et seulement pour des pièces commencées.
position-room_early = La pièce { $room } est close sans avoir été commencée.
position-piece_place = « { $piece } » ne peut pas être là.
position-room_open = La pièce { $room } est ouverte alors qu’elle aurait pu être close.
position-piece = Un meuble d’un plan est sa notation et sa pièce, comme ["lit_double E5 r1", 0], pas { $given }.
position-no_piece = { $given } n’est pas un meuble d’un plan.
position-room = Une pièce d’un plan est son contour et sa porte ou null, comme ["E5-I7", "W:E6"], pas { $given }.
position-room_refused = La pièce { $room } d’un plan ne peut pas être close ainsi. { $reason ->
        [taken] { reason-close-taken }
        [blocks_door] { reason-close-blocks_door }
        [apart] { reason-close-apart }
        [empty] { reason-close-empty }
        [no_door] { reason-close-no_door }
        [hub_door] { reason-close-hub_door }
        [door_place] { reason-close-door_place }
        [door_wall] { reason-close-door_wall }
        [door_blocked] { reason-close-door_blocked }
        [door_room] { reason-close-door_room }
       *[outside] { reason-close-outside }
    }
position-outline = La pièce { $room } d’un plan n’a pas de contour ou de porte lisible.
position-entrance = Il ne peut pas y avoir d’entrée en { $edge }.
position-window = Il ne peut pas y avoir de fenêtre en { $edge }.
position-no_edge = { $given } n’est pas un côté de case.
position-waiting = On attend quelqu’un dans une étape que tous font, et personne autrement.
position-drawn_between = La place { $seat } a dessiné quelque chose entre deux étapes.
position-shown = Le plan de la place { $seat } ne prolonge pas celui qui était montré.
position-drawn_early = La place { $seat } a dessiné un meuble quand il n’y en avait pas à dessiner.
position-walls = La place { $seat } a changé les murs d’une pièce finie.
position-drawn_more = La place { $seat } a dessiné plus que la carte et le joker ne le permettent.
position-drawn_other = La place { $seat } a dessiné un meuble qui n’est pas sur la carte.
position-closed_early = La place { $seat } a clos la pièce trop tôt.
position-closing = La place { $seat } doit clore une pièce qu’elle ne peut pas clore, ou n’y est pas appelée alors qu’elle le peut.
position-no_way_in = L’entrée de la place { $seat } ne donne pas sur le couloir.
position-turn = { $found } cartes sont face visible, mais le numéro du tour est { $turn }.
position-active = Après { $played } cartes, ce n’est pas à la place { $seat } de jouer.
position-ask_room = La dernière pièce commence sans qu’on demande rien.
position-ask_card = La dernière carte se retourne sans qu’on demande rien.
position-drawn_choices = Avec drawn_choices, personne ne choisit de pièce, de carte ni de jetons.
position-last_card = La pièce se ferme avant sa dernière carte.
position-shown_early = La place { $seat } a montré un meuble de la carte { $card } avant que celle-ci soit retournée.
position-joker = Un meuble est en miroir sans que le joker ait servi.
position-piece_more = { $found } meubles de la carte { $card }, c’est plus que ses jetons.
position-piece_room = Un meuble de la carte { $card } est dans une pièce sans cette carte.
position-piece_other = Un meuble dessiné pour la carte { $card } n’est pas sur cette carte.

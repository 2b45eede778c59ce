# Everything a player reads of Home Staging. The ids are the same in French and English; palier/text/__init__.py tells how
# a machine name (lit_double, m00_odette-1) becomes a word.

## The game

game-title = Home Staging
game-line = Fitting all the furniture in is good; still being able to walk past it is better.
game-description =
    A client, a plan on squared paper, and furniture to draw room by room. The player whose turn it is chooses which pieces
    come, and everyone draws them at the same time, each on their own sheet, with the space it takes to get to them. Once a
    room is furnished you put walls around it and a door into them. In the end only the furniture that can be reached from
    the front door counts, and what the client wished for.
game-credits =
    Home Staging is a game by Steffen Hacker, first published in Germany as Verplant & zugestellt (frechverlag, TOPP, 2023);
    the French edition is by Blue Orange (2025). Palier is an independent work: its rules, furniture, missions and drawings
    are our own.

## Families: which words arguments are made of

family-pieces = piece
family-seats = seat

## Variants

option-mission = Mission
option-mission-help = The client and their house; the first one is made for learning.
option-daily = Daily mission
option-daily-help = A date such as 2026-01-31: the same mission and the same cards for everyone that day.
option-custom = A mission of your own
option-custom-help = A mission made in the editor, as JSON; it is checked first.
option-strict_paths = Marked ways
option-strict_paths-help = Inside rooms one walks only on access dots, rugs and the squares at a door.
option-drawn_choices = Random choices
option-drawn_choices-help = Alone: rooms, cards and tokens are drawn by lot.

## Kinds of rooms, and scenery

kind-cuisine = kitchen
kind-bain = bathroom
kind-salon = living room
kind-chambre = bedroom
kind-bureau = study
scenery-T = tree
    .of = a tree
scenery-W = lake
    .of = the lake
scenery-R = road
    .of = the street

## Moments of a match

stage-play = in play
stage-last = finishing touches
stage-over = over

## Questions: to whoever answers, then to the others

ask-room = Which room comes next?
ask-room-other = { $player } is choosing the next room.
ask-card = Which card do you turn up for { $room }?
ask-card-other = { $player } is choosing a card for { $room }.
ask-tokens = Card { $card }: how do the tokens fall on { $pieces }?
ask-tokens-other = { $player } is putting tokens on { $pieces }.
ask-draw =
    { $pieces_count ->
        [0] Everything is drawn for { $room }: say that you are ready, or rub it out.
       *[other] Draw for { $room }: { $pieces }. Or say that you are ready.
    }
ask-draw-other = Everyone is drawing for { $room }.
ask-close = Put walls around { $room }, and a door.
ask-close-other = Everyone is closing { $room }.
ask-finish = Settle your front door and your windows.
ask-finish-other = Everyone is settling front doors and windows.

## Answers

action-room = Room { $number }
    .arguments = number
    .detail = { $room }
action-card = Card { $card }
    .arguments = card
    .detail = { $card } ({ $card_id }), { $tokens ->
        [one] one token
       *[other] { $tokens } tokens
    }
action-tokens = { $first_tokens } and { $second_tokens }
    .arguments = first_tokens second_tokens
    .detail = { $pieces }
action-place = { $piece } at { $square }, { $way }
    .arguments = piece square way
    .detail = { $piece } at { $square }, { $way }{ $joker ->
        [true] { " " }(joker)
       *[false] { "" }
    }
action-ready = I am ready
action-erase = Rub out what I drew this turn
action-close = Close { $outline }
    .arguments = outline door
    .short =
        Close the room around { $size } squares{ $side_id ->
            [N] , door above { $square }
            [S] , door below { $square }
            [W] , door to the left of { $square }
            [E] , door to the right of { $square }
           *[none] {""}
        }
    .detail = Close { $outline } ({ $size } squares), door at { $door }
action-entrance = Front door at { $edge }
    .arguments = edge
action-window = Window at { $edge }
    .arguments = edge
action-wall = Wall again at { $edge }
    .arguments = edge
action-auto = Leave it to the program

## Ways to set a piece down

way-r0 = as on the card
way-r1 = a quarter turn
way-r2 = a half turn
way-r3 = three quarter turns

## Events: the log

event-room = { $player } opens the building site: { $room }.
event-revealed = { $player } turned up card { $card } { $letter }: { $pieces }.
event-chose = To draw: { $pieces }.
event-drew = { $player } is drawing.
    .piece = You drew { $piece } at { $square }.
event-marked = { $player } is drawing.
    .edge = You drew at { $edge }: { $mark }.
event-erased = { $player } took the rubber.
event-ready = { $player } is ready.
event-placed = { $player } placed { $piece } at { $square }.
event-skipped = { $player } drew nothing.
event-joker = { $player } played the joker.
event-closing = { $player } put up walls.
    .outline = You closed { $outline }.
event-closed = { $player } closed { $room }: { $outline }.
    .door = { $player } closed { $room } ({ $outline }), door at { $door }.
event-unclosed = { $player } could not close { $room }: its furniture is lost.
event-unfurnished = { $player } furnished nothing: no { $room }.
event-finished = { $player } put the finishing touches to the plan.
    .entrances = Your plan is finished.
event-scored = { $player }: { $total } ({ $rooms } for rooms, { $bonuses } for bonuses, { $penalties } in penalties).
event-ended =
    The match is over: { $winners } { $winners_count ->
        [one] wins
       *[other] share the victory
    }, { $reason }.
mark-entrance = a front door
mark-window = a window
mark-wall = a wall

## What decided

reason-points = with the most points
reason-pieces = equal on points, with the most pieces drawn
reason-shared = equal on points and on pieces
reason-alone = alone with their best score

## Why a room cannot be closed like that

reason-close-outside = The outline leaves the house, or takes a block or an obstacle.
reason-close-taken = The outline takes squares of another room.
reason-close-blocks_door = The outline takes the square in front of another room’s door.
reason-close-apart = The squares of the outline do not hang together.
reason-close-empty = The outline keeps no piece of this room.
reason-close-no_door = The door is missing.
reason-close-hub_door = This room has no door of its own: the others open onto it.
reason-close-door_place = The door must be in the outline, between two indoor squares.
reason-close-door_wall = A piece leans on this wall: no door here.
reason-close-door_blocked = A piece stands at this door.
reason-close-door_room = This door would open onto another room.

## Why a piece cannot be drawn like this

reason-place-outside = The piece or its access leaves the house, or meets a block or an obstacle.
reason-place-room = The piece or its access enters a closed room.
reason-place-piece = A piece stands here already.
reason-place-access = This is the access space of another piece.
reason-place-rug = A rug lies here.
reason-place-no_access = A piece blocks the access space of this one.
reason-place-across_wall = A wall would cut this piece from its access space.
reason-place-no_wall = This piece must stand against a wall that is already drawn.
reason-place-outer_wall = In this mission this piece must touch an outer wall.
reason-place-other_card = This piece is not on the card being played.
reason-place-none_left = No piece of this card is left to draw.
reason-place-no_joker = That would take the joker, and it is spent.
reason-place-joker_twice = The joker gives the other piece or a mirror image, never both.

## What is wrong with a mission of one’s own

wrong-daily = “{ $given }” is no date such as 2026-01-31.
wrong-json = A mission must be JSON.
wrong-object = A mission must be an object with a map and rooms.
wrong-field = A mission has no field “{ $field }”.
wrong-name = A mission needs a name.
wrong-text_name = The name must be a text of at most { $most } characters on one line.
wrong-text_story = The story must be a text of at most { $most } characters on one line.
wrong-text_tip = The tip must be a text of at most { $most } characters on one line.
wrong-rows = The map must have { $size } rows.
wrong-row = Row { $row } of the map must have { $size } characters.
wrong-letter = “{ $letter }” in row { $row } of the map is none of { $letters }.
wrong-no_indoor = The map has no indoor square.
wrong-apart = The indoor squares of the map do not hang together.
wrong-walls = The inner walls must be a list of at most 100 edges.
wrong-edge = “{ $edge }” is no edge: write a side and a square, such as “W:D2”.
wrong-wall = The inner wall “{ $edge }” is not between two indoor squares.
wrong-rooms = A mission has 1 to { $most } rooms.
wrong-card_rooms = Card { $number } is in { $rooms } rooms, and there are only two of each number.
wrong-tokens = The cards carry { $tokens } choice tokens, and the box holds { $most }.
wrong-same_name = Two rooms have the same name.
wrong-room = Room { $room } must be an object with a kind, a name and cards.
wrong-room_kind = Room { $room } must be of a kind: { $kinds }.
wrong-room_name = Room { $room } needs a name without stray spaces.
wrong-no_card = Room { $room } needs at least one card.
wrong-card_form = A card of room { $room } must be a number and its tokens, such as [12, 1].
wrong-card_twice = Room { $room } has the same card twice.
wrong-only_rug = Room { $room } has nothing but a rug.
wrong-special_list = Special must be a list of at most { $most }.
wrong-bonus_list = Bonus must be a list of at most { $most }.
wrong-special_kind = “{ $kind }” is no special (one of { $names }).
wrong-bonus_kind = “{ $kind }” is no bonus (one of { $names }).
wrong-special_twice = A special rule stands there twice.
wrong-rule_field = { $kind } has no field “{ $field }”.
wrong-rule_needs = { $kind } needs the field “{ $field }”.
wrong-two_rooms = { $kind } is about two different rooms.
wrong-scenery = { $kind } needs a scenery: T, W or R.
wrong-op = { $kind } compares with <= or >=, not “{ $value }”.
wrong-mode = { $kind } takes the mode exists or all, not “{ $value }”.
wrong-selector = { $kind } needs a selector, such as a tag or a card number.
wrong-tag = “{ $tag }” in { $kind } is no tag (one of { $tags }).
wrong-nos = “nos” of { $kind } must be a list of card numbers.
wrong-select_by = { $kind } cannot select by “{ $key }”.
wrong-alone = { $kind } selects by “{ $key }”, which goes with nothing else.
wrong-no_obstacle = { $kind } is about an obstacle (o), and the map has none.
wrong-no_corridor = { $kind } is about the corridor, and this mission has none.
wrong-no_door = { $kind } is about the door of the room that has none.
wrong-no_piece = No card of this mission has a piece that { $kind } asks for.
wrong-cap = { $kind } counts up to { $cap }, and this mission can reach only { $most }.
wrong-min_rooms = { $kind } asks for { $asked } rooms, and there are { $rooms }.
wrong-no_rug_room = { $kind } asks for a rug in a room that has no rug card.
wrong-no_rug = { $kind } asks for a rug, and no room has a rug card.
wrong-no_view = No outer wall has a view of “{ $scenery }”, which { $kind } asks for.
wrong-no_clear_view = No outer wall has a view without scenery, which { $kind } asks for.
wrong-no_block = { $kind } asks for a block (#), and the map has none.
wrong-no_entrance = No outer wall faces the scenery that the front door must face.
wrong-whole_difficulty = The difficulty must be a whole number from { $low } to { $high }, not { $value }.
wrong-whole_card = A card of room { $room } must be a whole number from { $low } to { $high }, not { $value }.
wrong-whole_tokens = The tokens on a card of room { $room } must be a whole number from { $low } to { $high }, not { $value }.
wrong-whole_field = “{ $field }” of { $kind } must be a whole number from { $low } to { $high }, not { $value }.
wrong-whole_room = A room of { $kind }, counted from 0, must be a whole number from { $low } to { $high }, not { $value }.
wrong-whole_number = A card number of { $kind } must be a whole number from { $low } to { $high }, not { $value }.

## Numbers of a simulation

statistic-best = Best score
statistic-best_mean = Best score, on average
statistic-bonuses = Bonuses, at most
statistic-bonuses_mean = Bonuses, on average
statistic-pieces = Pieces drawn, at most
statistic-pieces_mean = Pieces drawn, on average

## The picture

picture-title = Home Staging: the plan of { $player }
picture-description = A squared plan of { $player }, { $points } points, { $pieces } pieces.
picture-points =
    { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
picture-joker = joker left
picture-no-joker = joker played
picture-rooms = rooms { $points }
picture-bonuses = bonuses { $points }
picture-penalties = penalties { $points }
picture-legend = { $letter } { $piece }
picture-lost = { $letter } { $piece } (out of reach)
picture-card-down = card { $number } face down

## Bonuses and special rules in general, for missions of your own; rooms count from 1

bonus-each_room_min_items = +{ $pts } if every room has at least { $min } accessible pieces.
bonus-all_cards = +{ $pts } if “{ $room }” holds at least one item of each of its cards.
bonus-per_item = +{ $pts } per accessible piece: { $what } ({ $cap } at most).
bonus-per_room_with = +{ $pts } per room that holds: { $what } ({ $cap } at most).
bonus-distinct = +{ $pts } for at least { $min } different pieces: { $what }.
bonus-count_cells = +{ $pts } for at least { $min } squares of: { $what }.
bonus-view = +{ $pts } if “{ $room }” has a view of { $scenery_of }.
bonus-per_room_view = +{ $pts } per room with a view of { $scenery_of } ({ $cap } at most).
bonus-clear_view = +{ $pts } if “{ $room }” has a clear view.
bonus-per_window_item = +{ $pts } per piece at a window with a view of { $scenery_of }: { $what } ({ $cap } at most).
bonus-distance = +{ $pts } for the distance between { $what } and { $other } ({ $op } { $n }).
bonus-facing = +{ $pts } if { $what } and { $other } face each other, { $max } squares apart at most.
bonus-same_points = +{ $pts } if “{ $room }” and “{ $other_room }” score the same.
bonus-area = +{ $pts } if “{ $room }” covers { $op } { $n } squares.
bonus-rectangle_each = +{ $pts } per rectangular room ({ $cap } at most).
bonus-adjacent = +{ $pts } if “{ $room }” and “{ $other_room }” share a wall.
bonus-not_adjacent = +{ $pts } if “{ $room }” and “{ $other_room }” share no wall.
bonus-touch_block = +{ $pts } if “{ $room }” touches a block.
bonus-no_facing_wall = +{ $pts } if no outer wall of “{ $room }” faces { $scenery_of }.
bonus-corridor_max = +{ $pts } if the corridor has { $n } squares at most and serves { $min_rooms } rooms.
bonus-corridor_around_obstacle = +{ $pts } per corridor square around the obstacle ({ $cap } at most).
bonus-rug_placed = +{ $pts } if an accessible rug lies in “{ $room }”.
bonus-rug_under_item = +{ $pts } if { $min } squares of a piece lie on a rug: { $what }.
bonus-rug_near = +{ $pts } if a rug is within { $n } squares of: { $what }.
special-no_corridor = No corridor: everything opens onto “{ $room }”.
special-rug_under = Furniture and rugs may share squares.
special-two_entrances = A second front door is allowed.
special-entrance_scenery = The front door must face { $scenery_of }.
special-max_windows = { $n } windows at most.
special-windows_free_cell = A window only counts if the square in front of it holds no furniture.
special-must_touch_exterior = Against an outer wall: { $what }.
special-obstacle_corridor = −{ $pen } points if the corridor does not touch the obstacle.
thing-entrance = the front door
thing-door = the door of “{ $room }”
thing-obstacle = the obstacle

## Tags of pieces

tag-kitchen = kitchen piece
tag-cook = cooker
tag-plant = plant or piece with flowers
tag-storage = storage
tag-cold = cold storage
tag-table = table
tag-seat = seat
tag-bar = bar
tag-bath = bathroom piece
tag-wc = toilet
tag-water = water
tag-books = books
tag-basin = washbasin
tag-wash = shower or bath
tag-laundry = laundry
tag-wellness = wellness
tag-bed = bed
tag-doublebed = double bed
tag-singlebed = single bed
tag-drawers = chest of drawers
tag-wardrobe = wardrobe
tag-dressing = dressing room
tag-mirror = mirror
tag-baby = baby furniture
tag-toy = toy
tag-sofa = sofa
tag-armchair = armchair
tag-tv = television
tag-fire = fireplace or stove
tag-bigplant = large plant
tag-desk = desk
tag-office = office furniture
tag-music = instrument
tag-sport = sport
tag-craft = craft
tag-pet = pet furniture
tag-cat = cat furniture
tag-dog = dog furniture
tag-art = art piece
tag-rug = rug

## Numbers of cards

card-1 = Kitchenette
card-2 = Large kitchen
card-3 = Fridge and pantry
card-4 = Small table
card-5 = Large table
card-6 = Bar
card-7 = Toilet
card-8 = Washbasin
card-9 = Shower or bath
card-10 = Laundry
card-11 = Wellness
card-12 = Double bed
card-13 = Single bed
card-14 = Chest of drawers
card-15 = Wardrobe
card-16 = Dressing corner
card-17 = Nursery corner
card-18 = Sofa
card-19 = Armchair
card-20 = Television
card-21 = Bookcase
card-22 = Fireplace
card-23 = Small plant
card-24 = Large plant
card-25 = Desk
card-26 = Filing
card-27 = Music
card-28 = Sport
card-29 = Children’s play
card-30 = Workshop
card-31 = Pets
card-32 = Art and collection
card-33 = Rug

## Pieces

piece-petite_cuisine_en_coin = Small corner kitchen
piece-comptoir_droit_de_cuisine = Straight kitchen counter
piece-kitchenette_compacte = Compact kitchenette
piece-cuisine_en_coin_fleurie = Corner kitchen with herbs
piece-cuisine_en_l = L-shaped kitchen
piece-cuisine_lineaire = Galley kitchen
piece-cuisine_en_u = U-shaped kitchen
piece-cuisine_avec_ilot = Kitchen with island
piece-frigo_simple = Fridge
piece-frigo_americain = Double-door fridge
piece-garde_manger = Pantry cupboard
piece-congelateur_coffre = Chest freezer
piece-petite_table = Small table
piece-petite_table_carree = Small square table
piece-table_bistrot = Bistro table
piece-gueridon_fleuri = Pedestal table with flowers
piece-table_a_manger = Dining table
piece-table_longue = Long table
piece-banquette_d_angle = Table with corner bench
piece-table_de_banquet = Banquet table
piece-bar_droit = Straight bar
piece-bar_en_l = L-shaped bar
piece-bar_mural = Wall bar
piece-chariot_a_boissons = Drinks trolley
piece-wc = Toilet
piece-wc_lave_mains = Toilet with hand basin
piece-wc_coin_lecture = Toilet with book nook
piece-wc_entre_placards = Toilet between cupboards
piece-lavabo = Washbasin
piece-lavabo_large = Wide washbasin
piece-vasque_d_angle = Corner vanity
piece-vasque_et_colonne = Vanity with tall unit
piece-cabine_de_douche = Shower cubicle
piece-douche_a_l_italienne = Walk-in shower
piece-baignoire = Bathtub
piece-baignoire_d_angle = Corner bathtub
piece-lave_linge = Washing machine
piece-lave_linge_et_seche_linge = Washer and dryer
piece-etendoir = Drying rack
piece-planche_a_repasser = Ironing board
piece-sauna = Sauna
piece-bain_bouillonnant = Hot tub
piece-table_de_massage = Massage table
piece-hammam = Steam room
piece-lit_double = Double bed
piece-lit_double_d_angle = Corner double bed
piece-lit_pied_degage = Double bed, access at the foot
piece-lit_double_a_chevets = Double bed with nightstands
piece-lit_simple = Single bed
piece-lit_simple_en_long = Single bed along the wall
piece-lits_jumeaux = Twin beds
piece-lit_alcove = Alcove bed
piece-petite_commode = Small chest of drawers
piece-commode = Chest of drawers
piece-commode_d_angle = Corner chest of drawers
piece-commode_fleurie = Chest of drawers with plant
piece-armoire = Wardrobe
piece-grande_armoire = Large wardrobe
piece-dressing_en_l = L-shaped walk-in
piece-penderie_ouverte = Open clothes rail
piece-coiffeuse = Dressing table
piece-psyche = Standing mirror
piece-banc_a_chaussures = Shoe bench
piece-paravent = Folding screen
piece-berceau = Cradle
piece-table_a_langer = Changing table
piece-parc_a_bebe = Playpen
piece-lit_a_barreaux = Cot
piece-canape = Sofa
piece-canape_d_angle = Corner sofa
piece-canape_deux_places = Two-seat sofa
piece-canape_meridienne = Chaise longue sofa
piece-fauteuil = Armchair
piece-fauteuil_et_repose_pieds = Armchair with footstool
piece-duo_de_fauteuils = Pair of armchairs
piece-trio_de_poufs = Three poufs
piece-meuble_tele = TV stand
piece-grand_meuble_tele = Large TV unit
piece-tele_d_angle = Corner TV
piece-home_cinema = Home cinema
piece-etagere = Shelf
piece-bibliotheque = Bookcase
piece-bibliotheque_d_angle = Corner bookcase
piece-bibliotheque_cloison = Room-divider bookcase
piece-poele_a_bois = Wood stove
piece-cheminee = Fireplace
piece-poele_de_masse = Masonry stove
piece-insert_d_angle = Corner fireplace
piece-petite_plante = Small plant
piece-duo_de_plantes = Pair of plants
piece-jardiniere = Planter
piece-plantes_d_angle = Corner plants
piece-palmier = Palm tree
piece-ficus = Ficus
piece-mur_vegetal = Green wall
piece-bac_potager = Vegetable planter
piece-petit_bureau = Small desk
piece-grand_bureau = Large desk
piece-bureau_d_angle = Corner desk
piece-bureau_double = Double desk
piece-caisson = Drawer unit
piece-armoire_a_archives = Filing cabinet
piece-imprimante = Printer stand
piece-rayonnages_mobiles = Rolling shelves
piece-piano_droit = Upright piano
piece-mur_de_guitares = Guitar wall
piece-piano_a_queue = Grand piano
piece-batterie = Drum kit
piece-tapis_de_course = Treadmill
piece-banc_de_musculation = Weight bench
piece-table_de_ping_pong = Ping-pong table
piece-sac_de_frappe = Punching bag
piece-coffre_a_jouets = Toy chest
piece-tipi = Play tent
piece-petit_train = Train set
piece-toboggan = Slide
piece-chevalet = Easel
piece-etabli = Workbench
piece-machine_a_coudre = Sewing table
piece-etabli_d_angle = Corner workbench
piece-arbre_a_chat = Cat tree
piece-panier_du_chien = Dog basket
piece-aquarium = Aquarium
piece-voliere = Aviary
piece-sculpture = Sculpture
piece-galerie_murale = Picture wall
piece-vitrine = Display case
piece-installation = Modern installation
piece-tapis_carre = Square rug
piece-tapis_de_couloir = Runner
piece-grand_tapis = Large rug
piece-tapis_peau = Cut-out rug

## Missions

mission-m00_odette = Granny Odette’s first flat in town
    .story = Granny Odette has sold the farm and is trying out city life. She needs a kitchen for her jams, a bathroom and a living room for her friends.
    .tip = Overlap access squares, always keep a way to the corridor, and beware of the piece that blocks it: it costs more than it scores.
value-m00_odette = Granny Odette’s first flat in town
room-m00_odette-1 = Kitchen
room-m00_odette-2 = Bathroom
room-m00_odette-3 = Living room
bonus-m00_odette-1 = +3 if each of the three rooms holds at least 2 accessible pieces.

mission-m01_boulangere = The baker and her three cats
    .story = Rose kneads by night and sleeps by day, always watched by her three cats. All they ask for is a view of the birds in the chestnut trees.
    .tip = An access square at the window is enough for a cat, and two pieces may share that square.
value-m01_boulangere = The baker and her three cats
room-m01_boulangere-1 = Bakehouse kitchen
room-m01_boulangere-2 = Bedroom
room-m01_boulangere-3 = Cats’ lounge
bonus-m01_boulangere-1 = +2 per Pets piece (31) placed at a window with a view of a tree (3 at most; one of its own or access squares is enough).
bonus-m01_boulangere-2 = +3 if a sofa and a Pets piece (31) are at distance 2 or less.

mission-m02_jumelles = The twins who never agree
    .story = Alba and Zoé are ten and count everything: a better-filled room means war. Their parents would rather keep the two of them well apart.
    .tip = Count the points of both bedrooms before the last piece: sometimes it is better left out.
value-m02_jumelles = The twins who never agree
room-m02_jumelles-1 = Alba’s room
room-m02_jumelles-2 = Zoé’s room
room-m02_jumelles-3 = Bathroom
room-m02_jumelles-4 = Kitchen
bonus-m02_jumelles-1 = +5 if both bedrooms score the same number of points (at least 1).
bonus-m02_jumelles-2 = +3 if both bedrooms exist and share no wall.

mission-m03_horloger = The clockmaker in the arcade
    .story = Anselme mends clocks in a narrow house squeezed between two neighbours. Customers come from the street and must not get lost before they reach the shop.
    .tip = Keep a few corridor squares on the street side from the start.
value-m03_horloger = The clockmaker in the arcade
room-m03_horloger-1 = Workshop
room-m03_horloger-2 = Shop
room-m03_horloger-3 = Kitchen corner
special-m03_horloger-1 = The front door must face the street (aligned with a road square).
bonus-m03_horloger-1 = +4 if the shop door is at distance 3 or less from the front door.
bonus-m03_horloger-2 = +1 per accessible storage piece (3 at most).
bonus-m03_horloger-3 = +3 if the workshop backs onto the chimney shaft (at least one shared wall edge).

mission-m04_romanciere = The novelist by the jetty
    .story = Sidonie writes facing the lake, sleeps facing the lake and opens the door to no one before noon. Her publisher is paying for the windows, so there will only be three.
    .tip = The lake lies to the east: do not give the best wall to the bathroom.
value-m04_romanciere = The novelist by the jetty
room-m04_romanciere-1 = Study
room-m04_romanciere-2 = Bedroom
room-m04_romanciere-3 = Bathroom
room-m04_romanciere-4 = Kitchen
special-m04_romanciere-1 = No more than three windows in the whole home.
bonus-m04_romanciere-1 = +4 if a desk (25) is placed at a window with a view of the lake (one of its own or access squares is enough).
bonus-m04_romanciere-2 = +3 if the bedroom has a view of the lake.
bonus-m04_romanciere-3 = +3 if a desk (25) and a fireplace or stove (22) are at distance 4 or less.

mission-m05_botanistes = The botanists’ house
    .story = Two researchers, fifty pots: in this house even the smallest fern has a right to sunshine. A room without greenery is a sad room.
    .tip = Small plants (23) need no access squares: save them a stretch of exterior wall.
value-m05_botanistes = The botanists’ house
room-m05_botanistes-1 = Winter garden
room-m05_botanistes-2 = Kitchen
room-m05_botanistes-3 = Bedroom
room-m05_botanistes-4 = Bathroom
special-m05_botanistes-1 = Every plant (23, 24) must have at least one square against an exterior wall.
bonus-m05_botanistes-1 = +2 per room holding at least one accessible plant or piece with flowers or herbs.
bonus-m05_botanistes-2 = +3 if the bedroom has a view of a tree.
bonus-m05_botanistes-3 = +4 if your accessible plants (23, 24) cover at least 8 squares.

mission-m06_caserne = The retired firefighters’ station
    .story = Five retired firefighters have bought their old station and refuse to remove the pole. At the first whiff of smoke they must be able to run to it.
    .tip = Let the corridor run past the pole, then arrange the rooms around it.
value-m06_caserne = The retired firefighters’ station
room-m06_caserne-1 = Dormitory
room-m06_caserne-2 = Gym
room-m06_caserne-3 = Canteen
room-m06_caserne-4 = Showers
special-m06_caserne-1 = At least one of the four squares around the pole must belong to the reachable corridor, otherwise −5 points.
bonus-m06_caserne-1 = +4 if the dormitory door is at distance 4 or less from the pole.
bonus-m06_caserne-2 = +3 if a rug (33) lies in the accessible gym.
bonus-m06_caserne-3 = +2 per accessible bed (2 at most).

mission-m07_sans_couloir = The couple who hated corridors
    .story = To Farid and Lou a corridor is a wasted room. In their home everything opens onto the living room, and the table sits on the finest rug.
    .tip = The great room has no door of its own: keep squares free there for the doors of the other rooms.
value-m07_sans_couloir = The couple who hated corridors
room-m07_sans_couloir-1 = Great room
room-m07_sans_couloir-2 = Kitchen
room-m07_sans_couloir-3 = Bedroom
room-m07_sans_couloir-4 = Bathroom
special-m07_sans_couloir-1 = No corridor: the front door leads into the great room and every other room opens onto it.
special-m07_sans_couloir-2 = The rug may lie under furniture: furniture and rug may share squares.
bonus-m07_sans_couloir-1 = +4 if at least 2 squares of an accessible table lie on a rug.
bonus-m07_sans_couloir-2 = +3 if a sofa and a television face each other (same row or column, only free squares between them, 5 at most).
bonus-m07_sans_couloir-3 = +3 if the great room covers at least 26 squares.

mission-m08_observatoire = Aunt Vega’s observatory
    .story = Aunt Vega lives around the telescope that stands in the middle of the house. She puts up with trees, but never in front of her study window.
    .tip = Run the corridor around the telescope and line the rooms up along the outer walls.
value-m08_observatoire = Aunt Vega’s observatory
room-m08_observatoire-1 = Star study
room-m08_observatoire-2 = Bedroom
room-m08_observatoire-3 = Living room
room-m08_observatoire-4 = Kitchen
room-m08_observatoire-5 = Bathroom
bonus-m08_observatoire-1 = +1 per corridor square next to the telescope (8 at most).
bonus-m08_observatoire-2 = +4 if the study has a window whose view meets no scenery at all.
bonus-m08_observatoire-3 = +3 if the bedroom has a window whose view meets no scenery at all.
bonus-m08_observatoire-4 = +1 per accessible room with a rectangular outline.

mission-m09_batteur = The drummer of Tanner Street
    .story = Momo practises at all hours; his partner is asleep by nine. Between studio, street and bed, every metre counts.
    .tip = In the south-east the bedroom escapes the street, but the corridor still has to get there.
value-m09_batteur = The drummer of Tanner Street
room-m09_batteur-1 = Studio
room-m09_batteur-2 = Bedroom
room-m09_batteur-3 = Kitchen
room-m09_batteur-4 = Bathroom
special-m09_batteur-1 = The front door must face the street (aligned with a road square).
bonus-m09_batteur-1 = +5 if every bed is at distance 9 or more from every instrument (at least one accessible bed and one instrument).
bonus-m09_batteur-2 = +4 if no exterior wall of the bedroom faces the street.
bonus-m09_batteur-3 = +3 if the studio and the bedroom share no wall.
bonus-m09_batteur-4 = +2 if a rug in the studio is at distance 1 or less from an instrument.

mission-m10_patio = Inès and the courtyard
    .story = Inès has inherited a house built around a lemon tree. She would pay dearly to see it from every room, but not for an endless corridor.
    .tip = Only eight stretches of wall look onto the lemon tree: share them out well.
value-m10_patio = Inès and the courtyard
room-m10_patio-1 = Living room
room-m10_patio-2 = Kitchen
room-m10_patio-3 = Bedroom
room-m10_patio-4 = Studio
room-m10_patio-5 = Bathroom
special-m10_patio-1 = A window only counts if the indoor square in front of it is free of furniture.
bonus-m10_patio-1 = +2 per accessible room with a view of the lemon tree.
bonus-m10_patio-2 = +4 if the corridor has 20 squares at most and serves at least 4 rooms.
bonus-m10_patio-3 = +2 if the bedroom and the bathroom share a wall.

mission-m11_collectionneur = The collector’s legacy
    .story = Three heirs, one manor and crates of art as far as the eye can see. Everything has to fit, everything has to be seen, and nobody wants to tidy up.
    .tip = You will not be able to place everything: choose, and keep the corridor open.
value-m11_collectionneur = The collector’s legacy
room-m11_collectionneur-1 = Gallery
room-m11_collectionneur-2 = Scullery kitchen
room-m11_collectionneur-3 = Dining room
room-m11_collectionneur-4 = State bedroom
room-m11_collectionneur-5 = Music room
special-m11_collectionneur-1 = A second front door is allowed (same rules as the first).
bonus-m11_collectionneur-1 = +1 per accessible art piece (32) (3 at most).
bonus-m11_collectionneur-2 = +5 if the gallery holds at least one item from each of its cards (rug included).
bonus-m11_collectionneur-3 = +3 if you have at least 3 different accessible seats (sofas, armchairs, poufs, benches).
bonus-m11_collectionneur-4 = +2 if the state bedroom has a view of a tree.
bonus-m11_collectionneur-5 = +3 if a sofa and an instrument face each other (same row or column, only free squares between them, 6 at most).

## What is wrong with a position: seats count from 0, fields and names are told as they are written

position-nothing = There is nothing to furnish.
position-room_done = The room being furnished is finished already.
position-end = The end has come only when every room is finished.
position-face_down = Card { $card } is face down in a finished room.
position-face_up = Card { $card } is face up in a room that has not been begun.
position-card_twice = Card { $card } lies in two rooms.
position-card = Card { $given } is not face up in the room being furnished.
position-piece_order = The pieces of a plan must stand in the order of its rooms, and only for rooms begun.
position-room_early = Room { $room } is closed though it has not been begun.
position-piece_place = “{ $piece }” cannot stand there.
position-room_open = Room { $room } is open though it could have been closed.
position-piece = A piece on a plan is its notation and its room, such as ["lit_double E5 r1", 0], not { $given }.
position-no_piece = { $given } is no piece on a plan.
position-room = A room on a plan is its outline and its door or null, such as ["E5-I7", "W:E6"], not { $given }.
position-room_refused = Room { $room } of a plan cannot be closed like that. { $reason ->
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
position-outline = Room { $room } of a plan has no outline or door that can be read.
position-entrance = There can be no entrance at { $edge }.
position-window = There can be no window at { $edge }.
position-no_edge = { $given } is no edge.
position-waiting = Somebody must be waited for in a step that everyone takes, and nobody otherwise.
position-drawn_between = Seat { $seat } has drawn something between two steps.
position-shown = The plan of seat { $seat } does not continue the one that was shown.
position-drawn_early = Seat { $seat } has drawn a piece when none was to be drawn.
position-walls = Seat { $seat } has changed the walls of a finished room.
position-drawn_more = Seat { $seat } has drawn more than the card and the joker allow.
position-drawn_other = Seat { $seat } has drawn a piece that is not on the card.
position-closed_early = Seat { $seat } has closed the room before its time.
position-closing = Seat { $seat } is asked to close a room it cannot close, or is not asked though it can.
position-no_way_in = The entrance of seat { $seat } does not lead to the corridor.
position-turn = { $found } cards are face up, but “turn” says { $turn }.
position-active = After { $played } cards it is not the turn of seat { $seat }.
position-ask_room = The last room is begun without asking.
position-ask_card = The last card is turned up without asking.
position-drawn_choices = With drawn_choices nobody is asked for a room, a card or tokens.
position-last_card = The room is being closed before its last card.
position-shown_early = Seat { $seat } showed a piece of card { $card } before the card was open.
position-joker = A piece was mirrored without the joker.
position-piece_more = { $found } pieces of card { $card } are more than its tokens.
position-piece_room = A piece of card { $card } was drawn in a room without that card.
position-piece_other = A piece of card { $card } was drawn that is not on it.

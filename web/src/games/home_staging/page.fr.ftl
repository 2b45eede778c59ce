## Ce que seule la page dit de Home Staging

page-pieces = Meubles de cette carte
page-left =
    { $number ->
        [one] un à dessiner
       *[other] { $number } à dessiner
    }
page-with-joker = avec le joker
page-none-left = plus à dessiner
page-turn = Tourner
page-mirror = Miroir
page-mirrored = { $move }, en miroir
page-rooms = Les pièces et leurs cartes
page-room-done = terminée
page-room-now = en cours
page-breakdown = Ce que vaut ce plan s’il s’arrêtait maintenant
page-penalties = Pénalités
page-total = Total actuel
page-drawing = dessine
page-deciding = choisit
page-waits = prêt
page-look = Le plan de { $player }
page-plan-of = Plan de { $player } : { $points }, meubles dessinés : { $pieces }
page-wait-for = Vous êtes prêt. On attend { $players }.
page-would-lose = Hors d’accès ainsi : { $pieces }.
page-closing-fine = { $squares } cases, { $points } points accessibles, rien de perdu.
page-no-place = Il ne tient nulle part ainsi : tournez-le, ou prenez l’autre meuble.
page-how-draw = Les cases éclairées sont possibles. Cliquez ou glissez ; un clic droit ou un second doigt tourne le meuble.
page-how-finish = Touchez un mur extérieur. Sinon, la meilleure porte d’entrée est dessinée pour vous.
page-turn-of = Tour { $turn }
page-close-room = Fermer la pièce
page-erase = Gommer
page-tools = Ce que dessine le crayon
page-tool-piece = Meubles
page-tool-outline = Murs
page-tool-door = Porte
page-tool-entrance = Porte d’entrée
page-tool-window = Fenêtres
page-proposal = Proposition { $number } sur { $of }
page-clear = Vider
page-draw-here = Dessiner ici
page-whose = Le plan de qui
page-legend = Ce que disent les couleurs
page-legend-reach = accessible depuis l’entrée
page-legend-lost = inaccessible : aucun point
page-legend-may = possible pour ce meuble
page-all-moves = Les { $number } coups en liste
page-moves = Coups
page-mission = Mission et points
page-story = L’histoire
page-daily-of = Mission du jour, { $date }
page-said-legal = { $square } : possible
page-said-not = { $square } : impossible
page-said-turned = Tourné : { $places } cases possibles
page-result-worth = Ce que vaut chaque plan
page-result-total = Total
page-result-room = Pièce
page-save-svg = Enregistrer en SVG
page-save-png = Enregistrer en PNG
page-print = Imprimer ou PDF
page-medal =
    { $medal ->
        [3] Or : { $points } points ou plus pour cette mission
        [2] Argent : { $points } points ou plus pour cette mission
       *[1] Bronze : { $points } points ou plus pour cette mission
    }

## Commencer : la mission du jour, et l’éditeur

page-daily = Jouer la mission du jour
page-daily-help = Seul ; aujourd’hui, tout le monde a la même mission et les mêmes cartes.
page-editor = Créer une mission
page-editor-help = Dessinez la maison, dites quelles pièces et quelles cartes elle a et ce que souhaite le client. Tout est vérifié au fur et à mesure.
page-brush = Ce que pose le pinceau
page-brush-floor = Maison
page-brush-ground = Terrain
page-brush-tree = Arbre
page-brush-lake = Lac
page-brush-road = Route
page-brush-block = Bloc
page-brush-obstacle = Obstacle
page-brush-wall = Mur intérieur
page-map = Carte de la mission
page-map-help = Glissez sur les cases. Au clavier : les flèches déplacent, Entrée pose ; un mur intérieur se met à gauche de la case.
page-checking = Vérification…
page-mission-fine = Cette mission peut être jouée.
page-play-mission = La jouer
page-share-link = Partager un lien
page-save-file = Enregistrer un fichier
page-open-file = Ouvrir un fichier
page-link = Lien vers cette mission
page-link-copied = Le lien est copié.
page-bad-link = Ce lien ne contient pas de mission.
page-bad-file = Ce fichier ne contient pas de mission.
page-mission-name = Nom de la mission
page-tip = Un conseil
page-difficulty = Crayons
page-start-from = Partir de
page-start-empty = Une mission vide
page-room-number = Pièce { $number }
page-room-name = Nom de la pièce
page-room-kind = Genre
page-remove-room = Retirer la pièce { $number }
page-card = Carte
page-tokens = Jetons
page-tokens-all = Jetons en tout : { $number } (25 au plus)
page-remove-card = Retirer la carte { $card }
page-add-card = Carte
page-add-room = Pièce
page-bonuses = Ce que souhaite le client
page-specials = Règles spéciales
page-new-bonus = Un nouveau souhait
page-new-special = Une nouvelle règle spéciale
page-add = Ajouter
page-remove-rule = Retirer
page-by-tag = Genres de meubles
page-by-card = Cartes
page-by-thing = Autres choses
page-mode-exists = au moins une paire
page-mode-all = toutes les paires
page-field-room = Pièce
page-field-hub = Pièce sur laquelle tout s’ouvre
page-field-rooms = Une des deux pièces
page-field-scen = Paysage
page-field-op = Comparaison
page-field-mode = Quelles paires
page-field-sel = Quels meubles
page-field-a = Un côté
page-field-b = L’autre côté
page-field-pts = points
page-field-cap = au plus
page-field-min = au moins
page-field-max = cases
page-field-n = nombre
page-field-pen = points perdus
page-field-min_rooms = pièces

# Clavier

page-key-move = parcourir le papier
page-key-enter = poser le meuble, ou une case, une porte, une fenêtre
page-key-next = la prochaine case où le meuble tient
page-key-turn = tourner le meuble
page-key-mirror = le retourner en miroir, avec le joker
page-key-escape = renoncer à un choix

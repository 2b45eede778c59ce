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
page-room-done = fermée
page-room-now = en cours
page-breakdown = Ce que vaut ce plan s’il s’arrêtait maintenant
page-penalties = Pénalités
page-total = Total actuel
page-drawing = dessine
page-deciding = choisit
page-waits = prêt
page-look = Le plan de { $player }
page-plan-of = Plan de { $player } : { $points }, meubles dessinés : { $pieces }
page-wait-for = Vous êtes prêt. On attend { $players }.
page-would-lose = Hors d’accès ainsi : { $pieces }.
page-closing-fine = { $squares } cases, { $points } points accessibles, rien de perdu.
page-no-place = Il ne tient nulle part ainsi : tournez-le, ou prenez l’autre meuble.
page-how-draw = Les cases éclairées sont possibles. Cliquez ou glissez ; un clic droit ou un second doigt tourne le meuble.
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
page-legend-lost = inaccessible : aucun point
page-legend-may = possible pour ce meuble
page-all-moves = Les { $number } coups en liste
page-moves = Coups
page-mission = Mission et points
page-story = L’histoire
page-daily-of = Mission du jour, { $date }
page-keys = Touches sur le papier : flèches, Entrée ; N case possible suivante, R ou T tourner, X miroir.
page-said-legal = { $square } : possible
page-said-not = { $square } : impossible
page-said-turned = Tourné : { $places } cases possibles
page-result-plan = Plan final
page-result-room = Pièce
page-result-bonuses = Souhaits
page-save-svg = Enregistrer en SVG
page-save-png = Enregistrer en PNG
page-print = Imprimer ou PDF
page-medal =
    { $medal ->
        [3] Or : { $points } points ou plus pour cette mission
        [2] Argent : { $points } points ou plus pour cette mission
       *[1] Bronze : { $points } points ou plus pour cette mission
    }

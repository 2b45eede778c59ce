## What only the page says of Home Staging

page-pieces = Pieces of this card
page-left =
    { $number ->
        [one] one to draw
       *[other] { $number } to draw
    }
page-with-joker = with the joker
page-none-left = none left
page-turn = Turn
page-mirror = Mirror
page-mirrored = { $move }, mirrored
page-rooms = Rooms and their cards
page-room-done = done
page-room-now = under way
page-breakdown = What this plan is worth if it ended now
page-penalties = Penalties
page-total = Total now
page-drawing = drawing
page-deciding = deciding
page-waits = ready
page-look = The plan of { $player }
page-plan-of = Plan of { $player }: { $points }, pieces drawn: { $pieces }
page-wait-for = You are ready. Waiting for { $players }.
page-would-lose = Out of reach like this: { $pieces }.
page-closing-fine = { $squares } squares, { $points } points within reach, nothing lost.
page-no-place = It fits nowhere like this: turn it, or take the other piece.
page-how-draw = Lit squares are possible. Click or drag; a right click or a second finger turns the piece.
page-how-finish = Touch an outer wall. Left alone, the best front door is drawn for you.
page-turn-of = Turn { $turn }
page-close-room = Close the room
page-erase = Rub out
page-tools = What the pencil draws
page-tool-piece = Furniture
page-tool-outline = Walls
page-tool-door = Door
page-tool-entrance = Front door
page-tool-window = Windows
page-proposal = Proposal { $number } of { $of }
page-clear = Empty
page-draw-here = Draw it here
page-whose = Whose plan
page-legend = What the colours mean
page-legend-reach = within reach of the front door
page-legend-lost = out of reach: no points
page-legend-may = possible for this piece
page-all-moves = All { $number } moves as a list
page-moves = Moves
page-mission = Mission and points
page-story = The story
page-daily-of = Mission of the day, { $date }
page-said-legal = { $square }: possible
page-said-not = { $square }: not possible
page-said-turned = Turned: { $places } possible squares
page-result-worth = What each plan is worth
page-result-total = Total
page-result-room = Room
page-save-svg = Save as SVG
page-save-png = Save as PNG
page-print = Print or PDF
page-medal =
    { $medal ->
        [3] Gold: { $points } points or more for this mission
        [2] Silver: { $points } points or more for this mission
       *[1] Bronze: { $points } points or more for this mission
    }

## Beginning: the mission of the day, and the editor

page-daily = Play the mission of the day
page-daily-help = Alone; everybody gets the same mission and the same cards today.
page-editor = Make a mission
page-editor-help = Draw the house, say which rooms and cards it has and what the client wishes for. It is checked as you go.
page-brush = What the brush lays
page-brush-floor = House
page-brush-ground = Ground
page-brush-tree = Tree
page-brush-lake = Lake
page-brush-road = Road
page-brush-block = Block
page-brush-obstacle = Obstacle
page-brush-wall = Inner wall
page-map = Map of the mission
page-map-help = Drag over the squares. With keys: arrows move, Enter lays; an inner wall goes to the left of the square.
page-checking = Checking…
page-mission-fine = This mission can be played.
page-play-mission = Play it
page-share-link = Share a link
page-save-file = Save as a file
page-open-file = Open a file
page-link = Link to this mission
page-link-copied = The link is copied.
page-bad-link = This link holds no mission.
page-bad-file = This file holds no mission.
page-mission-name = Name of the mission
page-tip = A tip
page-difficulty = Pencils
page-start-from = Start from
page-start-empty = An empty mission
page-room-number = Room { $number }
page-room-name = Name of the room
page-room-kind = Kind
page-remove-room = Remove room { $number }
page-card = Card
page-tokens = Tokens
page-tokens-all = Tokens in all: { $number } (25 at most)
page-remove-card = Remove card { $card }
page-add-card = Card
page-add-room = Room
page-bonuses = What the client wishes for
page-specials = Special rules
page-new-bonus = A new wish
page-new-special = A new special rule
page-add = Add
page-remove-rule = Remove
page-by-tag = Kinds of pieces
page-by-card = Cards
page-by-thing = Other things
page-mode-exists = at least one pair
page-mode-all = every pair
page-field-room = Room
page-field-hub = Room that everything opens onto
page-field-rooms = One of the two rooms
page-field-scen = Scenery
page-field-op = Comparison
page-field-mode = Which pairs
page-field-sel = Which pieces
page-field-a = One side
page-field-b = Other side
page-field-pts = points
page-field-cap = at most
page-field-min = at least
page-field-max = squares
page-field-n = number
page-field-pen = points lost
page-field-min_rooms = rooms

# Keyboard

page-key-move = go over the paper
page-key-enter = put the piece down, or a square, a door, a window
page-key-next = the next square where the piece fits
page-key-turn = turn the piece
page-key-mirror = mirror it, with the joker
page-key-escape = drop a choice

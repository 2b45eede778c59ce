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
page-room-done = closed
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
page-keys = Keys on the paper: arrows, Enter; N next possible square, R or T turn, X mirror.
page-said-legal = { $square }: possible
page-said-not = { $square }: not possible
page-said-turned = Turned: { $places } possible squares
page-result-plan = Final plan
page-result-room = Room
page-result-bonuses = Wishes
page-save-svg = Save as SVG
page-save-png = Save as PNG
page-print = Print or PDF
page-medal =
    { $medal ->
        [3] Gold: { $points } points or more for this mission
        [2] Silver: { $points } points or more for this mission
       *[1] Bronze: { $points } points or more for this mission
    }

## What only the page says of RoomShare

page-playable = Playable.
page-active = to play
page-preview = Preview: where everybody would end up if the rest is automatic.
page-colour = Colour of the meeple to place
page-auto = Automatic chain
page-reserve = In reserve: { $colour }
page-reserve-neutral = In reserve: { $colour }, which is nobody’s colour
page-piles = Draw and discard piles
page-deck = draw pile
page-discard = discards
page-discard-empty = The discard pile is empty.
page-in-play = in play
page-result-flats = What each flat earns or costs
page-result-flat = Flat
page-result-total = Total
page-result-reserve = Meeples left in reserve

# Keyboard

page-key-move = go from flat to flat; inside a flat, from arrow to arrow
page-key-enter = play what is lit, or go into the flat
page-key-escape = come out again, or drop a choice
page-key-card = play a card of your hand
page-key-auto = leave the rest of the chain to the program
page-key-pass = pass, in last chance

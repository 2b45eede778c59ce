## What only the page says of RoomShare

page-playable = Playable.
page-active = to play
page-preview = Preview: this is where everybody would end up, the rest of the chain being left to the program.
page-colour = Colour of the meeple to place
page-auto = Automatic chain
page-piles = Draw and discard piles
page-deck = draw pile
page-discard = discards
page-discard-empty = The discard pile is empty.
page-in-play = in play
page-result-flats = What each flat earns or costs
page-result-flat = Flat
page-result-total = Total
page-result-reserve = Meeples left in reserve

# What the server says to players.

refused-bad_request = The request is not understood.
    .detail = The request is not understood ({ $detail }).
refused-not_your_seat = This seat is not yours.
refused-not_host = Only the host of the table may do that.
refused-wrong_origin = This request comes from another site.
refused-no_such_table = There is no such table.
refused-not_found = There is nothing at this address.
refused-method_not_allowed = That is not how to ask for this.
refused-seat_taken = This seat is taken.
refused-already_seated = You have a seat at this table already.
refused-already_started = The match has already begun.
refused-not_started = The match has not begun yet.
refused-not_over = The match is not over.
refused-not_absent = This player has not been away for long enough.
refused-not_your_turn = It is not your turn.
refused-illegal_action = That is not possible now.
refused-bad_text = That is no action of this game.
refused-no_undo = This action can no longer be taken back.
refused-no_window = There is nothing to answer now.
refused-not_shown = This hand cannot be shown now.
refused-standing_in = A bot plays for you; take your seat back first.
refused-other_rules = This match was played with another version of the rules, which is no longer here.
refused-too_large = That is too long.
refused-too_many_requests = That is too much at once; wait a moment.
refused-server_error = The server made a mistake; it is not your fault, try again.
refused-not_stored = That could not be stored; try again.

serve-help = Open tables in the browser.
serve-help-host = The address to listen at; 0.0.0.0 for the whole network.
serve-help-port = The port; the next free one from 8000 when nothing is said.
serve-help-db = The SQLite file; by default in your data folder.
serve-help-open = Also open the page in the browser.
serve-help-origin = A page of another site that may play here (development); may be repeated.
serve-help-bots = Bots of your own, “my_bot.py:MyBot”, offered at all tables of this server.
serve-help-lang = The language.
serve-listening = Palier is open: { $address }
serve-port-taken = Port { $port } is taken.
serve-no-port = No port from { $first } to { $last } is free.
serve-no-address = Cannot listen at { $host }.
serve-in-use = Another Palier server is using { $file }.
serve-bad-database = The database { $file } cannot be opened ({ $detail }).
serve-database-kind = “{ $given }” is no known database: give a file or sqlite:///file.

page-missing-title = The page is not built
page-missing = The server works, but the page is not built. In Palier’s folder: “make web”, then start the server again.

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
refused-no_hints = Hints are for those who play alone against bots, or for tables whose maker allowed them.
refused-hint_running = A hint is being looked for already.
refused-no_hint = No hint could be found this time; try again.
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
serve-help-trusted_proxy = The address of a proxy that is believed when it says for whom it asks, or a network of such; may be repeated.
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

## Settings: palier serve --config, --set, --print-config, --help

serve-help-config = A file of settings, as “--print-config” writes one.
serve-help-set = A setting, as name=value; may be repeated. All of them are listed below.
serve-help-print_config = Prints a settings file with every setting, its meaning and its default.
serve-config-missing = The settings file { $file } cannot be read ({ $detail }).
serve-config-broken = The settings file { $file } is not valid TOML ({ $detail }).
serve-setting-form = “{ $given }” is no setting: write name=value.
serve-setting-unknown = There is no setting “{ $given }”; “palier serve --help” lists them all.
    .close = There is no setting “{ $given }”; did you mean “{ $close }”?
serve-setting-kind-integer = The setting { $name } is a whole number, not “{ $given }”.
serve-setting-kind-number = The setting { $name } is a number, not “{ $given }”.
serve-setting-kind-switch = The setting { $name } is true or false, not “{ $given }”.
serve-setting-kind-text = The setting { $name } is a text in quotation marks, not “{ $given }”.
serve-setting-kind-list = The setting { $name } is a list of texts such as ["a", "b"], not “{ $given }”.
serve-setting-kind-duration = The setting { $name } is a duration such as “250 ms”, “90 s”, “10 min”, “2 h” or “3 d”, not “{ $given }”.
serve-setting-small = The setting { $name } must be more than 0, not “{ $given }”.
serve-setting-negative = The setting { $name } must be 0 or more, not “{ $given }”.
serve-setting-large = The setting { $name } is too large: “{ $given }”.
serve-setting-network = The setting { $name } takes addresses and networks such as 127.0.0.1 or 10.0.0.0/8, not “{ $given }”.
serve-setting-bot = The setting { $name } must name a bot ({ $known }), not “{ $given }”.

settings-file = Settings of a Palier server, for “palier serve --config FILE”. What begins with # stands as it is by default: take the sign away to change it.
settings-help = Settings, in a file (--config) or as --set name=value
settings-absence = Players who are away
settings-windows = Windows, in which others may answer
settings-tables = Tables in memory and on the public list
settings-bots = Bots
settings-reviews = Hints and reviews
settings-limits = Limits
settings-callers = Who may call

setting-live_absence_ms = How long a player of a live table must be away before a bot may stand in.
setting-days_absence_ms = The same at a table over days.
setting-standin_bot = The bot that stands in for players who are away or leave.
setting-window_ms = How long a live table waits for those who may answer.
setting-more_time_ms = How much time somebody gets who asks for more.
setting-order_ms = How long a standing order takes to answer, whatever the hand holds.
setting-idle_ms = After how long a table that nobody looks at leaves the memory; it stays in the database.
setting-tables_in_memory = How many tables stay in memory.
setting-sweep_ms = How often tables that nobody looks at are put away.
setting-tick_seconds = How often the server looks whether the time of anybody is over.
setting-listed_tables = How many tables the public list shows.
setting-listed_for_ms = How long a table stays on the public list after the last thing that happened there.
setting-missed_most = How many entries of the log somebody who comes back is sent at most.
setting-bot_workers = How many processes think for bots, hints and reviews.
setting-warm_bots = Whether the first of these processes starts with the server.
setting-bot_seconds = How long a bot may think before another action is played for it.
setting-bot_pause_seconds = How long a bot waits before it plays, so that people can follow.
setting-hint_seconds = How long a hint is looked for.
setting-review_decision_seconds = How long a review looks at each decision.
setting-review_seconds = How long a review looks at all decisions of a seat together.
setting-review_patience_ms = After how long a review rests that nobody asks about.
setting-message_bytes = The longest message over a WebSocket.
setting-body_bytes = The longest body of an HTTP request.
setting-record_bytes = The longest record that may be uploaded.
setting-messages_per_second = Messages a second over one WebSocket, in the long run.
setting-messages_burst = Messages at once over one WebSocket.
setting-making_per_minute = Requests a minute and address that make, claim or change something.
setting-reading_per_minute = Requests a minute and address that only look.
setting-chats_per_minute = Chat messages a minute and seat, in the long run.
setting-chats_burst = Chat messages at once from one seat.
setting-hints_per_minute = Hints a minute and address, in the long run.
setting-hints_burst = Hints at once for one address.
setting-catch_ups_per_minute = How often a minute one address is told what it missed, in the long run.
setting-catch_ups_burst = How often at once one address is told what it missed.
setting-sockets_per_address = WebSockets that one address may hold open.
setting-sockets_per_table = WebSockets at one table.
setting-outbox_bytes = How much may wait for a client that reads too slowly before it is put out.
setting-limited = Whether there are limits on rates at all; benches and tests do without.
setting-trusted_proxies = Addresses or networks of proxies that are believed when they say for whom they ask (X-Forwarded-For, X-Forwarded-Proto).
setting-origins = Origins of other sites’ pages that may play here, such as http://localhost:5173.

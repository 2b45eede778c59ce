# The words that all games share, those of the command and later those of the page. The ids are the same in French and
# English; palier/text/__init__.py tells how arguments arrive.

## Words

family-seat = seat
family-winners = seat
seat = Player { $number }
list-and = { $first } and { $last }
yes = yes
no = no
bot-random = random
    .help = very easy: plays any legal move
bot-greedy = greedy
    .help = easy: takes what looks good at once, and looks no further
bot-planner = planner
    .help = hard: thinks its turn through before it plays, without a thought for the answers
bot-search = thinker
    .help = very hard: tries out many ways the game may go on, guessing what it cannot see, and chooses what does best
bot-alphabeta = calculator
    .help = very hard: works out every line, for two players and no hidden cards

## Help of the command

help-palier = Palier: games about living together, to play with friends or against bots, and to study.
help-help = Shows this help.
help-version = Shows the version, and whether the engine is compiled.
help-lang = Language: fr or en. Else that of PALIER_LANG, LC_ALL or LANG, else French.
help-game = The game, as “palier games” names it.
help-games = Lists the games, their variants and the bots.
help-rules = Shows the rules of a game, or the sentences that hold certain words.
help-rules-search = Shows only the sentences that hold all these words, for example “last chance” or RS-42.
help-play = Plays a match in the terminal, against bots or with several people at one keyboard.
help-play-players = Number of players, bots included; else as many as can play.
help-play-humans = How many people play at this keyboard; they take the first seats.
help-play-hints = Allows hints where several people play; alone with bots they are always there.
help-play-bots = The bots of the other seats, with commas between them; a single name stands for all.
help-play-seed = Seed of chance: the same one gives the same deal.
help-play-save = File to save the match in, even when it breaks off.
help-option = A variant, as name=value; may be repeated.
help-simulate = Lets bots play many matches and reports the figures.
help-simulate-players = Number of players; else as many as can play.
help-simulate-games = Number of matches.
help-simulate-seed = Seed of chance: the same one gives the same results.
help-simulate-bots = The bots of the seats, with commas between them; a single name stands for all.
help-simulate-workers = Number of processes, 0 for all cores; the results do not depend on it.
help-simulate-json = Writes a single JSON object.
help-replay = Tells a saved match and shows its end.
help-replay-file = The file of the match.
help-replay-step = Stops after this many actions.
help-show = Shows a position.
help-show-file = The JSON file of the position.
help-show-svg = File to write the picture to as well, as SVG.
help-usage = Usage:
help-usage-command = COMMAND [ARGUMENTS]…
help-panel-arguments = Arguments
help-panel-options = Options
help-panel-commands = Commands
help-default = default: { $value }
help-required = required

# The same in all languages: it is there to describe a problem.
version = palier { $version } ({ $compiled ->
    [true] compiled
   *[false] plain Python
    })

## The games

games-heading = { $title } ({ $name }), { $fewest } to { $most } players
games-options = Variants
games-option-default = default: { $value }
games-bots = Bots
games-hint = To play: palier play { $name } — to read the rules: palier rules { $name }

## The rules

rules-none = No rule of { $title } holds “{ $query }”.

## Playing

play-you-are =
    { $bots ->
        [0] You play { $player }.
       *[other] You play { $player }, against { $others }.
    }
play-seats = At this keyboard: { $players }.
play-watch = Bots: { $players }.
play-first = { $player } begins.
play-seed = Seed: { $seed }.
play-you = { $name } (you)
play-bot = { $name } ({ $bot })
play-pass-keyboard = Pass the keyboard to { $player }, then press Enter.
play-hidden = Hands stay secret: look only at your own.
play-turn = Your turn, { $player }. { $question }
play-prompt = Your choice (number, notation or “help”):
play-not-understood = “{ $answer }” is none of the choices; give a number from 1 to { $count }, or type “help”.
play-more = … and { $count } more, by their number or notation, such as “{ $example }”.
play-empty = Give a number from 1 to { $count }, or type “help”.
play-ambiguous = “{ $answer }” may mean several of the choices; give the number.
play-command-help = help
play-command-rules = rules
play-command-log = log
play-command-hint = hint
play-command-undo = undo
play-command-save = save
play-command-quit = quit
play-help =
    Answer with the number of a choice, with its notation (such as “{ $example }”) or with one of these words:
      help          this reminder
      rules WORDS   the rules that hold these words
      log           everything that has happened
      hint          what a strong bot would do in your place
      undo          back to the start of your decision, if nothing hidden was revealed
      save F        write the match to the file F
      quit          stop here
play-undone = Undone: take your decision again from the start.
play-undo-nothing = There is nothing to undo: nothing is decided yet, a card was revealed, or somebody else has played.
play-hint-best = A strong bot would choose: { $action } (“{ $notation }”).
play-hint-worth =
    { $players ->
        [1] It gives this { $points } out of 100, and { $next_points } to the next best: { $other }.
       *[other] It expects { NUMBER($share, style: "percent") } of the win from it; the next best, { $other }, promises { NUMBER($next_share, style: "percent") }.
    }
play-hint-beside = The next best is: { $other }.
play-hint-only = There is nothing else to do.
play-hint-clear = It stands out.
play-hint-slight = It is a little ahead.
play-hint-even = The two are about as good: follow your taste.
play-hint-none = No hints among people, unless the match was begun with --hints.
play-bot-lost = { $player } gave no legal action in time; any is played instead.
play-log-empty = Nothing has happened yet.
play-save-name = Give the name of a file, for example “save match.json”.
play-rules-words = Give one or more words, for example “rules { $example }”.
play-rules-example = eviction
play-saved = The match is saved in { $file }.
play-saved-unfinished = The unfinished match is saved in { $file }.
play-stopped = The match stops here. See you on the landing!
play-over = Result
play-rank = { $rank }. { $player }: { $points ->
    [one] { $points } point
   *[other] { $points } points
    }
play-replay-hint = To see it again: palier replay { $file }
play-save-hint = With --save FILE a match is kept; with --seed { $seed } the deal is the same.
play-save-question = To keep this match, give the name of a file; else press Enter:

## Simulating

simulate-progress = Matches
simulate-title = { $title } with { $players } players: { $games ->
    [one] { $games } match
   *[other] { $games } matches
    }, seed { $seed }
simulate-seat = seat
simulate-bot = bot
simulate-wins = wins
simulate-share = share
simulate-mean = points
simulate-spread = deviation
simulate-group = began as
simulate-seats = times
simulate-fair = of a fair share
simulate-order = Wins in the order of play: { $shares }
simulate-endings = Wins by reason
simulate-ending = { $reason }: { $games }
simulate-percent = { NUMBER($share, style: "percent", maximumFractionDigits: 1) }
simulate-number = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }
simulate-count = { NUMBER($number, maximumFractionDigits: 1) }
simulate-statistic = { $name }: { $value }
simulate-speed = { $decisions } decisions in { $seconds } s, which is { $rate } a second ({ $compiled ->
    [true] compiled
   *[false] plain Python
    })

## Replaying and showing

replay-title = { $title } with { $players } players, { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
    }
replay-unfinished = The match is not finished.
replay-after = After { $step ->
    [one] { $step } action
   *[other] { $step } actions
    } of { $steps }:
show-svg = The picture is written to { $file }.

## What is wrong

error-bad_language = The language “{ $given }” is not known; choose { $known }.
error-extra = “{ $command }” needs packages that are not installed; type: pip install "palier[{ $extra }]".
error-unknown_command = There is no command “{ $given }”; the commands are { $known }.
error-no_such_option = There is no option “{ $given }”; “{ $command } --help” lists them.
error-missing = { $name } is missing; “{ $command } --help” tells how.
error-bad_value = The value given for { $name } will not do; “{ $command } --help” tells how.
error-usage = The command is not understood; “{ $command } --help” tells how.
error-unknown_game_named = There is no game “{ $given }”; the games are: { $known }.
error-players = { $title } takes { $fewest } to { $most } players, not { $given }.
error-humans = There may be 0 to { $most } people at the keyboard, not { $given }.
error-option_form = “{ $given }” is not of the form name=value.
error-option_unknown = { $title } has no variant “{ $given }”; its variants are: { $known }.
error-option_value = The variant { $name } takes { $known }, not “{ $given }”.
error-together = These variants do not go together, or not with { $players } players: { $variants }.
error-range = { $low } to { $high }
error-length = a text of at most { $most } characters
error-bot_named = There is no bot “{ $given }”; the bots are: { $known }.
error-bots_count = { $given ->
    [one] { $given } bot is named
   *[other] { $given } bots are named
    } for { $seats ->
    [one] { $seats } seat
   *[other] { $seats } seats
    }; name a single one, or one for each seat.
error-too_few = { $name } must be at least { $least }.
error-file_missing = There is no file “{ $file }”.
error-file_directory = “{ $file }” is a folder, not a file.
error-file_forbidden = Access to the file “{ $file }” is denied.
error-file_other = The file “{ $file }” cannot be read or written ({ $detail }).
error-file_folder = “{ $file }” cannot be written: its folder does not exist.
error-not_text = “{ $file }” is not a text file.
error-not_json = “{ $file }” is not JSON.
error-not_object = “{ $file }” holds no position: it must be a JSON object.
error-not_record = “{ $file }” is not a match saved by Palier.
error-position_game = “{ $file }” does not say of which game this position is; add "game": "{ $example }" to it.
error-step = This match has { $steps ->
    [one] { $steps } action
   *[other] { $steps } actions
    }: --step goes from 0 to { $steps }, not { $given }.
error-bad_options = These variants do not go together ({ $detail }).
error-bad_position = This position is not valid ({ $detail }).
error-bad_record = This match cannot be replayed ({ $detail }).
error-unknown_game = There is no such game ({ $detail }).
error-unknown_bot = There is no such bot ({ $detail }).
error-other = That will not do ({ $detail }).
error-interrupted = Interrupted.

## Tournaments and the lab

help-tournament = Lets bots meet, seats permuted and deals replayed, and ranks them.
help-tournament-bots = The bots, with commas between them: a name, “search:400” (400 tries a decision), “search:250ms”, or a file and a class of yours, “my_bot.py:MyBot”. A bot named several times sits so often at every table.
help-tournament-games = Number of matches in all.
help-tournament-players = Number of players; else one for each bot.
help-tournament-each = A variant whose values the deals take in turn, all equally often, such as “mission”.
help-tournament-ray = Address of a Ray cluster, “local” to start one here; needs palier[ray].
help-tournament-html = File for the report, a web page with its plots.
help-lab = The lab: the balance of a game, the tuning of bots.
help-balance = Tells who wins more than a fair share: by seat, by card or job, by option.
help-balance-bot = The bot that plays all seats.
help-balance-option = A fixed option, name=value; the others take all their values in turn.
help-tune = Looks for better weights of a game’s evaluation, by self-play.
help-tune-tries = Number of tries; with 0 the weights stay, and only what the evaluation says about the odds to win is found (“swing”).
help-tune-players = Number of players; else two, or as few as can play.
help-tune-games = Matches for each try.
help-tune-fit = First fit the weights to who won so many matches, by a logistic regression: for games with many weights.
help-tune-only = Fit only the weights whose names begin so; may be given several times.
help-tune-out = File for the weights found; else they are printed.
help-hone = Looks for better weights for plans of whole matches, where each plays on a board of their own.
help-hone-rounds = How often the weights are moved.
help-hone-games = Deals for each round, and as many to check what was found.
help-judge = Learns from self-play what a position between turns says about who will win.
help-judge-games = Matches to watch, with every number of players in turn.
help-judge-out = File for what was learned; else it is printed.
help-learn = Teaches a net by self-play what any moment of a match of two says about who will win.
help-learn-games = Matches of two to play and learn from; tens of thousands for a good one, about a hundred a second.
help-review = Goes through a saved match again and shows the decisions that cost most.
help-review-iterations = Tries of the search for each decision.
help-review-seat = Only this seat (1, 2…).
help-review-most = How many decisions are shown.

tournament-title = { $title }: tournament
tournament-lead = { $games ->
    [one] One match
   *[other] { $games } matches
    } of { $players } players, seed { $seed }. { $mirrored ->
    [true] Every deal
   *[false] Every deal but the last
    } is played { $turned ->
    [true] with the seats turned round the table, since there are too many orders to play them all
   *[false] in all orders
    }; 95 % intervals.
tournament-wins = Matches won
tournament-table = Ranking
tournament-bot = bot
tournament-share = wins
tournament-interval = interval
tournament-games = matches
tournament-rating = rating
tournament-median = median
tournament-p99 = 99 %
tournament-points = points
tournament-span = { $low } – { $high }
tournament-ms = { NUMBER($ms, maximumFractionDigits: 1) } ms
tournament-resumed = { $games ->
    [one] One match had been played already; the tournament goes on.
   *[other] { $games } matches had been played already; the tournament goes on.
    }
tournament-written = The report is in { $file }.
tournament-by_value = Wins for each value of “{ $option }”
lost-moves = { $bot } gave no legal action in time for { $moves ->
    [one] one decision
   *[other] { $moves } decisions
    }; any legal one was played instead.
tournament-no_moves = no moves given
tournament-no_journal = The cache folder cannot be written: if this run is interrupted, it starts again from the beginning.
balance-title = { $title }: balance
balance-lead = { $games ->
    [one] One match
   *[other] { $games } matches
    } of { $players } “{ $bot }” bots, seed { $seed }. A fair share is { $fair }; 95 % intervals.
balance-by-seat = By seat
balance-by-card = By card played
balance-by-job = By job
balance-by-mission = By mission
balance-by-option = By option (wins of whoever begins)
balance-seat = { $number ->
    [1] begins
    [2] plays second
    [3] plays third
   *[other] plays { $number }th
    }
tune-progress = Tries
tune-only-fit = --only says which weights --fit fits; give --fit too.
tune-only-none = No weight has a name that begins with “{ $given }”; the game’s weights.toml lists them all.
tune-found = The weights found win { $share } of { $games } matches of { $players } against those at the start; equal ones would win { $even }.
tune-gained = The weights found score { $points } points more on average than those at the start, over { $games } matches alone.
hone-no-thought = { $title } has no separate weights for plans.
hone-gained = Thought matches score { $points } points more on average with the weights found (standard error { $doubt }, { $games } other deals).
hone-stayed = Nothing surely better was found, so the weights stay: the difference is { $points } points on average (standard error { $doubt }, { $games } other deals).
judge-no-traits = { $title } has no features for positions between turns.
judge-learned = Surprise at who won other matches: { $surprise }, where somebody who takes all players for equal has { $blind }.
learn-no-signs = { $title } has no features for a net.
learn-learned = The net’s first opinions win { $share } of { $games } matches against those of the evaluation.
review-progress = Actions
review-title = { $title }: { $decisions ->
    [one] one decision
   *[other] { $decisions } decisions
    } looked at, { $iterations } tries each
review-seat = { $player }: { NUMBER($loss, style: "percent", maximumFractionDigits: 1) } of the win given away by a decision on average
review-line = Action { $step }, { $player }: “{ $played }” ({ $promise }); “{ $best }” promised { $best_promise }.
review-then = After that: { $line }.
review-fine = No decision cost any chance to win.
error-bad_bot = This bot cannot be loaded ({ $detail }).
error-bot_no_file = The bot’s file “{ $file }” does not exist.
error-bot_no_class = “{ $file }” has no class { $kind } with a method choose(view, actions, thinking).
error-bot_no_name = There is a bot called { $kind } already; give the class of “{ $file }” another name.
error-bot_no_code = The bot { $kind } of “{ $file }” cannot be loaded ({ $detail }).
error-bot_no_ended = The bot { $kind } of “{ $file }” ended, or took too long, while it was loaded.
error-no_ray = Ray is not installed ({ $detail }).
error-no_cluster = No Ray cluster answers at this address ({ $detail }).
error-workers_die = The processes die without giving anything ({ $detail }).
error-tournament_bots = At least two different bots are needed.
error-tournament_alone = A tournament needs at least two players at a table.
error-tournament_table = { $bots } bots, some named several times, do not fill a table of { $players }.
error-tournament_each = { $title } has no variant “{ $given }” whose values could go in turn; those that could are: { $known }.
error-tournament_each_given = “{ $given }” cannot both have one value and take all in turn.
error-bot_file = “{ $given }” is not a file and its class, such as “my_bot.py:MyBot”.

## What is wrong with an action’s notation

notation-close = { $given } is no action of { game-title }; did you mean “{ $close }”?
notation-examples = { $given } is no action of { game-title }; try for instance: { $examples }.

## What is wrong with a position: its fields and names are told as they are written

reading-game = This is a position of { $given }, not of “{ $game }”.
reading-option = The position’s “options” have no { $given }; they are: { $known }.
reading-option-value = In the position’s “options”, “{ $where }” cannot be { $given }; it takes: { $known }.
reading-option-text = In the position’s “options”, “{ $where }” must be a text of at most { $most } characters.
reading-options = The position’s “options” do not go together, or not with { $players } players: { $given }.
reading-number = “{ $where }” must be a whole number from { $low } to { $high }, not { $given }.
reading-flag = “{ $where }” must be true or false, not { $given }.
reading-name = “{ $where }” cannot be { $given }; it is one of: { $known }.
reading-name-close = “{ $where }” cannot be { $given }; did you mean “{ $close }”?
reading-table = “{ $where }” must be an object, not { $given }.
reading-items = “{ $where }” must be a list of at most { $most }, not { $given }.
reading-exactly = “{ $where }” must be a list of { $length }, not { $given }.
reading-seats = “{ $where }” must be a list of { $players }, one entry for each seat, not { $given }.
reading-grid = “{ $where }” must have { $rows } rows of { $columns }.
reading-distinct = “{ $where }” names something twice.
reading-frame = “{ $where }” holds { $given }, which is not what is asked, a seat and two numbers.
reading-frame-number = “{ $where }” holds { $given } for a number of { $frame }.
reading-field = “{ $where }” has no field { $given }; its fields: { $known }.
reading-field-close = “{ $where }” has no field { $given }; did you mean “{ $close }”?
reading-needed = A position needs a “{ $where }”.
reading-misfit = { $given } asks something that this table does not allow.
reading-no_answer = This position asks something that has no answer.
reading-over = A position asks something unless the match is over, and then nothing.
reading-cards = There are { $found } cards “{ $card }”, not { $expected }.

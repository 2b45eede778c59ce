# What the page itself says. What the games say is in their folders, src/palier/games/*/text.en.ftl.

## Everywhere

skip-to-content = Skip to the content
settings = Settings
theme =
    { $theme ->
        [light] Light theme
        [dark] Dark theme
       *[auto] The system’s theme
    }
sound = Sounds
loading = Opening the door…
load-failed = This could not be loaded. The network may be down.
try-again = Try again
offline = The server does not answer. The page keeps trying.
close = Close
cancel = Cancel
copy = Copy
copied = Copied.
copy-by-hand = Copying is not allowed here: select the address and copy it.
share = Share
back-home = Back to the landing
lost-title = There is no such floor
lost = This address leads to no door.
guest = Neighbour
you = you
away = away
nobody = nobody
rules = Rules
rule = Its rule
all-rules = All the rules

## The landing

home-title = Four doors on one landing
home-lead = Board games about living together, with friends or against bots. No account: a link is enough.
your-name = Your name
play-now = Play { $game } now against three bots
new-table = Set up a table
doors = The games
door-open = Come in, it is open
door-ajar = A table is waiting for you
note-adults = For grown-ups: alcohol, drugs and sex, as comedy
door-closed = Not ready yet: we are working on it.
my-tables = Your tables
as-name = { $name }
table-continue = Carry on playing
table-over = Game over
table-watch = Under way, to watch
forget-table = Forget this table
open-tables = Open tables
no-open-tables = No public table right now. Set one up, and others will see it here.
seats-taken = { $taken } of { $players } seats taken
upload-title = Look at a game again
upload-help = A record downloaded at the end of a game is played again here, move by move.
upload = Open a record
about = Palier is an independent work, without advertising or tracking: nothing leaves this server. Rules and drawings are our own; the games belong to their authors, whom each rule book thanks.

## Setting up a table

how-many = How many players?
who-sits = Who sits where?
seat-number = Seat { $seat }
seat-me = Me
seat-open = Free, for a friend
seat-bot = Bot: { $bot }
variants = Variants
pace = At what pace?
pace-live = Live
pace-days = Over days
pace-live-help = Everybody is there. Whoever is away for more than a minute is replaced by a bot until they are back.
pace-days-help = A move when you have time; everybody has three days to play.
public = Public table
public-help = It is shown on the landing: anybody may sit down.
private-help = Only those who have the link will find it.
hints = Allow hints
hints-help = Each player may ask what a strong bot would do in their place; everybody at the table is told so. Alone against bots, hints are always there.
more-options = More options
strict = The same time for everybody
strict-help = When others may answer a move, the table always waits four seconds, however fast they are: not even how long somebody thinks tells anything. Whoever needs more asks for it, without their name being told.
answer-hours = Time to answer a move
answer-hours-help = When others may answer a move, the table always waits this long; then all answers are opened together.
answer-hours-value = { $hours ->
    [one] one hour
   *[other] { $hours } hours
}
make-table = Open the table

## Waiting

table = Table
table-gone = This table does not exist, or no longer.
unknown-game = This page cannot play that game yet.
resume-failed = This resume link is worth nothing any more. You may watch, or take a free seat.
waiting-for =
    { $count ->
        [one] One more seat to take, and the game begins.
       *[other] { $count } more seats to take, and the game begins.
    }
waiting-start = Everybody is here, the cards are dealt.
is-public = public table
is-private = by invitation
seats = Seats
host = host
kept = seat kept
a-bot = { $bot } bot
free-seat = Free seat
sit-here = Sit here
put-bot = Put a bot on seat { $seat }
add-bot = Put a bot
take-bot-off = Take the bot off
invite = Invite
invite-watch = Invite to watch
invite-help = Whoever has this link may sit down, or watch.
table-link = Link of the table
resume-title = Carry on elsewhere
resume-link = Your resume link, to keep to yourself
resume-help = This link gives you your seat back from any device. Do not give it to anyone.
resume-renew = Make a new resume link
resume-renew-help = The link is shown only once. Making a new one cancels the old one.
free-it = Free the seat
free-a-seat = Free { $player }’s seat
devices = Your devices
device-phone = Phone
device-tablet = Tablet
device-computer = Computer
device-device = Device
device-link = Resume link
device-this = this one
device-here = at the table now
device-since = since { $moment }
device-out = Put out
device-out-which = Put out: { $device }
devices-out = Put all others out
devices-out-help = Only this device will open your seat then, and the resume link is a new one.
idle-in =
    { $seconds ->
        [one] A bot will play for you in { $seconds } second.
       *[other] A bot will play for you in { $seconds } seconds.
    }
idle-soon = The others are waiting: a bot will soon play for you.
i-am-here = I am here
leave = Leave the table

## During the game

your-turn = Your turn
players = Players
beside = Log, messages and rules
log = Log
log-empty = The game begins.
log-all = Show everything ({ $count } lines)
log-undo = { $player } took back their last move.
log-standin = A bot and { $player } changed over.
chat = Messages
chat-empty = Nobody has said anything yet.
chat-say = Say something
chat-send = Send
unread = unread
rule-of = Rule: { $what }
menu = Menu of the table
shortcuts = Keyboard shortcuts
watching = You are watching
uploaded = Record
play-it = Play
undo = Take back
skip = Skip the animation
hint = Hint
hints-allowed = hints allowed
stale = The table had moved on: your move was not played. Have a look, then choose again.
reconnecting = Connection lost, reconnecting…
stands-in = { $bot } stands in
pressure = The bots are pressed for time
pressure-hurried = The server has many searches to make: bots think less than usual.
pressure-greedy = The server has too much to do, or a bot failed: “greedy” played some of the bots’ moves.
bot-plays-for-you = A bot is playing in your place.
take-back = Take my seat back
stand-in = Let a bot play for me
stand-in-help = You may go away and take your seat back whenever you like.
bot-for = Let a bot play for { $player }
absence = Going away
leave-help = If you leave the table, a bot finishes the game for you.
forget-title = Forget me
forget-help = Takes your name, your chat lines and your way back away from this table, for good. The game itself stays; if it is not over, a bot plays on for you.
forget = Forget me at this table
forget-sure = Yes, for good
forget-not = No
someone = Someone
chat-forgotten = (taken back)
table-closed = The host of this server has ended this game.
window = You may answer
window-waits = The table waits for your answer, then goes on without it.
window-patient = The table waits for your answer.
window-ordered = Your standing order will answer when all answers are opened.
window-answered = Answered. The table waits for the others, then all answers are opened together.
time-seconds = { $seconds }
time-minutes = { $minutes } min
time-hours = { $hours } h { $minutes }
more-time = More time
more-time-all = More time for everybody
more-time-told = Somebody asked for more time to answer.
answering = When others may answer
answering-live = The table waits for everybody who is asked, up to 20 seconds; then all answers are opened together.
answering-strict = The table always waits four seconds, whoever has answered; then all answers are opened together.
answering-days = The table always waits { $hours ->
    [one] one hour
   *[other] { $hours } hours
}; then all answers are opened together.
quiet = Pass, and don’t ask me again this turn
orders = Standing orders
orders-help = What to do when you may answer somebody’s move. Nobody else learns of it, and it takes neither more nor less time than others do.
order-ask = Ask me
order-concerned = Ask me only if it is about me
order-pass = Always pass for me
order-answer = Answer if I can
show-hand = Show my hand
show-hand-help = Only the player you choose sees it; everybody hears that you showed it.
show-to = To { $player }
shown-by = { $player }’s hand
hand-shown = { $player } showed their hand to { $to }.
speed = Speed of animations
speed-calm = Calm
speed-quick = Quick
speed-none = None
result = Result
rematch = Play again together
rematch-follow = Join the rematch
record = Record
replay = Watch the game again
review = Review the game
download = Download the record

## Looking again

replay-of = { $game }: the game, move by move
replay-first = To the start
replay-back = One move back
replay-play = Play
replay-pause = Pause
replay-next = One move on
replay-last = To the end
replay-step = Move { $step } of { $steps }
replay-start = The set-up, before the first move.
replay-quiet = Nothing was told of this move.

## Rules

rules-search = Search the rules
rules-found =
    { $count ->
        [one] { $count } sentence found
       *[other] { $count } sentences found
    }
rules-none = No rule contains “{ $query }”.
rules-pointed = The rules asked for
rules-contents = Contents
rules-failed = The rule book could not be loaded.
tag-settled = A point that the book leaves open and that we have settled
tag-palier = Our own way of playing on a screen

## Keyboard

key-hint = ask for a hint
key-undo = take back your last move
key-skip = skip the animation
key-rules = open the rules
key-log = show the log
key-chat = write a message
key-menu = open the menu
key-info = the rule of what one is on
key-help = this help

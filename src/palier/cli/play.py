"""`palier play`: a match in the terminal, against bots or with several people at one keyboard."""

import secrets
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from typing import Any, Final

import click
from rich.columns import Columns
from rich.console import Console
from rich.text import Text

import palier
from palier.bots import Bot, label, lost_by, make
from palier.cli import screen
from palier.cli.commands import Verb, game, language, switch, verb
from palier.cli.common import Failure, Stopped, find_game, read_names, read_options, texts_of, write_file
from palier.cli.rules import plain, rule_book, show_found
from palier.engine.chance import SeededChance
from palier.engine.errors import BadText, PalierError
from palier.engine.events import Event
from palier.engine.game import Action
from palier.engine.match import Match, play_step
from palier.engine.preview import has_revealed
from palier.lab.checks import bots_of, options_of, players_of
from palier.lab.playing import Watch, decide
from palier.text import Texts

COMMANDS: Final = ("help", "rules", "log", "hint", "undo", "save", "quit")
CLEAR: Final = "\x1b[H\x1b[2J\x1b[3J"
"""The screen and what has scrolled off it: a hand must not be found by scrolling back."""
SINGLE_COLUMN: Final = 9
HINT_ITERATIONS: Final = 2000
HINT_SECONDS: Final = 1.0
TOO_MANY: Final = 90
SOME: Final = 60
"""So many choices are listed when there are too many for a screen."""


def command(texts: Texts) -> Verb:
    @verb("play", texts, "help-play")
    @game
    @click.option("--players", type=int, metavar="N", help="help-play-players")
    @click.option("--humans", default=1, metavar="K", help="help-play-humans")
    @click.option("--bots", default="greedy", metavar="NAME,…", help="help-play-bots")
    @click.option("--seed", type=int, metavar="S", help="help-play-seed")
    @click.option("--option", multiple=True, metavar="k=v", help="help-option")
    @switch("--hints", "hints", "help-play-hints")
    @click.option("--save", metavar="FILE", help="help-play-save")
    @language
    def play(
        game: str,
        players: int | None,
        humans: int,
        bots: str,
        seed: int | None,
        option: tuple[str, ...],
        hints: bool,
        save: str | None,
        lang: str | None,
    ) -> None:
        found = find_game(game, texts_of(lang))
        own = texts_of(lang, found.name)
        seats = players_of(found.name, players)
        if not 0 <= humans <= seats:
            raise Failure(own.say("error-humans", most=seats, given=humans))
        names = bots_of(read_names(bots) or ["greedy"], seats - humans)
        options = options_of(found.name, seats, read_options(option, own))
        luck = secrets.randbelow(1_000_000) if seed is None else seed
        match = palier.new_match(found.name, seats, luck, options)
        table = Table(match, humans, names, luck, own, save, hints)
        try:
            table.play()
        except (KeyboardInterrupt, EOFError) as stop:
            table.break_off()
            raise Stopped(130) from stop

    return play


class Quit(Exception):
    """A player wants to stop."""


class Table(Watch):
    """A match at one keyboard: who sits where, what has been told, and what is asked now."""

    def __init__(
        self,
        match: Match,
        humans: int,
        bots: Sequence[str],
        seed: int,
        texts: Texts,
        save: str | None,
        hints: bool = False,
    ) -> None:
        self.match = match
        self.humans = range(humans)
        self.seed = seed
        self.texts = texts
        self.save = save
        # People among themselves agree on hints before they play.
        self.hints = hints or humans < 2
        self.console: Console = screen.make_console()
        self.bots: dict[int, Bot] = {}
        self.lost: Counter[int] = Counter()
        self.names = texts.names(match.players)
        self.labels = list(self.names)
        for number, name in enumerate(bots):
            seat = humans + number
            self.bots[seat] = make(name, SeededChance(seed, f"play/bot/{seat}").word())
            self.labels[seat] = texts.say("play-bot", name=self.names[seat], bot=texts.word("bot", label(name)))
        if humans == 1:
            self.labels[0] = texts.say("play-you", name=self.names[0])
        # Several people share the screen, so the log tells only what all of them may read.
        self.reader: int | None = 0 if humans == 1 else None
        self.at_keyboard: int | None = 0 if humans == 1 else None
        self.told: list[tuple[int, dict[str, Any]]] = []
        self.shown = 0

    def play(self) -> None:
        if self.save is not None:
            # Now rather than after an hour of play, should the place not be writable.
            write_file(self.save, self.match.record.to_json(), self.texts)
        self.welcome()
        try:
            while self.match.to_act:
                seat = self.match.to_act[0]
                if seat in self.bots:
                    decide(self.match, seat, self.bots[seat], self)
                else:
                    self.ask(seat)
        except Quit:
            self.break_off()
            return
        self.finish()

    def chosen(self, match: Match, seat: int, actions: Sequence[Action], action: Action, seconds: float) -> None:
        lost = lost_by(self.bots[seat])
        if lost > self.lost[seat]:
            self.lost[seat] = lost
            self.say("play-bot-lost", "dim", player=self.labels[seat])

    def played(self, match: Match, seat: int, action: Action, events: Sequence[Event]) -> None:
        step = len(match.log.steps)
        self.told += [(step, event.seen_by(self.reader)) for event in events]
        if len(self.humans) < 2:
            self.show_news()

    # Telling

    def say(self, message: str, style: str = "", **arguments: str | float) -> None:
        screen.sentence(self.console, self.texts.say(message, **arguments), style)

    def welcome(self) -> None:
        self.say("game-title", "strong")
        self.say("game-line", "dim")
        others = self.texts.join([self.labels[seat] for seat in self.bots])
        if not self.humans:
            self.say("play-watch", players=others)
        elif len(self.humans) == 1:
            self.say("play-you-are", player=self.names[0], bots=len(self.bots), others=others)
        else:
            self.say("play-seats", players=self.texts.join([self.names[seat] for seat in self.humans]))
            if others:
                self.say("play-watch", players=others)
        self.say("play-seed", "dim", seed=str(self.seed))
        self.console.print()
        if self.match.to_act:
            self.say("play-first", player=self.names[self.match.to_act[0]])

    def show_news(self) -> None:
        """What has happened since the log was last shown."""
        self.show_log(self.shown)
        self.shown = len(self.told)

    def show_log(self, first: int) -> None:
        for _, event in self.told[first:]:
            if event["event"] != "ended":
                # The result tells that.
                screen.log_line(self.console, event, self.texts.event(event, self.names))

    # Asking

    def ask(self, seat: int) -> None:
        view = self.match.view(seat)
        self.hand_over(seat, view)
        self.show_news()
        self.console.print()
        screen.board(self.console, view, self.texts, self.labels)
        self.console.print()
        actions = self.match.legal(seat)
        question = self.texts.asked(view["asked"], self.names, you=True)
        self.say("play-turn", "strong", player=self.names[seat], question=question)
        self.list_choices(view, actions)
        while not self.answered(seat, actions):
            pass

    def answered(self, seat: int, actions: Sequence[Action]) -> bool:
        """Reads one answer; False when it leaves the question as it stands."""
        answer = self.read(self.texts.say("play-prompt"))
        command = self.command_in(answer)
        if command == "undo":
            return self.undo(seat)
        if command == "hint":
            self.advise(seat)
            return False
        if command:
            self.obey(command, answer.partition(" ")[2].strip(), actions)
            return False
        action = self.understand(seat, answer, actions)
        if action is None:
            return False
        self.played(self.match, seat, action, self.match.play(seat, action))
        return True

    def list_choices(self, view: dict[str, Any], actions: Sequence[Action]) -> None:
        about = screen.picture_of(self.match.game.name).about
        many = len(actions) > SINGLE_COLUMN and self.console.is_terminal
        listed = actions if len(actions) <= TOO_MANY else actions[:SOME]
        width = len(str(len(listed)))
        rows: list[Text] = []
        for number, action in enumerate(listed, 1):
            row = Text(f"  {number:>{width}}  ", style="bold")
            row.append(self.texts.action(action.text, about(view, action.text)), style="not bold")
            if not many:
                row.append(f"  {action.text}", style="not bold dim")
            rows.append(row)
        if many:
            self.console.print(Columns(rows, column_first=True))
        else:
            for row in rows:
                self.console.print(row, soft_wrap=not self.console.is_terminal)
        if len(listed) < len(actions):
            self.say("play-more", "dim", count=len(actions) - len(listed), example=actions[-1].text)

    def read(self, prompt: str) -> str:
        answer = input(f"{prompt} ").strip()
        if not sys.stdin.isatty():
            # Answers from a pipe are not echoed by a terminal: the transcript should hold them all the same.
            print(answer)
        return answer

    def understand(self, seat: int, answer: str, actions: Sequence[Action]) -> Action | None:
        """The choice meant by a number, a notation, or the end of one ("C2"); also one that is not in the list."""
        if answer.isdecimal() and 1 <= int(answer) <= len(actions):
            return actions[int(answer) - 1]
        given = " ".join(answer.lower().split())
        exact = [action for action in actions if action.text.lower() == given]
        close = exact or [action for action in actions if given and action.text.lower().endswith(f" {given}")]
        if len(close) == 1:
            return close[0]
        game = self.match.game
        try:
            code = game.parse(answer)
            if game.is_legal(self.match.state, seat, code):
                return Action(code, game.text(code))
            refused: PalierError = self.match.refusal(seat, code)
            helps = refused.why is not None
        except BadText as error:
            refused = error
            meant = error.why.given.get("close") if error.why is not None else None
            helps = meant in [action.text for action in actions]
        if helps:
            screen.sentence(self.console, self.texts.error(refused))
            return None
        message = "play-ambiguous" if close else "play-not-understood" if given else "play-empty"
        self.say(message, answer=answer, count=len(actions))
        return None

    def hand_over(self, seat: int, view: dict[str, Any]) -> None:
        """Before a hand is shown to one of several people, the others look away."""
        everybody = self.match.view(None)
        secret = any(value and everybody.get(field) != value for field, value in view.items() if field != "seat")
        if self.at_keyboard == seat or not secret:
            return
        if self.console.is_terminal:
            self.console.file.write(CLEAR)
        else:
            self.console.print()
            self.console.rule()
        self.at_keyboard = None
        self.say("play-hidden", "dim")
        self.read(self.texts.say("play-pass-keyboard", player=self.names[seat]))
        self.at_keyboard = seat
        # What happened since this player last looked may have been cleared away with somebody's hand.
        self.shown = min(self.shown, self.last_look(seat))

    def last_look(self, seat: int) -> int:
        """Where the log stood before this seat's last action, whose consequences it has not seen."""
        mine = [number for number, step in enumerate(self.match.log.steps, 1) if step.seat == seat]
        return sum(1 for step, _ in self.told if mine and step < mine[-1])

    # Words that are no choices

    def command_in(self, answer: str) -> str:
        """The command that an answer begins with, in English or in the language of the texts; "" when there is none."""
        first = plain(answer)[:1]
        for command in COMMANDS:
            if first in ([command], plain(self.texts.say(f"play-command-{command}"))):
                return command
        return ""

    def obey(self, command: str, rest: str, actions: Sequence[Action]) -> None:
        if command == "quit":
            raise Quit
        if command == "help":
            self.say("play-help", example=actions[0].text)
        elif command == "log":
            self.show_log(0)
            if not self.told:
                self.say("play-log-empty")
        elif command == "rules" and rest:
            game = self.match.game.name
            show_found(self.console, self.texts, rule_book(game, self.texts.lang), rest)
        elif command == "rules":
            self.say("play-rules-words", example=self.texts.say("play-rules-example"))
        elif rest:
            self.save_as(rest)
        else:
            self.say("play-save-name")

    def advise(self, seat: int) -> None:
        """What a strong bot would do, from what this seat knows."""
        if not self.hints:
            self.say("play-hint-none")
            return
        from palier import analysis  # noqa: PLC0415 - whoever asks for no hint need not wait for it

        found = analysis.hint(self.match, seat, HINT_ITERATIONS, self.seed, HINT_SECONDS)
        best = found[0]
        other = analysis.next_best(found)
        self.say("play-hint-best", "strong", action=self.in_words(seat, best.action), notation=best.action)
        if other is not None and round(100 * best.promise) % 100 == 0 and round(100 * other.promise) % 100 == 0:
            # Beyond its scale, the search's numbers tell nothing.
            self.say("play-hint-beside", other=self.in_words(seat, other.action))
        elif other is not None:
            self.say(
                "play-hint-worth",
                players=self.match.players,
                share=best.promise,
                points=round(100 * best.promise),
                other=self.in_words(seat, other.action),
                next_share=other.promise,
                next_points=round(100 * other.promise),
            )
        self.say(f"play-hint-{analysis.verdict(found)}")

    def in_words(self, seat: int, action: str) -> str:
        about = screen.picture_of(self.match.game.name).about(self.match.view(seat), action)
        return self.texts.action(action, about, short=True)

    def undo(self, seat: int) -> bool:
        """Back to the start of this seat's decisions, unless chance has spoken or somebody else has acted since."""
        steps = self.match.log.steps
        kept = len(steps)
        while kept and steps[kept - 1].seat == seat and not steps[kept - 1].outcomes and not self.revealed(kept - 1):
            kept -= 1
        if kept == len(steps):
            self.say("play-undo-nothing")
            return False
        chance = self.match.chance
        self.match = palier.replay(self.match.record, kept)
        # What was taken back drew no chance, so the real future goes on where it stood.
        self.match.chance = chance
        self.told = [one for one in self.told if one[0] <= kept]
        self.shown = min(self.shown, len(self.told))
        self.say("play-undone")
        return True

    def revealed(self, number: int) -> bool:
        """Whether an action of this match turned up what its seat could only guess."""
        record = self.match.record
        before = palier.replay(record, number)
        state = before.state.clone()
        step = record.steps[number]
        events = play_step(before, record, number)
        return has_revealed(before.game, state, step.seat, before.game.parse(step.text), events)

    def save_as(self, path: str) -> bool:
        try:
            write_file(path, self.match.record.to_json(), self.texts)
        except Failure as failure:
            screen.sentence(self.console, str(failure))
            return False
        self.say("play-saved" if self.match.outcome else "play-saved-unfinished", file=path)
        return True

    # Ending

    def finish(self) -> None:
        self.show_news()
        self.console.print()
        screen.board(self.console, self.match.view(None), self.texts, self.labels)
        self.console.print()
        outcome = self.match.outcome
        if outcome is not None:
            self.say("play-over", "strong")
            screen.ranking(self.console, outcome.to_json(), self.texts, self.labels)
            told = self.texts.event({"event": "ended", **outcome.to_json()}, self.names)
            screen.sentence(self.console, told)
        self.console.print()
        if self.save is not None:
            write_file(self.save, self.match.record.to_json(), self.texts)
            self.say("play-saved", file=self.save)
            self.say("play-replay-hint", file=self.save)
            return
        self.say("play-save-hint", "dim", seed=str(self.seed))
        if self.humans and sys.stdin.isatty():
            # The match is over: whoever closes the keyboard here has simply finished.
            with suppress(EOFError):
                self.offer_to_save()

    def offer_to_save(self) -> None:
        path = self.read(self.texts.say("play-save-question"))
        while path and not self.save_as(path):
            path = self.read(self.texts.say("play-save-question"))
        if path:
            self.say("play-replay-hint", file=path)

    def break_off(self) -> None:
        """The keyboard was closed or Ctrl-C pressed."""
        self.console.print()
        if self.match.outcome is None:
            self.say("play-stopped")
            if self.save is not None:
                self.save_as(self.save)

"""Tables that stand before a window or in one, in a world whose clock is put forward by hand."""

from collections.abc import Mapping
from typing import Any

from palier.server.loading import row_of
from palier.server.table import Table
from tests.browser.prepared import Step, prepare
from tests.browser.roommates import dealt, drawing
from tests.server.world import START, Client, World

NAMES = ("Ann", "Bob", "Cid", "Dan")
JOBS = ("job_campus", "technicien_hotline", "serveur", "cobaye")
HANDS = (
    "sieste pizza cd figurine biere",
    "alarme_de_voiture tele_match concert piercing bong",
    "jeux_video dehors rupture chips_salsa tatouage",
    "camion_poubelle dromadaires mentholees ultra_legeres champis",
)
"""Ann can take a nap; Bob can spoil it with a car alarm, Cid with a guest thrown out at most."""
BEFORE: tuple[Step, ...] = (drawing("petard"), "end")
NAP = "act sieste"
ALARM = "play alarme_de_voiture"


class Laid:
    """A table in the world, and those who sit there as people."""

    def __init__(self, world: World, table: Table, clients: dict[int, Client], secrets: Mapping[int, str]) -> None:
        self.world = world
        self.id = table.id
        self.clients = clients
        self.secrets = secrets

    @property
    def table(self) -> Table:
        return self.world.hub.rooms[self.id].table

    @property
    def announcer(self) -> Client:
        return self.clients[0]

    async def announce(self) -> None:
        """Ann lies down for a nap: a window opens for all the others."""
        answer = await self.say(0, NAP)
        assert answer["type"] == "ack", answer

    async def say(self, seat: int, action: str, message_id: str | None = None) -> dict[str, Any]:
        client = self.clients[seat]
        message_id = message_id or f"{client.version}-{seat}-{action}"
        return await client.ask(type="play", id=message_id, version=client.version, action=action)


async def lay(world: World, players: int = 3, bots: Mapping[int, str] | None = None, **more: Any) -> Laid:
    """Les Colocs, Ann in her free time; bots at these seats, everybody else in front of the table."""
    bots = bots or {}
    prepared = prepare("les_colocs", NAMES[:players], dealt(0, JOBS[:players], HANDS[:players]), BEFORE)
    table = prepared.table
    table.started = START
    for name, value in more.items():
        setattr(table, name, value)
    for seat, bot in bots.items():
        table.seats[seat].devices = []
        table.seats[seat].bot = bot
    await world.hub.store.save(row_of(table))
    await world.hub.store.append(table.id, *table.entries)
    secrets = {seat: secret for seat, secret in enumerate(prepared.secrets) if seat not in bots}
    clients = {seat: await world.connect(table.id, secret) for seat, secret in secrets.items()}
    return Laid(world, table, clients, secrets)

// Clients for all matches in one process: whoever's turn it is moves at once. Speaks the server's messages without
// boardgame.io's own client, which would only make it slower. Prints moves a second and latencies.
const { io } = require("socket.io-client");

const [port, matches, seconds] = process.argv.slice(2).map(Number);
const latencies = [];
let measuring = false;

function join(match, player) {
  return new Promise((resolve) => {
    const socket = io(`http://127.0.0.1:${port}/counting`, { transports: ["websocket"], forceNew: true });
    const client = { socket, sentAt: 0, state: null };
    client.move = () => {
      client.sentAt = performance.now();
      const payload = { type: "count", args: [], playerID: player, credentials: null };
      socket.emit("update", { type: "MAKE_MOVE", payload }, client.state._stateID, match, player);
    };
    socket.on("connect", () => socket.emit("sync", match, player, null, 2));
    socket.on("sync", (_, sync) => {
      client.state = sync.state;
      resolve(client);
    });
    socket.on("update", (_, state) => {
      client.state = state;
      if (client.sentAt) {
        if (measuring) latencies.push(performance.now() - client.sentAt);
        client.sentAt = 0;
      }
      if (state.ctx.currentPlayer === player) client.move();
    });
  });
}

async function main() {
  const clients = [];
  for (let match = 0; match < matches; match++) {
    clients.push(await join(`match-${match}`, "0"), await join(`match-${match}`, "1"));
  }
  for (const client of clients.filter((_, index) => index % 2 === 0)) client.move();
  await new Promise((resolve) => setTimeout(resolve, 1000));
  measuring = true;
  await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
  measuring = false;
  const sorted = latencies.slice().sort((a, b) => a - b);
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
  console.log(JSON.stringify({ rate: sorted.length / seconds, p50: at(0.5), p99: at(0.99) }));
  process.exit(0);
}

main();

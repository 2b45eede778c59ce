// boardgame.io's own server, matches in memory. Prints its port when it listens.
const { Server, Origins } = require("boardgame.io/server");
const { Counting } = require("./game.cjs");

const server = Server({ games: [Counting], origins: [Origins.LOCALHOST] });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => {
  console.log(`PORT ${appServer.address().port}`);
});

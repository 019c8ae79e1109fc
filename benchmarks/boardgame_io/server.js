// boardgame.io with its file store, as its documentation sets it up: node server.js FOLDER PAD
// The game is the least that can be played: a counter, a secret hand per player, and PAD characters on the
// table, so that its messages are as long as Knock's.
const { Server, Origins, FlatFile } = require('boardgame.io/server');
const { PlayerView, ActivePlayers } = require('boardgame.io/core');

const [, , folder, pad] = process.argv;

const game = {
  name: 'load',
  setup: () => ({
    count: 0,
    table: 'x'.repeat(Number(pad)),
    players: { 0: 'secret', 1: 'secret', 2: 'secret', 3: 'secret' },
  }),
  playerView: PlayerView.STRIP_SECRETS,
  turn: { activePlayers: ActivePlayers.ALL },
  moves: { place: ({ G }, card) => { G.count += 1; G.last = card; } },
};

const server = Server({ games: [game], origins: [Origins.LOCALHOST], db: new FlatFile({ dir: folder, logging: false }) });
server.run({ port: 0, callback: () => {} }).then(({ appServer }) => console.log(appServer.address().port));

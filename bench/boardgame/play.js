// Plays at random, through boardgame.io's local client or through its bare reducer: node play.js
// client|reducer. Each line of input is a number of seconds of processor time to play for; the
// answer is how many decisions that gave, and the time that they took.
const { Client } = require("boardgame.io/client");
const { CreateGameReducer, InitializeGame } = require("boardgame.io/internal");
const { createInterface } = require("node:readline");
const { game, enumerate, SEATS } = require("./game.js");

let matches = 0;
const seeded = () => ({ ...game, seed: `match ${matches++}` });

/** As the documentation has it: a client, and moves called on it. */
function throughClient() {
  const client = Client({ game: seeded(), numPlayers: SEATS, debug: false });
  client.start();
  return {
    state: () => client.getState(),
    move(seat, type, args) {
      client.updatePlayerID(seat);
      client.moves[type](...args);
    },
    stop: () => client.stop(),
  };
}

/** The rules alone: no store, no log, no subscribers. */
const reduce = CreateGameReducer({ game });
function throughReducer() {
  let state = InitializeGame({ game: seeded(), numPlayers: SEATS });
  return {
    state: () => state,
    move(playerID, type, args) {
      state = reduce(state, { type: "MAKE_MOVE", payload: { type, args, playerID } });
    },
    stop() {},
  };
}

/** One match, seats in turn; the answer is its number of decisions. */
function playMatch(open) {
  const match = open();
  let decisions = 0;
  let { G, ctx, _stateID } = match.state();
  for (let seat = 0; ctx.gameover === undefined; seat = (seat + 1) % SEATS) {
    const moves = enumerate(G, ctx.phase, seat);
    if (moves.length === 0) continue;
    const [type, ...args] = moves[Math.floor(Math.random() * moves.length)];
    const before = _stateID;
    match.move(String(seat), type, args);
    ({ G, ctx, _stateID } = match.state());
    if (_stateID === before) throw new Error(`refused: ${type} ${args} of ${seat}`);
    decisions += 1;
  }
  match.stop();
  return decisions;
}

/** The processor time of this process so far, all its threads together, in seconds. */
function cpu() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}

const open = { client: throughClient, reducer: throughReducer }[process.argv[2]];
createInterface({ input: process.stdin }).on("line", (line) => {
  const began = cpu();
  const until = began + Number(line);
  let decisions = 0;
  do decisions += playMatch(open);
  while (cpu() < until);
  console.log(JSON.stringify({ decisions, cpu: cpu() - began }));
});

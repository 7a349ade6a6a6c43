// A small Spyfall as boardgame.io's documentation writes games: phases with moves of their own,
// everybody active, events that change the phase. Undo is off and no view is cut, which is faster.
const { ActivePlayers, INVALID_MOVE } = require("boardgame.io/core");

const SEATS = 6;
const PLACES = 30;
const ROUNDS = 5;
const everybody = [...Array(SEATS).keys()];

function deal(G, random) {
  G.dealer = G.round === 0 ? random.Die(SEATS) - 1 : G.spy;
  G.round += 1;
  G.spy = random.Die(SEATS) - 1;
  const fresh = [...Array(PLACES).keys()].filter((place) => !G.used.includes(place));
  G.place = fresh[random.Die(fresh.length) - 1];
  G.used.push(G.place);
  G.roles = random.Shuffle([0, 1, 2, 3, 4, 5, 6]).slice(0, SEATS);
  G.mayAccuse = everybody.map(() => true);
  G.exchanges = [];
  G.asker = G.dealer;
  G.asked = G.barred = null;
}

function endRound(G, events, spyWins) {
  for (const seat of everybody) {
    if ((seat === G.spy) === spyWins) G.scores[seat] += spyWins ? 4 : 1;
  }
  if (G.round === ROUNDS) events.endGame({ scores: [...G.scores] });
  else events.setPhase("between");
}

function ask({ G, playerID }, to) {
  const seat = Number(playerID);
  if (G.asked !== null || seat !== G.asker || to === seat || to === G.barred) return INVALID_MOVE;
  G.asked = to;
  G.exchanges.push({ asker: seat, to, answered: false });
}

function answer({ G, playerID }) {
  const seat = Number(playerID);
  if (G.asked !== seat) return INVALID_MOVE;
  G.exchanges[G.exchanges.length - 1].answered = true;
  G.barred = G.asker;
  G.asker = seat;
  G.asked = null;
}

function accuse({ G, playerID, events }, suspect) {
  const seat = Number(playerID);
  if (!G.mayAccuse[seat] || suspect === seat) return INVALID_MOVE;
  G.mayAccuse[seat] = false;
  G.suspect = suspect;
  G.ballots = { [seat]: true };
  events.setPhase("vote");
}

function vote({ G, playerID, events }, guilty) {
  const seat = Number(playerID);
  if (seat === G.suspect || seat in G.ballots) return INVALID_MOVE;
  G.ballots[seat] = guilty;
  if (Object.keys(G.ballots).length < SEATS - 1) return;
  if (Object.values(G.ballots).every(Boolean)) endRound(G, events, G.suspect !== G.spy);
  else events.setPhase("questions");
}

function reveal({ G, playerID, events }) {
  if (Number(playerID) !== G.spy) return INVALID_MOVE;
  events.setPhase("guess");
}

function guess({ G, playerID, events }, place) {
  if (Number(playerID) !== G.spy) return INVALID_MOVE;
  endRound(G, events, place === G.place);
}

function next({ G, playerID, events, random }) {
  if (Number(playerID) !== G.spy) return INVALID_MOVE;
  deal(G, random);
  events.setPhase("questions");
}

/** Every move that the seat may make now, as [name, argument]. */
function enumerate(G, phase, seat) {
  const moves = [];
  if (phase === "vote") {
    if (seat !== G.suspect && !(seat in G.ballots)) moves.push(["vote", true], ["vote", false]);
  } else if (phase === "questions") {
    for (const other of everybody) {
      if (other === seat) continue;
      if (G.asked === null && G.asker === seat && other !== G.barred) moves.push(["ask", other]);
      if (G.mayAccuse[seat]) moves.push(["accuse", other]);
    }
    if (G.asked === seat) moves.push(["answer"]);
    if (seat === G.spy) moves.push(["reveal"]);
  } else if (seat === G.spy) {
    if (phase === "between") moves.push(["next"]);
    if (phase === "guess") for (let place = 0; place < PLACES; place++) moves.push(["guess", place]);
  }
  return moves;
}

const turn = { activePlayers: ActivePlayers.ALL };

const game = {
  name: "spyfall-small",
  setup: ({ random }) => {
    const G = { round: 0, spy: 0, used: [], scores: everybody.map(() => 0) };
    deal(G, random);
    return G;
  },
  phases: {
    questions: { start: true, turn, moves: { ask, answer, accuse, reveal } },
    vote: { turn, moves: { vote } },
    guess: { turn, moves: { guess } },
    between: { turn, moves: { next } },
  },
  disableUndo: true,
};

module.exports = { game, enumerate, SEATS };

/** Plays games between bots of mixed levels, one line of JSON each: `node tools/fitting/handicap/play.ts > FILE`. */
import { mixedGame } from './mixed-games.ts';

/** How many games, by number of players and target: the usual one, and for two also the longer game. */
const PLAN = [
  { players: 2, target: 40, games: 1500 },
  { players: 2, target: 50, games: 1500 },
  { players: 3, target: 50, games: 1500 },
  { players: 4, target: 50, games: 1500 },
  { players: 5, target: 50, games: 1500 },
  { players: 6, target: 50, games: 1500 },
];

/** Numbers of players take turns, so that a run that is stopped early has games of all. */
const BATCH = 50;

for (let from = 0; from < Math.max(...PLAN.map(({ games }) => games)); from += BATCH) {
  for (const { players, target, games } of PLAN.filter((line) => from < line.games)) {
    for (let game = from; game < Math.min(from + BATCH, games); game += 1) {
      console.log(JSON.stringify(mixedGame(players, target, `handicap ${players} ${target} ${game}`)));
    }
  }
}

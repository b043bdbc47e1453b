/**
 * Plays games with all levels and `wild` mixed, two to six players, and checks that all of them end, within 200 turns per round, with records that verify. Prints counts; exit code 1 if anything is
 * wrong. `node tools/endurance.ts [GAMES]` (default: 20,000).
 */
import { isVerified, KINDS, lineUp, playMixed, type MixedGame } from './endurance/mixed-game.ts';

const TURNS_ALLOWED = 200;

const games = Number(process.argv[2] ?? 20_000);
const counts = {
  games: 0,
  rounds: 0,
  decisions: 0,
  knocks: 0,
  zeros: 0,
  unverified: 0,
  tooLong: 0,
  longest: 0,
};
const seats = Object.fromEntries(KINDS.map((kind) => [kind, 0]));

function count(game: MixedGame): void {
  counts.games += 1;
  counts.rounds += game.ends.length;
  counts.decisions += game.record.rounds.reduce((sum, round) => sum + round.actions.length, 0);
  counts.knocks += game.ends.filter((end) => end === 'knock').length;
  counts.zeros += game.ends.filter((end) => end === 'zeros').length;
  counts.unverified += isVerified(game) ? 0 : 1;
  counts.tooLong += game.longest > TURNS_ALLOWED ? 1 : 0;
  counts.longest = Math.max(counts.longest, game.longest);
  for (const kind of game.kinds) seats[kind]! += 1;
}

for (let game = 0; game < games; game += 1) {
  count(playMixed(lineUp(2 + (game % 5), game), `endurance ${game}`));
  if (process.stderr.isTTY && game % 100 === 99) process.stderr.write(`\r${game + 1} games`);
}
console.log(JSON.stringify({ ...counts, seats }));
process.exitCode = counts.unverified + counts.tooLong > 0 ? 1 : 0;

import { readFileSync } from 'node:fs';
import { accountedGame, luckTools, type AccountedGame } from './accounted-game.ts';
import { report } from './report.ts';

const DEFAULT_GAMES = 50;

/**
 * The luck in games between bots of different levels with 2 to 6 players: its mean, which must be near 0; how much of the
 * spread of results it explains; and with how many games the levels are put in order with and without it.
 * `npm run bench -- luck [GAMES]` plays and reports; `luck lines FROM TO` prints a line for each game, so that many
 * processes can share the work, and `luck report FILE…` reports on such lines.
 */
export async function luck([what, ...rest]: readonly string[]): Promise<void> {
  if (what === 'lines') return printLines(Number(rest[0]), Number(rest[1]));
  report(what === 'report' ? rest.flatMap(linesIn) : [...playedGames(0, Number(what ?? DEFAULT_GAMES))]);
}

function printLines(from: number, to: number): void {
  for (const game of playedGames(from, to)) process.stdout.write(`${JSON.stringify(game)}\n`);
}

function* playedGames(from: number, to: number): Generator<AccountedGame, void, undefined> {
  const tools = luckTools();
  for (let game = from; game < to; game += 1) yield accountedGame(game, tools);
}

/** A process that was stopped leaves an unfinished last line. */
const linesIn = (file: string): AccountedGame[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .slice(0, -1)
    .map((line): AccountedGame => JSON.parse(line));

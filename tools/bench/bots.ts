import { parseArgs } from 'node:util';
import { decisionTimes } from './decision-time.ts';
import { ladder } from './ladder.ts';
import { printJson, printTable, rounded } from './printing.ts';
import { thinkingRates } from './thinking-rate.ts';

/** The strength of the levels against each other, and the cost of their decisions. */
export async function bots(args: readonly string[]): Promise<void> {
  const wanted = gamesFrom(args);
  const times = decisionTimes();
  printTable([
    ['microseconds a decision', 'mean', 'longest'],
    ...times.map(({ level, situation, microsecondsPerDecision, longest }) => [
      `${level}, ${situation}`,
      rounded(microsecondsPerDecision),
      rounded(longest),
    ]),
  ]);
  const rates = thinkingRates();
  printTable([['4 players', 'a second'], ...rates.map(({ what, perSecond }) => [what, rounded(perSecond)])]);
  const rungs = await ladder(wanted);
  printTable([
    ['players', 'level', 'among', 'games', 'won', 'fair', 'from', 'to'],
    ...rungs.map(({ players, level, among, games, ...shares }) => [
      String(players),
      level,
      among,
      String(games),
      ...[shares.won, shares.fair, shares.low, shares.high].map(percent),
    ]),
  ]);
  printJson([...times, ...rates, ...rungs].map((line) => ({ bench: 'bots', ...line })));
}

function gamesFrom(args: readonly string[]): number {
  const { values } = parseArgs({ args: [...args], options: { games: { type: 'string', default: '1200' } } });
  const games = Number(values.games);
  if (!Number.isInteger(games) || games < 1) throw new Error(`--games ${values.games} is no number of games`);
  return games;
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;

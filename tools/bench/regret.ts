import { parseArgs } from 'node:util';
import {
  BOTS,
  CODED_LEVELS,
  likelihoodBy,
  masterOf,
  ownDecisions,
  smallNet,
  type Bot,
  type OwnDecision,
} from '@quando/bots';
import { below, seededRandom, type GameRecord, type Random } from '@quando/rules';
import { botGame } from './bot-game.ts';
import { loadedJudge, loadedNet, newKernel } from './net/loaded.ts';
import { printJson, printTable } from './printing.ts';
import { RegretSearch, type Regret } from './regret-search.ts';

type Cost = (decision: OwnDecision, random: Random) => Regret;

/** How many decisions of a game are looked at. */
const EACH = 6;

/**
 * What a decision of each level costs beside the Master's, and one of the Master's beside the best that a search finds; one
 * such player among Masters, with 2 to 6 players in turn:
 * `npm run bench -- regret [--decisions N] [--seed S] [--levels LEVEL,…]`
 */
export async function regret(args: readonly string[]): Promise<void> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      decisions: { type: 'string', default: '60' },
      seed: { type: 'string', default: 'regret' },
      levels: { type: 'string', default: [...CODED_LEVELS, 'master'].join(',') },
    },
  });
  const master = masterOf(loadedNet());
  const likelihood = likelihoodBy(smallNet(newKernel()));
  const search = new RegretSearch({ master, likelihood, judge: loadedJudge() });
  const players: Readonly<Record<string, Bot>> = { ...BOTS, master };
  const rows = values.levels.split(',').map((level) => {
    const cost: Cost = (decision, random) =>
      level === 'master' ? search.besideBest(decision, random) : search.besideMaster(decision, random);
    const games = gamesOf(players[level]!, master, values.seed);
    return { level, ...summaryOf(regretsIn(games, cost, Number(values.decisions), values.seed)) };
  });
  printTable([
    ['level', 'decisions', 'chance to win lost', 'points lost', 'another move'],
    ...rows.map(({ level, decisions, chance, points, changed }) => [
      level,
      String(decisions),
      `${(100 * chance.mean).toFixed(2)} ± ${(100 * chance.error).toFixed(2)} %`,
      `${points.mean.toFixed(2)} ± ${points.error.toFixed(2)}`,
      `${(100 * changed).toFixed(0)} %`,
    ]),
  ]);
  printJson(rows.map((row) => ({ bench: 'regret', seed: values.seed, ...row })));
}

/** Games of one such player, at seat 0, among Masters. */
function* gamesOf(bot: Bot, master: Bot, seed: string): Generator<GameRecord, never, undefined> {
  for (let game = 0; ; game += 1) {
    const seats = Array.from({ length: 2 + (game % 5) }, (_, seat) => (seat === 0 ? bot : master));
    yield botGame(seats, `${seed} ${game}`);
  }
}

/** Of decisions at seat 0, chosen at random. */
function regretsIn(games: Iterable<GameRecord>, cost: Cost, wanted: number, seed: string): Regret[] {
  const random = seededRandom(seed);
  const regrets: Regret[] = [];
  for (const record of games) {
    if (regrets.length === wanted) break;
    const some = someOf([...ownDecisions(record, 0)], Math.min(EACH, wanted - regrets.length), random);
    regrets.push(...some.map((decision) => cost(decision, random)));
  }
  return regrets;
}

const someOf = <Item>(items: readonly Item[], count: number, random: Random): Item[] =>
  Array.from({ length: count }, () => items[below(random, items.length)]!);

/** Means, each with its standard error. */
function summaryOf(regrets: readonly Regret[]) {
  return {
    decisions: regrets.length,
    chance: meanOf(regrets.map(({ chance }) => chance)),
    points: meanOf(regrets.map(({ points }) => points)),
    changed: regrets.filter(({ isBest }) => !isBest).length / regrets.length,
  };
}

function meanOf(values: readonly number[]): { mean: number; error: number } {
  const mean = values.reduce((a, b) => a + b, 0) / values.length;
  const squares = values.reduce((sum, value) => sum + (value - mean) ** 2, 0);
  return { mean, error: Math.sqrt(squares / (values.length * (values.length - 1))) };
}

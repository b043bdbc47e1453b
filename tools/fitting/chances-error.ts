/**
 * How well the rule of thumb for the chances to win and the fitted net foretell results at the starts of rounds: games of
 * 2 to 6 bots in turn, of mixed levels in five games of ten and of plain Master's nets in the others. `lines FROM TO` plays
 * games and prints a line for each, so that several processes can share the work; `report FILE…` reports on such lines:
 * `npx node tools/fitting/chances-error.ts lines 0 1000 > FILE`
 */
import { readFileSync } from 'node:fs';
import { BOTS, chancesToWin, CODED_LEVELS, masterOf, readGameChances, type Bot } from '@quando/bots';
import { below, seededRandom } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, totalsOf, viewOf } from '@quando/rules/authority';
import { LUCK_FILES } from '../bench/net/net-files.ts';
import { loadedNet } from '../bench/net/loaded.ts';
import { printTable } from '../bench/printing.ts';

/** A game, and the squared errors of all seats, summed over its rounds but the first. */
type Line = {
  readonly game: number;
  readonly players: number;
  readonly isMixed: boolean;
  readonly starts: number;
  readonly thumb: number;
  readonly fitted: number;
};

type Start = { readonly totals: readonly number[]; readonly first: number };

const PLAYERS = [2, 3, 4, 5, 6];

function play(): (game: number) => Line {
  const net = masterOf(loadedNet());
  const bots: readonly Bot[] = [...CODED_LEVELS.map((level) => BOTS[level]), net];
  return (game) => {
    const isMixed = game % 10 < 5;
    const random = seededRandom(`levels ${game}`);
    const seats = Array.from({ length: PLAYERS[game % 5]! }, () =>
      isMixed ? bots[below(random, bots.length)]! : net,
    );
    const { starts, totals, target } = playedGame(seats, `chances ${game}`);
    const won = resultOf(totals);
    const errors = starts.map((start) => errorsAt(start, target, won));
    const sum = (which: 'thumb' | 'fitted'): number => errors.reduce((a, each) => a + each[which], 0);
    return {
      game,
      players: seats.length,
      isMixed,
      starts: starts.length,
      thumb: sum('thumb'),
      fitted: sum('fitted'),
    };
  };
}

/** The starts of all rounds but the first, where all totals are equal, and the totals at the end. */
function playedGame(bots: readonly Bot[], seed: string) {
  const [random, seeds] = [seededRandom(seed), seededRandom(`${seed} bots`)];
  const draft = new Draft(bots.length, bots.length === 2 ? 40 : 50);
  const starts: Start[] = [];
  for (let round = 0; draft.phase !== 'over'; round += 1) {
    if (round > 0) starts.push({ totals: totalsOf(draft), first: (round + 1) % bots.length });
    deal(draft, shuffledDeck(random), round % bots.length);
    for (let seat = draft.asked; seat !== 'nobody'; seat = draft.asked) {
      const action = bots[seat]!(viewOf(draft, seat), { seed: seeds.next() >>> 0 });
      advance(draft, moveOf(draft, seat, action));
    }
  }
  return { starts, totals: totalsOf(draft), target: draft.target };
}

function resultOf(totals: readonly number[]): number[] {
  const lowest = Math.min(...totals);
  const winners = totals.filter((total) => total === lowest).length;
  return totals.map((total) => (total === lowest ? 1 / winners : 0));
}

const between = readGameChances(LUCK_FILES.chances);
if (typeof between === 'string') throw new Error(`the weights cannot be used: ${between}`);
const fittedChances = between;

function errorsAt({ totals, first }: Start, target: number, won: readonly number[]) {
  const fitted = fittedChances(
    totals.map((total) => target - total),
    first,
  );
  return { thumb: squaredError(thumbAt(totals, target), won), fitted: squaredError(fitted, won) };
}

function thumbAt(totals: readonly number[], target: number): Float64Array {
  const draft = new Draft(totals.length, target);
  for (const [seat, total] of totals.entries()) draft.setTotal(seat, total);
  const chances = new Float64Array(totals.length);
  chancesToWin(draft, chances);
  return chances;
}

const squaredError = (chances: ArrayLike<number>, won: readonly number[]): number =>
  won.reduce((sum, share, seat) => sum + (share - chances[seat]!) ** 2, 0);

/** Means per start of a round; a game counts as one observation. */
function columns(name: string, lines: readonly Line[]): string[] {
  const starts = lines.reduce((sum, line) => sum + line.starts, 0);
  const mean = (value: (line: Line) => number): number =>
    lines.reduce((sum, line) => sum + value(line), 0) / starts;
  const difference = mean(({ fitted, thumb }) => fitted - thumb);
  const squares = lines.reduce(
    (sum, line) => sum + (line.fitted - line.thumb - difference * line.starts) ** 2,
    0,
  );
  const error = Math.sqrt(squares) / starts;
  return [
    name,
    String(lines.length),
    String(starts),
    mean(({ thumb }) => thumb).toFixed(4),
    mean(({ fitted }) => fitted).toFixed(4),
    `${difference.toFixed(4)} ± ${error.toFixed(4)}`,
  ];
}

function report(lines: readonly Line[]): void {
  const groups = [true, false].flatMap((isMixed) => {
    const some = lines.filter((line) => line.isMixed === isMixed);
    const name = isMixed ? 'mixed levels' : 'nets';
    return [
      columns(name, some),
      ...PLAYERS.map((players) =>
        columns(
          `${name}, ${players} players`,
          some.filter((line) => line.players === players),
        ),
      ),
    ];
  });
  printTable([['', 'games', 'round starts', 'rule of thumb', 'fitted', 'difference'], ...groups]);
}

const [what, ...rest] = process.argv.slice(2);
if (what === 'lines') {
  const lineOf = play();
  for (let game = Number(rest[0]); game < Number(rest[1]); game += 1)
    console.log(JSON.stringify(lineOf(game)));
} else {
  const text = rest.map((file) => readFileSync(file, 'utf8')).join('');
  report(
    text
      .split('\n')
      .filter(Boolean)
      .map((line): Line => JSON.parse(line)),
  );
}

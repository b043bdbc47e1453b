import { printJson, printTable } from '../printing.ts';
import { LEVELS, type AccountedGame, type AccountedSeat, type Level } from './accounted-game.ts';
import { gamesForOrder, meanOf, spreadOf, withError } from './statistics.ts';

/** What a seat got beyond its chance at the start, the luck in it, and the rest. */
const FIGURES = {
  result: ({ account }: AccountedSeat): number => account.result - account.start,
  luck: ({ account }: AccountedSeat): number => account.deals + account.draws,
  lessLuck: ({ account }: AccountedSeat): number => account.own + account.others,
};

type Figure = keyof typeof FIGURES;

/** Prints what the games show about luck. */
export function report(games: readonly AccountedGame[]): void {
  const seats = games.flatMap((game) => game.seats);
  const levels = LEVELS.map((level) => levelFigures(seats, level));
  const spread = bothOf((figure) => spreadOf(seats.map(FIGURES[figure])));
  const spreadInLevel = bothOf((figure) => spreadWithin(seats, figure));
  const orders = LEVELS.slice(1).map((level, below) => orderFigures(games, LEVELS[below]!, level));
  const cpuSeconds = meanOf(games.map((game) => game.cpuSeconds));
  printTable([
    [`${games.length} games of 2 to 6 bots, in points of the chance to win`, 'result', 'luck', 'less luck'],
    ...levels.map(({ level, result, luck, lessLuck }) => [
      level,
      shown(result),
      shown(luck),
      shown(lessLuck),
    ]),
    spreadRow('spread', spread),
    spreadRow('spread within a level', spreadInLevel),
    ...orders.map(({ order, result, lessLuck }) => [
      `games for ${order}`,
      result.toFixed(0),
      '',
      lessLuck.toFixed(0),
    ]),
    ['CPU seconds a game', cpuSeconds.toFixed(2), '', ''],
  ]);
  printJson([{ bench: 'luck', games: games.length, levels, spread, spreadInLevel, orders, cpuSeconds }]);
}

type Spreads = { readonly result: number; readonly lessLuck: number };

const bothOf = (spreadFor: (figure: keyof Spreads) => number): Spreads => ({
  result: spreadFor('result'),
  lessLuck: spreadFor('lessLuck'),
});

const spreadRow = (name: string, { result, lessLuck }: Spreads): string[] => [
  name,
  percent(result),
  '',
  `${percent(lessLuck)} (${(lessLuck / result).toFixed(2)})`,
];

/** The spread about the mean of each level: what is not a difference between the levels. */
const spreadWithin = (seats: readonly AccountedSeat[], figure: Figure): number =>
  spreadOf(
    LEVELS.flatMap((level) => {
      const own = seats.filter((seat) => seat.level === level).map(FIGURES[figure]);
      const mean = meanOf(own);
      return own.map((each) => each - mean);
    }),
  );

type Measured = { readonly mean: number; readonly error: number };

function levelFigures(
  seats: readonly AccountedSeat[],
  level: Level,
): { level: Level } & Record<Figure, Measured> {
  const own = seats.filter((seat) => seat.level === level);
  return {
    level,
    result: withError(own.map(FIGURES.result)),
    luck: withError(own.map(FIGURES.luck)),
    lessLuck: withError(own.map(FIGURES.lessLuck)),
  };
}

/** How many games put two levels in the right order with 95 %, by their mean difference in the games of both. */
function orderFigures(
  games: readonly AccountedGame[],
  lower: Level,
  higher: Level,
): { order: string; result: number; lessLuck: number } {
  const both = games.filter(({ seats }) =>
    [lower, higher].every((level) => seats.some((seat) => seat.level === level)),
  );
  const needed = (figure: Figure): number =>
    gamesForOrder(both.map(({ seats }) => meanIn(seats, higher, figure) - meanIn(seats, lower, figure)));
  return { order: `${higher} above ${lower}`, result: needed('result'), lessLuck: needed('lessLuck') };
}

const meanIn = (seats: readonly AccountedSeat[], level: Level, figure: Figure): number =>
  meanOf(seats.filter((seat) => seat.level === level).map(FIGURES[figure]));

const shown = ({ mean, error }: Measured): string => `${percent(mean)} ± ${percent(error)}`;

const percent = (share: number): string => (100 * share).toFixed(2);

import { describe, expect, it } from 'vitest';
import { quando } from './quando.ts';

const arena = (...args: string[]) => quando(['arena', ...args]);

type Bot = {
  readonly bot: string;
  readonly seats: number;
  readonly won: number;
  readonly fair: number;
  readonly low: number;
  readonly high: number;
  readonly pointsPerRound: number;
  readonly roundsWon: number;
  readonly knocksPerRound: number;
  readonly knocksPunished: number;
  readonly sumAtKnock: number;
  readonly decisions: number;
  readonly microsecondsPerDecision: number;
  readonly intervals: Readonly<Record<string, readonly [number, number]>>;
};

type Result = { readonly players: number; readonly games: number; readonly bots: readonly Bot[] };

async function measured(...args: string[]): Promise<Result> {
  const { code, stdout, stderr } = await arena('--json', '--threads', '1', ...args);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  const result: Result = JSON.parse(stdout);
  return result;
}

/** The result without the machine-dependent values. */
function timeless({ bots, ...rest }: Result): Result {
  const stopped = bots.map((bot) => ({
    ...bot,
    microsecondsPerDecision: 0,
    intervals: { ...bot.intervals, microsecondsPerDecision: [0, 0] as const },
  }));
  return { ...rest, bots: stopped };
}

const byName = ({ bots }: Result): Bot[] => bots.toSorted((a, b) => a.bot.localeCompare(b.bot));

const STEP_NAMES = Array.from({ length: 11 }, (_, i) => `step${i + 1}`).join(', ');

/** Every bot, as a refusal lists them. */
const NAMES = `beginner, casual, sharp, strong, ${STEP_NAMES}, master, net, patient, child, greedy, tuned, fitted, search, canonical, wild`;

describe('arena', () => {
  const LINE_UP = ['--bots', 'sharp,casual,beginner', '--games', '18', '--target', '30'];

  it('gives the same result for the same seed, on any number of threads', async () => {
    const [one, again, three, other] = await Promise.all([
      measured(...LINE_UP, '--seed', 'a', '--threads', '1'),
      measured(...LINE_UP, '--seed', 'a', '--threads', '1'),
      measured(...LINE_UP, '--seed', 'a', '--threads', '3'),
      measured(...LINE_UP, '--seed', 'b'),
    ]);
    expect(timeless(again)).toEqual(timeless(one));
    expect(timeless(three)).toEqual(timeless(one));
    expect(timeless(other).bots).not.toEqual(timeless(one).bots);
  });

  it('plays every deal on every seat, so that the line-up may be rotated', async () => {
    const [first, second] = await Promise.all(
      ['greedy,casual,casual', 'casual,greedy,casual'].map((bots) =>
        measured('--bots', bots, '--games', '9'),
      ),
    );
    expect(byName(timeless(second!))).toEqual(byName(timeless(first!)));
  });

  it.each([
    ['beginner,casual', 2],
    ['sharp,sharp,wild', 3],
    ['canonical,greedy,fitted,wild', 4],
    ['casual,canonical,casual,wild,greedy,beginner', 6],
  ])('divides all games among the seats of %s', async (bots, players) => {
    const result = await measured('--bots', bots, '--games', String(players * 4), '--target', '30');
    expect(result).toMatchObject({ players, games: players * 4, target: 30 });
    const sum = (of: (bot: Bot) => number) => result.bots.reduce((total, bot) => total + of(bot), 0);
    expect(sum(({ seats }) => seats)).toBe(players);
    expect(sum(({ seats, won }) => seats * won)).toBeCloseTo(1, 9);
    for (const bot of result.bots) expectPlausible(bot, players);
  });

  it('rates equal bots equal, and the better one better', async () => {
    const [equals, unequal] = await Promise.all([
      measured('--bots', 'sharp,sharp,sharp', '--games', '3'),
      measured('--bots', 'sharp,canonical', '--games', '100'),
    ]);
    expect(equals.bots).toHaveLength(1);
    expect(equals.bots[0]!.won).toBeCloseTo(1 / 3, 9);
    const [sharp, canonical] = unequal.bots;
    expect(sharp!.low).toBeGreaterThan(0.9);
    expect(canonical!.high).toBeLessThan(0.1);
    expect(sharp!.pointsPerRound).toBeLessThan(canonical!.pointsPerRound);
  });

  it('lets a search have as many play-outs as allowed, so that it decides differently', async () => {
    const [some, more] = await Promise.all(
      ['1', '400'].map((playouts) =>
        measured('--bots', 'search,sharp', '--games', '4', '--target', '20', '--playouts', playouts),
      ),
    );
    expect(some!.bots.map(({ bot }) => bot)).toEqual(['search', 'sharp']);
    expect(timeless(more!).bots).not.toEqual(timeless(some!).bots);
  });

  it('rounds the games up to whole rotations, and says so', async () => {
    const { code, stdout, stderr } = await arena(
      '--bots',
      'casual,greedy,beginner',
      '--games',
      '4',
      '--json',
    );
    expect({ code, stderr }).toEqual({
      code: 0,
      stderr: 'quando arena: 6 games, so that every bot plays every seat\n',
    });
    expect(JSON.parse(stdout)).toMatchObject({ games: 6 });
  });

  it('prints a table for people', async () => {
    const { code, stdout } = await arena('--bots', 'sharp,casual', '--players', '2', '--games', '20');
    expect(code).toBe(0);
    const lines = stdout.split('\n');
    expect(lines[0]).toBe('2 players, 20 games to 50, sequences of deals: 10, seed: "1"');
    expect(lines[2]).toMatch(/^ +sharp +casual$/);
    expect(stdout).toMatch(/^games won by a seat( +\d+\.\d % \[\d+\.\d %, \d+\.\d %\]){2}$/m);
    expect(stdout).toMatch(/^fair share( +50\.0 %){2}$/m);
    expect(stdout).toMatch(/^points a round( +\d+\.\d\d \[\d+\.\d\d, \d+\.\d\d\]){2}$/m);
  });

  const bad: [string[], string][] = [
    [[], '--bots is required'],
    [['--bots', 'sharp'], '--bots must name 2 to 6 bots, not 1'],
    [['--bots', 'sharp,sharp,sharp,sharp,sharp,sharp,sharp'], '--bots must name 2 to 6 bots, not 7'],
    [['--bots', 'sharp,blunt'], `--bots must be one of ${NAMES}, not "blunt"`],
    [['--bots', 'sharp,'], `--bots must be one of ${NAMES}, not ""`],
    [['--bots', 'sharp,casual', '--players', '3'], '--bots names 2 bots for 3 players'],
    [['--bots', 'sharp,casual', '--games', '0'], '--games must be a whole number of at least 1, not "0"'],
    [['--bots', 'sharp,casual', '--target', 'x'], '--target must be a whole number of at least 1, not "x"'],
    [
      ['--bots', 'sharp,casual', '--playouts', '0'],
      '--playouts must be a whole number of at least 1, not "0"',
    ],
    [
      ['--bots', 'sharp,casual', '--threads', '0'],
      '--threads must be a whole number from 1 to 1024, not "0"',
    ],
    [['--bots', 'sharp,casual', '--head-start', '5'], '--head-start names 1 head starts for 2 bots'],
    [
      ['--bots', 'sharp,casual', '--head-start', '5,-1'],
      '--head-start must be a whole number of at least 0, not "-1"',
    ],
    [['--bots', 'sharp,casual', 'casual'], 'unexpected argument "casual"'],
  ];
  it.each(bad)('refuses %j', async (args, why) => {
    expect(await arena(...args)).toEqual({
      code: 2,
      stdout: '',
      stderr: `quando arena: ${why}\nSee: quando help arena\n`,
    });
  });
});

function expectPlausible(bot: Bot, players: number): void {
  expect(bot.fair).toBeCloseTo(1 / players, 9);
  expect(bot.low).toBeGreaterThanOrEqual(0);
  expect(bot.low).toBeLessThanOrEqual(bot.won);
  expect(bot.high).toBeGreaterThanOrEqual(bot.won);
  expect(bot.high).toBeLessThanOrEqual(1);
  expect(bot.decisions).toBeGreaterThan(100);
  const values = new Map<string, unknown>(Object.entries(bot));
  for (const [name, [low, high]] of Object.entries(bot.intervals)) {
    const value = Number(values.get(name));
    expect([name, low <= value, value <= high]).toEqual([name, true, true]);
  }
}

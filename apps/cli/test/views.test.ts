import { afterAll, describe, expect, it } from 'vitest';
import type { GameRecord, View, Viewer } from '@quando/rules';
import { readRecord } from '@quando/rules/authority';
import { fileWith, quando, removeFolders, simulated } from './quando.ts';
import { scrambledBottom, underWay, withOtherFarSides } from './scramble.ts';

afterAll(removeFolders);

const records = await simulated('--games', '40', '--players', '4');
const file = fileWith(records.map((line) => `${line}\n\n`).join(''));
const games = records.map((line) => recordFrom(line));

const views = (...args: string[]) => quando(['views', ...args]);

/** What `views` prints for a record. */
async function viewsOf(record: GameRecord, viewer: Viewer): Promise<string> {
  const { code, stdout, stderr } = await quando(
    ['views', '-', '--viewer', String(viewer)],
    JSON.stringify(record),
  );
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

/** The hands in the first view that is printed. */
function firstHands(stdout: string): View['hands'] {
  const { view }: { readonly view: View } = JSON.parse(stdout.split('\n')[0]!);
  return view.hands;
}

describe('views', () => {
  it('prints one line for each deal and one after every action, in order', async () => {
    const { code, stdout } = await views(file, '--viewer', '2');
    const printed = stdout
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line));
    const expected = games[0]!.rounds.flatMap(({ actions }, round) => [
      { round, action: null },
      ...actions.map((_, action) => ({ round, action })),
    ]);
    expect(code).toBe(0);
    expect(printed.map(({ round, action }) => ({ round, action }))).toEqual(expected);
    expect(printed.every(({ view }) => view.viewer === 2)).toBe(true);
    expect(printed.map(({ events }) => events.length > 0)).not.toContain(false);
    expect(stdout).toMatch(/^\{"round":0,"action":null,"view":\{"viewer":2,.*,"events":\[\{"type":"dealt",/);
  });

  it('takes the first game by default, and counts games past blank lines', async () => {
    const [first, zero, third] = await Promise.all([
      views(file, '--viewer', 'watcher'),
      views(file, '--viewer', 'watcher', '--game', '0'),
      views(file, '--viewer', 'watcher', '--game', '2'),
    ]);
    expect(first).toEqual(zero);
    expect(third.stdout).toBe(await viewsOf(games[2]!, 'watcher'));
    expect(third.stdout).not.toBe(zero.stdout);
  });

  it('shows a seat its own fronts and the backs of the others, and a watcher no hand', async () => {
    const [seat, watcher] = await Promise.all([viewsOf(games[0]!, 1), viewsOf(games[0]!, 'watcher')]);
    const dealt = firstHands(seat);
    expect(dealt[1]!.every(({ front, back }) => front !== 'hidden' && back === 'hidden')).toBe(true);
    expect(dealt[0]!.every(({ front, back }) => front === 'hidden' && back !== 'hidden')).toBe(true);
    const watched = firstHands(watcher);
    expect(watched.flat().every(({ front, back }) => front === 'hidden' && back === 'hidden')).toBe(true);
  });

  const refused: [string, string[], number, RegExp][] = [
    ['no file', ['--viewer', '0'], 2, /a file is required/],
    ['two files', [file, file, '--viewer', '0'], 2, /expected one file/],
    ['no viewer', [file], 2, /--viewer is required/],
    [
      'an impossible viewer',
      [file, '--viewer', '6'],
      2,
      /--viewer must be a seat from 0 to 5 or watcher, not "6"/,
    ],
    ['a viewer who does not play', [file, '--viewer', '4'], 2, /this game has no seat 4: it has 4 players/],
    [
      'a game that is not there',
      [file, '--viewer', '0', '--game', '40'],
      2,
      /has no game 40: it contains 40/,
    ],
    ['an impossible game', [file, '--viewer', '0', '--game', '-1'], 2, /--game/],
    ['a missing file', ['/no/such/file', '--viewer', '0'], 2, /no such file/],
    ['a bad record', [fileWith('{}\n'), '--viewer', '0'], 1, /line 0: missing-key: /],
    ['rubbish', [fileWith('\u{0}\u{1}'), '--viewer', '0'], 1, /line 0: not-json: /],
  ];
  it.each(refused)('refuses %s', async (_, args, code, message) => {
    const run = await views(...args);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
    expect(run.stderr).toMatch(/^quando views: /);
    expect(run.stderr).toMatch(message);
    expect(run.stderr).not.toContain('    at ');
  });
});

describe('secrecy: what a viewer has not seen changes no byte', () => {
  it.each<Viewer>([0, 3, 'watcher'])('the bottom of the pile, for viewer %s', async (viewer) => {
    const { game, other } = firstWith((candidate) => scrambledBottom(candidate));
    expect(other.rounds[0]!.deck).not.toEqual(game.rounds[0]!.deck);
    expect(await firstDifference(game, other, viewer)).toBe('none');
  });

  const cases = ([0, 3] as const).flatMap((seat) =>
    (['dealt', 'drawn'] as const).map((origin) => ({ seat, origin, neighbour: (seat + 1) % 4 })),
  );

  it.each(cases)('the back of a card $origin to seat $seat', async ({ seat, origin, neighbour }) => {
    const { game, other } = firstWith((candidate) => withOtherFarSides(candidate, seat, 'back', origin));
    expect(await firstDifference(game, other, seat)).toBe('none');
    // The neighbour sees that back.
    expect(await firstDifference(game, other, neighbour)).not.toBe('none');
  });

  it.each(cases)('before the scoring, the front of a card $origin to seat $seat', async (secret) => {
    const { seat, origin, neighbour } = secret;
    const { game, other } = firstWith(
      (candidate) => withOtherFarSides(candidate, seat, 'front', origin),
      underWay,
    );
    expect(await firstDifference(game, other, neighbour)).toBe('none');
    expect(await firstDifference(game, other, 'watcher')).toBe('none');
    expect(await firstDifference(game, other, seat)).not.toBe('none');
  });
});

/** The first line of the views in which two games differ for a viewer. */
async function firstDifference(
  game: GameRecord,
  other: GameRecord,
  viewer: Viewer,
): Promise<number | 'none'> {
  const [a, b] = await Promise.all([viewsOf(game, viewer), viewsOf(other, viewer)]);
  if (a === b) return 'none';
  const lines = b.split('\n');
  return a.split('\n').findIndex((line, i) => line !== lines[i]);
}

/** The first game for which there is something to compare it with. */
function firstWith(
  scramble: (game: GameRecord) => readonly GameRecord[],
  prepare: (game: GameRecord) => GameRecord = (game) => game,
): { game: GameRecord; other: GameRecord } {
  for (const game of games.map((candidate) => prepare(candidate))) {
    const [other] = scramble(game);
    if (other) return { game, other };
  }
  throw new Error('no game can be scrambled in this way');
}

function recordFrom(line: string): GameRecord {
  const read = readRecord(line);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.record;
}

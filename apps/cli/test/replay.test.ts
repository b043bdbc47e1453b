import { PassThrough, Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { languages, loadTerminalWords } from '@quando/text';
import { seatsOf, type GameRecord, type Viewer } from '@quando/rules';
import { readRecord } from '@quando/rules/authority';
import { afterAll, describe, expect, it } from 'vitest';
import { replay as command } from '../src/commands/replay.ts';
import { fileWith, quando, removeFolders, simulated, type Run } from './quando.ts';
import { scrambledBottom, underWay, withOtherFarSides } from './scramble.ts';

afterAll(removeFolders);

const lines = await simulated('--games', '25', '--players', '4');
const file = fileWith(`${lines.join('\n')}\n`);
const games = lines.map((line) => {
  const read = readRecord(line);
  if ('fault' in read) throw new Error(read.fault.code);
  return read.record;
});

const replay = (args: readonly string[], input = ''): Promise<Run> =>
  quando(['replay', ...args, '--language', 'en'], input);

/** The command's output for a record, in this process. */
async function replayText(record: GameRecord, viewer: Viewer | 'omniscient'): Promise<string> {
  const args = viewer === 'omniscient' ? [] : ['--viewer', String(viewer)];
  const output = new PassThrough();
  const [code, story] = await Promise.all([
    command
      .run(['-', ...args], {
        input: Readable.from([JSON.stringify(record)]),
        output,
        errors: output,
        env: {},
      })
      .finally(() => output.end()),
    text(output),
  ]);
  expect(code).toBe(0);
  return story;
}

/** The hands printed at the first deal, by seat. */
const dealtHands = (story: string): string[][] =>
  story
    .split('\n')
    .slice(3, 7)
    .map((line) =>
      line
        .trim()
        .replace(/^(Seat \d|You) +/, '')
        .split(/ +/),
    );

/** A seat's cards of the first deal; the seat after the dealer gets the first one. */
function cardsOf({ players, rounds }: GameRecord, seat: number): string[][] {
  const { dealer, deck } = rounds[0]!;
  const first = (seat - dealer - 1 + players) % players;
  return Array.from({ length: 7 }, (_, i) => deck[first + i * players]!.split('/'));
}

describe('replay', () => {
  it('prints a whole game: every round, its reveal, and the end', async () => {
    const story = await replayText(games[0]!, 'omniscient');
    const words = await loadTerminalWords('en');
    for (const round of games[0]!.rounds.keys()) {
      expect(story).toContain(words.heading(round + 1, 50));
      expect(story).toContain(words.roundResult(round + 1));
    }
    for (const { totals } of games[0]!.rounds)
      for (const total of totals!) expect(story).toContain(words.total(total));
    expect(story).toContain(`Seat ${games[0]!.winners![0]}`);
    expect(story).toContain(words.finalResult);
    expect(story).not.toMatch(/undefined|hidden|NaN|\[object|\?/);
  });

  it('prints a sentence for every action', async () => {
    const story = await replayText(games[1]!, 'omniscient');
    const count = (pattern: RegExp): number => story.match(pattern)?.length ?? 0;
    const actions = games[1]!.rounds.flatMap((round) => round.actions);
    const verbs = (verb: string): number => actions.filter((action) => action.includes(` ${verb}`)).length;
    expect(count(/Seat \d plays/g)).toBe(verbs('play'));
    expect(count(/(takes the visible \d+|on the pile over)\./g)).toBe(verbs('draw'));
    expect(count(/turns a zero over/g)).toBe(verbs('flip'));
    expect(count(/Seat \d knocks/g)).toBe(verbs('knock'));
    expect(count(/Seat \d passes/g)).toBe(verbs('pass'));
  });

  it('prints both sides of every card without a viewer', async () => {
    const hands = dealtHands(await replayText(games[0]!, 'omniscient'));
    for (const seat of seatsOf(4))
      expect(hands[seat]).toEqual(cardsOf(games[0]!, seat).map(([up, down]) => `${down}[${up}]`));
  });

  it('shows a seat its own fronts and the backs of the others', async () => {
    const hands = dealtHands(await replayText(games[0]!, 2));
    for (const seat of seatsOf(4))
      expect(hands[seat]).toEqual(
        cardsOf(games[0]!, seat).map(([up, down]) => (seat === 2 ? `${down}[?]` : `?[${up}]`)),
      );
  });

  it('shows a watcher the number of cards and the played ones, but not the drawn ones', async () => {
    const story = await replayText(games[0]!, 'watcher');
    expect(dealtHands(story)).toEqual(seatsOf(4).map(() => ['7', 'cards']));
    expect(story).toMatch(/Seat \d plays an? \d/);
    expect(story).toContain('takes the visible side');
    expect(story).not.toMatch(/takes the visible \d|the \d+ on the pile|over: it is/);
  });

  it('shows a viewer nothing that it has not seen', async () => {
    let compared = 0;
    for (const game of games.slice(0, 12).map(underWay)) {
      const others = [
        ...withOtherFarSides(game, 1, 'back', 'dealt').map((other) => [1, other] as const),
        ...withOtherFarSides(game, 2, 'front', 'dealt').map((other) => [0, other] as const),
        ...scrambledBottom(game).map((other) => ['watcher', other] as const),
      ];
      for (const [viewer, other] of [others[0], others.at(-1)].filter((pair) => pair !== undefined)) {
        expect(await replayText(other, viewer)).toBe(await replayText(game, viewer));
        compared += 1;
      }
    }
    expect(compared).toBeGreaterThan(8);
  });

  it('shows a changed card if there is no viewer', async () => {
    const game = games.map(underWay).find((one) => withOtherFarSides(one, 1, 'back', 'dealt').length > 0)!;
    const [other] = withOtherFarSides(game, 1, 'back', 'dealt');
    expect(await replayText(other!, 'omniscient')).not.toBe(await replayText(game, 'omniscient'));
  });

  it('says that an unfinished game is not over', async () => {
    const story = await replayText(underWay(games[0]!), 'omniscient');
    expect(story.trimEnd().endsWith((await loadTerminalWords('en')).unfinished)).toBe(true);
  });

  it.each(languages)('prints it in %s', async (language) => {
    const { code, stdout } = await quando(['replay', file, '--language', language]);
    const words = await loadTerminalWords(language);
    expect(code).toBe(0);
    expect(stdout).toContain(words.heading(1, 50));
    expect(stdout).not.toMatch(/undefined|hidden|NaN/);
  });

  it('takes one of many games', async () => {
    expect((await replay([file, '--game', '3'])).stdout).toBe(await replayText(games[3]!, 'omniscient'));
  });

  it.each([
    [['--game', '99'], 2, /no game 99/],
    [['--game', '-1'], 2, /--game/],
    [['--viewer', '4'], 2, /no seat 4/],
    [['--viewer', 'me'], 2, /--viewer must be/],
  ])('refuses %j', async (args, code, reason) => {
    const run = await replay([file, ...args]);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code, stdout: '' });
    expect(run.stderr).toMatch(reason);
  });

  it('reports where a record is bad', async () => {
    const bad = JSON.stringify({ ...games[0]!, winners: [0, 1, 2, 3] });
    const run = await replay(['-'], bad);
    expect({ code: run.code, stdout: run.stdout }).toEqual({ code: 1, stdout: '' });
    expect(run.stderr).toContain('wrong-result');
  });
});

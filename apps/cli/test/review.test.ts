import { describe, expect, it } from 'vitest';
import { quando, simulated } from './quando.ts';

const [first = '', second = ''] = await simulated(
  '--games',
  '2',
  '--players',
  '3',
  '--target',
  '10',
  '--seed',
  '5',
);
const run = await quando(['review', '-', '--seat', '1', '--json'], `${first}\n${second}\n`);
const inDetail = await quando(['review', '-', '--seat', '1', '--json', '--candidates'], first);

/** What every decision has. */
const DECISION = {
  round: expect.any(Number),
  index: expect.any(Number),
  action: expect.any(String),
  best: expect.stringMatching(/^1 (play|draw|flip|knock|pass)/),
  loss: expect.any(Number),
  error: expect.any(Number),
  mark: expect.stringMatching(/^(none|inaccuracy|mistake|blunder|unclear)$/),
};

describe('review', () => {
  it('prints one object per game, with every decision of the seat and an account that adds up', () => {
    expect(run).toMatchObject({ code: 0, stderr: '' });
    const reviews = run.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line));
    expect(reviews).toHaveLength(2);
    for (const [game, { luck, ...review }] of reviews.entries()) {
      const own = ownLines([first, second][game]!);
      expect(review).toMatchObject({ game, seat: 1 });
      expect(review.decisions.map(({ action }: { action: string }) => action)).toEqual(own);
      for (const decision of review.decisions) expect(decision).toEqual(DECISION);
      expect(Object.keys(luck)).toEqual(['start', 'deals', 'draws', 'own', 'others', 'result']);
      expect(luck.start + luck.deals + luck.draws + luck.own + luck.others).toBeCloseTo(luck.result, 9);
    }
  });

  it('prints the candidates of every decision if asked', () => {
    for (const decision of JSON.parse(inDetail.stdout).decisions)
      expect(decision).toEqual({
        ...DECISION,
        candidates: expect.arrayContaining([
          {
            action: decision.action,
            chance: expect.any(Number),
            behind: decision.loss,
            error: decision.error,
            points: expect.any(Number),
            pointsError: expect.any(Number),
          },
        ]),
        reasons: expect.any(Array),
      });
  });

  it('prints the same in words, in the language that is asked for', async () => {
    const { code, stdout } = await quando(['review', '-', '--seat', '1', '--language', 'de'], first);
    expect(code).toBe(0);
    expect(stdout).toMatch(/^Spiel 0, ausgewertet für Platz 1$/m);
    expect(stdout).toMatch(/^Glück beim Ziehen\s+[+-]\d+,\d % ± \d+,\d$/m);
    expect(stdout).toMatch(/^ {2}das war nicht zu sehen\s+[+-]\d+,\d %$/m);
    expect(stdout).toMatch(/^(Du hast|Du hattest|Das Glück|Pech|Glück) .*\.$/m);
  });

  it.each([
    [
      'a seat that the game does not have',
      ['--seat', '3'],
      first,
      2,
      /this game has no seat 3: it has 3 players/,
    ],
    ['a seat that no game has', ['--seat', '6'], first, 2, /--seat must be a whole number from 0 to 5/],
    ['a bad record', [], '{}', 1, /line 0: missing-key/],
  ] as const)('refuses %s', async (_, args, input, code, why) => {
    const refused = await quando(['review', '-', ...args], input);
    expect(refused).toMatchObject({ code, stdout: '' });
    expect(refused.stderr).toMatch(why);
  });

  it('refuses a game that is not over', async () => {
    const { winners: _, ...game } = JSON.parse(first);
    const refused = await quando(
      ['review', '-'],
      JSON.stringify({ ...game, rounds: [unfinished(game.rounds[0])] }),
    );
    expect(refused).toMatchObject({ code: 1, stdout: '' });
    expect(refused.stderr).toMatch(/line 0: this game is not over/);
  });
});

/** The lines of the seat's decisions. */
const ownLines = (record: string): string[] =>
  JSON.parse(record)
    .rounds.flatMap(({ actions }: { actions: string[] }) => actions)
    .filter((line: string) => line.startsWith('1 '));

/** A round without its last action and its result. */
const unfinished = ({
  dealer,
  deck,
  actions,
}: {
  dealer: number;
  deck: string[];
  actions: string[];
}): object => ({
  dealer,
  deck,
  actions: actions.slice(0, -1),
});

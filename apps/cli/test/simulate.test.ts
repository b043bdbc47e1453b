import { describe, expect, it } from 'vitest';
import { readRecord } from '@quando/rules/authority';
import { quando, simulated } from './quando.ts';

const simulate = (...args: string[]) => quando(['simulate', ...args]);

describe('simulate', () => {
  it.each(['canonical', 'wild'])('gives the same bytes for the same seed, policy %s', async (policy) => {
    const args = ['--games', '30', '--players', '5', '--seed', 'again', '--policy', policy];
    const [first, second] = await Promise.all([simulate(...args), simulate(...args)]);
    expect(first).toEqual(second);
    expect(first.stdout.split('\n')).toHaveLength(31);
    expect(first.stderr).toBe('');
  });

  it('gives other games for another seed, and starts a long run like a short one', async () => {
    const [short, long, other] = await Promise.all([
      simulate('--games', '3', '--seed', 'a'),
      simulate('--games', '9', '--seed', 'a'),
      simulate('--games', '3', '--seed', 'b'),
    ]);
    expect(long.stdout.startsWith(short.stdout)).toBe(true);
    expect(deckOf(other.stdout)).not.toEqual(deckOf(short.stdout));
  });

  it.each([2, 3, 4, 5, 6])('plays whole, legal games for %i players to any target', async (players) => {
    const lines = await simulated('--games', '5', '--players', String(players), '--target', '120');
    expect(lines).toHaveLength(5);
    for (const line of lines) {
      const read = readRecord(line);
      expect(read).toMatchObject({ record: { players, target: 120 } });
      expect('record' in read && read.record.winners).toBeTruthy();
    }
  });

  it('chooses the first dealer at random', async () => {
    const lines = await simulated('--games', '40');
    const dealers = lines.map((line): unknown => JSON.parse(line).rounds[0].dealer);
    expect(new Set(dealers)).toEqual(new Set([0, 1, 2, 3]));
  });

  it('plays one game of four players to 50 points by default, and prints its seed', async () => {
    const { code, stdout, stderr } = await simulate();
    const seed = /^quando simulate: --seed (\d+)\n$/.exec(stderr)?.[1] ?? '';
    expect(code).toBe(0);
    expect(JSON.parse(stdout)).toMatchObject({ players: 4, target: 50, meta: { seed, game: 0 } });
    expect((await simulate('--seed', seed)).stdout).toBe(stdout);
  });

  it('writes nothing for no games', async () => {
    expect(await simulate('--games', '0', '--seed', '1')).toEqual({ code: 0, stdout: '', stderr: '' });
  });

  const bad = [
    ['--players', '1'],
    ['--players', '7'],
    ['--players', 'two'],
    ['--games', '-1'],
    ['--games=-1'],
    ['--games', '1.5'],
    ['--games', '1e3'],
    ['--games', '99999999999999999999'],
    ['--target', '0'],
    ['--target', ''],
    ['--policy', 'mild'],
  ];
  it.each(bad)('refuses %s %s', async (...args) => {
    const { code, stdout, stderr } = await simulate(...args.filter((arg) => typeof arg === 'string'));
    expect({ code, stdout }).toEqual({ code: 2, stdout: '' });
    expect(stderr).toMatch(
      /^quando simulate: --(players|games|target|policy) .*\nSee: quando help simulate\n$/,
    );
  });
});

const deckOf = (stdout: string): string => JSON.stringify(JSON.parse(stdout.split('\n')[0]!).rounds[0].deck);

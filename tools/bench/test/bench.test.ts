import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { canonical } from '@quando/bots';
import { CanonicalPlay } from '../canonical-play.ts';
import { medianOf, rateOf } from '../cpu-time.ts';
import { checkedSteps } from '../engine-work.ts';
import { decisionsOf } from '../played-game.ts';
import { rounded } from '../printing.ts';

const MAIN = fileURLToPath(new URL('../main.ts', import.meta.url));

const bench = (...args: string[]) => spawnSync(process.execPath, [MAIN, ...args], { encoding: 'utf8' });

describe('npm run bench', () => {
  it('lists the benchmarks', { timeout: 60_000 }, () => {
    expect(bench()).toMatchObject({
      status: 0,
      stdout:
        'Usage: npm run bench -- engine|bots|handicap|absurd|regret|net|rating|luck|review|truth|link|trainer|season|server|web|room\n',
    });
    expect(bench('toString')).toMatchObject({
      status: 2,
      stdout:
        'Usage: npm run bench -- engine|bots|handicap|absurd|regret|net|rating|luck|review|truth|link|trainer|season|server|web|room\n',
    });
  });
});

describe('the work that is measured', () => {
  it.each([2, 4, 6])('consists of whole rounds under canonical, %i players', (players) => {
    const play = new CanonicalPlay(players);
    play.playRounds(50);
    const { decisions, rounds } = play;
    expect(rounds).toBe(50);
    // Everybody plays and draws at least twice before a knock; rounds that end earlier with only zeros are rare.
    expect(decisions / rounds).toBeGreaterThan(4 * players);
    const again = new CanonicalPlay(players);
    for (let i = 0; i < 5; i += 1) again.playRounds(10);
    expect(again.decisions).toBe(decisions);
  });

  it('consists of every step of the played games, and none is refused', () => {
    expect(checkedSteps(4)()).toBe(decisionsOf(4, canonical, 20).length);
  });
});

it('a rate is the median of five runs, in units per second, after a warm-up', () => {
  // Seconds per unit in each run of half a second; the first one is the warm-up.
  const speeds = [1 / 4, 1 / 16, 1 / 64, 1 / 32, 1 / 8, 1 / 128];
  let time = 0;
  const work = (): number => {
    time += speeds[Math.floor(time * 2)]!;
    return 1;
  };
  expect(rateOf(work, () => time)).toBe(32);
  expect(time).toBe(3);
});

it('a median is the middle value', () => {
  expect(medianOf([5, 100, 1, 3, 4])).toBe(4);
});

it.each([
  [15_247_191, '15,250,000'],
  [7.0627, '7.063'],
])('%d is printed as %s', (number, text) => {
  expect(rounded(number)).toBe(text);
});

import { thinkHere, type Think } from '@quando/table';
import { expect, test } from 'vitest';
import { OnlineTableFixture, sit, termsOf, type Device } from './online-table-fixture.ts';

/** A table of one person and a bot whose thinking takes this long; the game has started. */
async function playing(milliseconds: number, seed: number): Promise<[OnlineTableFixture, Device]> {
  const fixture = await OnlineTableFixture.create(termsOf(2), seed);
  const think = thinkHere({ clock: fixture.clock });
  const slowly: Think = async (turn) => {
    await new Promise<void>((resolve) => void fixture.clock.after(milliseconds, resolve));
    return think(turn);
  };
  Object.assign(fixture.ports, { think: slowly });
  const ada = fixture.device('ada');
  await sit(ada, 0);
  await ada.ask({ type: 'fill', seat: 1, level: 'sharp' });
  await ada.ask({ type: 'start' });
  return [fixture, ada];
}

/** How long the bot takes for its decision, from the update before it. */
async function timeOfBot({ table, clock }: OnlineTableFixture): Promise<number> {
  const { seq } = table.updateFor('watcher')!;
  const since = clock.now();
  while (table.updateFor('watcher')!.seq === seq) await clock.runNext();
  return clock.now() - since;
}

/** The times of all of a bot's decisions in a game. */
async function timesOf(milliseconds: number, seed: number): Promise<number[]> {
  const [fixture, ada] = await playing(milliseconds, seed);
  const times: number[] = [];
  for (;;) {
    const { asked, phase } = fixture.table.updateFor('watcher')!.view;
    if (phase === 'over') return times;
    if (asked === 1) times.push(await timeOfBot(fixture));
    else await fixture.step([ada]);
  }
}

test('a bot acts at the same moment however long it had to think', async () => {
  const times = await timesOf(0, 3);
  expect(times.length).toBeGreaterThan(5);
  expect(await timesOf(400, 3)).toEqual(times);
});

/** A table where the bot has the first turn. */
async function botFirst(milliseconds: number): Promise<OnlineTableFixture> {
  for (let seed = 0; ; seed += 1) {
    const [fixture] = await playing(milliseconds, seed);
    if (fixture.table.updateFor('watcher')!.view.asked === 1) return fixture;
  }
}

test('a bot that had to think longer acts at one of a few moments, which do not follow from when it was ready', async () => {
  const durations = Array.from({ length: 30 }, (_, i) => 200 * i);
  const times: number[] = [];
  for (const milliseconds of durations) times.push(await timeOfBot(await botFirst(milliseconds)));
  expect(times.every((time, i) => time > durations[i]!)).toBe(true);
  expect(new Set(times).size).toBeGreaterThan(2);
  expect(new Set(times).size).toBeLessThan(6);
});

test('a late thought is not told earlier because somebody comes or goes', async () => {
  const expected = await timeOfBot(await botFirst(2700));
  const { table, clock } = await botFirst(2700);
  const { seq } = table.updateFor('watcher')!;
  const since = clock.now();
  const comeAndGo = (): void => {
    table.refreshPresence();
    void table.attend();
    clock.after(10, comeAndGo);
  };
  comeAndGo();
  while (table.updateFor('watcher')!.seq === seq) await clock.runNext();
  expect(clock.now() - since).toBe(expected);
});

test('the time that a bot takes does not follow from what is public', async () => {
  const times = [];
  for (let seed = 0; seed < 20; seed += 1) {
    const [fixture] = await playing(0, seed);
    // The same table, entry, hand size and plays each time; only the secret differs.
    if (fixture.table.updateFor('watcher')!.view.asked === 1) times.push(await timeOfBot(fixture));
  }
  expect(times.length).toBeGreaterThan(5);
  expect(new Set(times).size).toBeGreaterThan(times.length / 2);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { below, seededRandom, type Random } from '@quando/rules';
import { checkRecord } from '@quando/rules/authority';
import { checkDeals, checkedDeals, onlineRecordOf, type OnlineTable } from '@quando/table';
import type { Update } from '@quando/protocol';
import { recordIn } from '../expected.ts';
import { settled } from '../fake-clock.ts';
import { someAction, TABLE } from '../table-fixture.ts';
import { Device, OnlineTableFixture, sit, termsOf } from './online-table-fixture.ts';

const RUBBISH = fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true });

type StormCommand =
  | { readonly type: 'stand' | 'return' }
  | { readonly type: 'nudge' | 'replace' | 'restore'; readonly seat: number };

/** Two processes with one log, and people who come, go, race and send anything. */
class Storm {
  readonly fixture: OnlineTableFixture;
  readonly tables: [OnlineTable, OnlineTable];
  readonly random: Random;
  readonly people: Device[] = [];
  readonly watcher: Device;
  readonly #said: { readonly device: Device; readonly message: object }[] = [];

  private constructor(fixture: OnlineTableFixture, other: OnlineTable, seed: number) {
    this.fixture = fixture;
    this.tables = [fixture.table, other];
    this.random = seededRandom(`storm ${seed}`);
    this.watcher = fixture.device();
  }

  static async rising(players: number, seed: number): Promise<Storm> {
    const tempo = (['relaxed', 'quick', 'normal', 'daily'] as const)[seed % 4]!;
    const [fixture, people] = await OnlineTableFixture.playing(termsOf(players, tempo), players - 1, seed);
    const storm = new Storm(fixture, await fixture.reopened(), seed);
    storm.people.push(...people);
    for (const [i, device] of people.entries()) if (i !== seed % 3) device.takePart(`${seed} ${i}`);
    return storm;
  }

  async step(): Promise<void> {
    const one = this.people[below(this.random, this.people.length)]!;
    const roll = below(this.random, 100);
    if (roll < 45) await this.act();
    else if (roll < 55) await this.race();
    else if (roll < 62) await this.reconnect(one);
    else if (roll < 70) await one.ask(this.someCommand());
    else if (roll < 76) await this.repeat(one);
    else if (roll < 82)
      await one.say(fc.sample(RUBBISH, { numRuns: 1, seed: below(this.random, 100) * 7 })[0]);
    else if (this.fixture.clock.nextIn !== undefined) await this.fixture.clock.runNext();
    await this.hint();
  }

  /** The asked person decides, through whichever process they are connected to. */
  async act(): Promise<void> {
    const { view } = this.fixture.table.updateFor('watcher')!;
    const device = this.people.find(({ seat, isConnected }) => isConnected && seat === view.asked);
    if (view.phase === 'scored') await this.say(this.people[0]!, { type: 'continue', after: this.seq });
    else if (device) await this.say(device, { type: 'act', after: this.seq, action: this.actionOf(device) });
    else if (this.fixture.clock.nextIn !== undefined) await this.fixture.clock.runNext();
  }

  /** The same person decides twice at once, on two devices. */
  async race(): Promise<void> {
    const { asked } = this.fixture.table.updateFor('watcher')!.view;
    const device = this.people.find(({ seat, isConnected }) => isConnected && seat === asked);
    if (!device) return;
    const twins = this.tables.map((table) => new Device(device.key).connect(table));
    const action = this.actionOf(device);
    await Promise.all(
      twins.map((twin, i) => twin.say({ type: 'act', id: `twin-${i}-${this.seq}`, after: this.seq, action })),
    );
    for (const twin of twins) twin.disconnect();
  }

  async say(device: Device, message: object): Promise<void> {
    const whole = { ...message, id: device.freshId() };
    this.#said.push({ device, message: whole });
    await device.say(whole);
  }

  /** Repeats an old message. */
  async repeat(device: Device): Promise<void> {
    const mine = this.#said.filter((said) => said.device === device);
    if (mine.length > 0) await device.say(mine[below(this.random, mine.length)]!.message);
  }

  async reconnect(device: Device): Promise<void> {
    device.disconnect();
    if (below(this.random, 3) === 0) return;
    device.connect(this.tables[below(this.random, 2)]!);
    if (device.seat !== 'none') await device.say({ type: 'join', as: device.seat });
  }

  /** People leave, come back, and vote about each other. */
  someCommand(): StormCommand {
    const seat = below(this.random, this.people.length);
    const roll = below(this.random, 9);
    if (roll < 5) return { type: roll < 2 ? 'stand' : 'return' };
    return { type: (['nudge', 'replace', 'replace', 'restore'] as const)[roll - 5]!, seat };
  }

  actionOf(device: Device): ReturnType<typeof someAction> {
    return someAction(this.fixture.table.updateFor(device.ownSeat)!.view, this.random);
  }

  get seq(): number {
    return this.fixture.table.updateFor('watcher')!.seq;
  }

  /** What a process hears from the other, sooner or later. */
  async hint(): Promise<void> {
    await settled();
    for (const table of this.tables) await table.refresh();
  }
}

const essence = ({ view, seq }: Update): unknown => ({ view, seq });

test.for([0, 1, 2, 3, 4, 5, 6, 7])(
  'storm %i: in the end every screen shows the truth, nothing is lost and nothing is done twice',
  { timeout: 30_000 },
  async (seed) => {
    const storm = await Storm.rising(2 + (seed % 4), seed);
    await storm.watcher.say({ type: 'join', as: 'watcher' });
    for (let i = 0; i < 6000 && !storm.fixture.table.isOver; i += 1) await storm.step();
    for (const device of storm.people) {
      device.disconnect();
      device.connect(storm.tables[1]);
      await device.say({ type: 'join', as: device.ownSeat });
    }
    const truth = await storm.fixture.reopened();
    expect(truth.isOver).toBe(true);
    for (const device of storm.people)
      expect(essence(device.update)).toEqual(essence(truth.updateFor(device.ownSeat)!));
    expect(essence(storm.watcher.update)).toEqual(essence(truth.updateFor('watcher')!));
    const log = await storm.fixture.storage.load(TABLE);
    const ids = log.flatMap((entry) => ('id' in entry ? [entry.id] : []));
    expect(new Set(ids).size).toBe(ids.length);
    const record = recordIn(onlineRecordOf(log));
    expect(checkRecord(record)).toHaveProperty('record');
    expect(checkDeals(record)).toEqual([]);
    for (const { witness } of storm.people)
      expect(checkedDeals(record, witness).filter(({ fault }) => fault)).toEqual([]);
  },
);

test('a latecomer who takes a bot’s seat plays on', async () => {
  const [fixture, people] = await OnlineTableFixture.playing({ ...termsOf(3), target: 60 }, 1);
  const late = fixture.device('late');
  await sit(late, 2);
  while (late.seat === 'none') await fixture.step(people);
  await late.say({ type: 'join', as: 2 });
  await fixture.playOut([...people, late]);
  expect(late.update).toMatchObject({ viewer: 2, view: { phase: 'over' } });
});

import * as authority from '@quando/rules/authority';
import { beforeEach, expect, test, vi } from 'vitest';
import { TableFixture, setupOf } from './table-fixture.ts';
import { OnlineTableFixture, termsOf } from './online/online-table-fixture.ts';

vi.mock('@quando/rules/authority', { spy: true });

const applied = vi.mocked(authority.apply);

beforeEach(() => void applied.mockClear());

test('a person’s move on a device is applied once', async () => {
  const fixture = await TableFixture.create(setupOf('person person'));
  await fixture.act(fixture.someAction());
  expect(applied).toHaveBeenCalledTimes(1);
});

test('a bot’s move on a device is applied once', async () => {
  const fixture = await TableFixture.create(setupOf('person sharp'));
  fixture.table.start();
  while (fixture.now.view.asked === 0) await fixture.act(fixture.someAction());
  applied.mockClear();
  const { seq } = fixture.now;
  await fixture.clock.runNext();
  expect(fixture.now.seq).toBe(seq + 1);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('a move at an online table is applied once, and once by a process that loads it', async () => {
  const [fixture, devices] = await OnlineTableFixture.playing(termsOf(3), 2);
  const other = await fixture.reopened();
  for (let i = 0; i < 12; i += 1) {
    applied.mockClear();
    const { seq } = fixture.table;
    await fixture.step(devices);
    expect(fixture.table.seq).toBe(seq + 1);
    expect(applied).toHaveBeenCalledTimes(1);
    await other.refresh();
    expect(other.seq).toBe(seq + 1);
    expect(applied).toHaveBeenCalledTimes(2);
  }
});

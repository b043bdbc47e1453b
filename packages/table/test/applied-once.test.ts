import * as authority from '@quando/rules/authority';
import { beforeEach, expect, test, vi } from 'vitest';
import { Desk, setupOf } from './desk.ts';
import { OnlineDesk, termsOf } from './online/online-desk.ts';

vi.mock('@quando/rules/authority', { spy: true });

const applied = vi.mocked(authority.apply);

beforeEach(() => void applied.mockClear());

test('a person’s move on a device is applied once', async () => {
  const desk = await Desk.create(setupOf('person person'));
  await desk.act(desk.someAction());
  expect(applied).toHaveBeenCalledTimes(1);
});

test('a bot’s move on a device is applied once', async () => {
  const desk = await Desk.create(setupOf('person sharp'));
  desk.table.start();
  while (desk.now.view.asked === 0) await desk.act(desk.someAction());
  applied.mockClear();
  const { seq } = desk.now;
  await desk.clock.runNext();
  expect(desk.now.seq).toBe(seq + 1);
  expect(applied).toHaveBeenCalledTimes(1);
});

test('a move at an online table is applied once, and once more by a process that reads it', async () => {
  const [desk, devices] = await OnlineDesk.playing(termsOf(3), 2);
  const other = await desk.reopened();
  for (let i = 0; i < 12; i += 1) {
    applied.mockClear();
    const { seq } = desk.table;
    await desk.step(devices);
    expect(desk.table.seq).toBe(seq + 1);
    expect(applied).toHaveBeenCalledTimes(1);
    await other.refresh();
    expect(other.seq).toBe(seq + 1);
    expect(applied).toHaveBeenCalledTimes(2);
  }
});

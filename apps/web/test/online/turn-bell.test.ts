import { expect, test } from 'vitest';
import { TurnBell } from '../../src/online/turn-bell.ts';

function bellWith({ isWanted }: { readonly isWanted: () => boolean }): {
  bell: TurnBell;
  badges: number[];
  told: string[];
} {
  const badges: number[] = [];
  const told: string[] = [];
  const bell = new TurnBell({
    badge: (count) => badges.push(count),
    notify: (table) => told.push(table),
    isWanted,
  });
  return { bell, badges, told };
}

test('the badge counts the tables that wait, and goes when none does', () => {
  const { bell, badges } = bellWith({ isWanted: () => false });
  for (const waiting of [['oak'], ['oak', 'elm'], []]) bell.hear(waiting);
  expect(badges).toEqual([1, 2, 0]);
});

test('each turn is told once, and the next one at the same table again', () => {
  const { bell, told } = bellWith({ isWanted: () => true });
  for (const waiting of [['oak'], ['oak'], ['elm', 'oak'], ['elm'], ['elm', 'oak']]) bell.hear(waiting);
  expect(told).toEqual(['oak', 'elm', 'oak']);
});

test('whoever was looking when it became their turn is not told later', () => {
  let isWanted = false;
  const { bell, told } = bellWith({ isWanted: () => isWanted });
  bell.hear(['oak']);
  isWanted = true;
  bell.hear(['oak']);
  expect(told).toEqual([]);
});

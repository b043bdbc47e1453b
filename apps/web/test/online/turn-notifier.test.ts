import { expect, test } from 'vitest';
import { TurnNotifier } from '../../src/online/turn-notifier.ts';

function notifierWith({ isWanted }: { readonly isWanted: () => boolean }): {
  notifier: TurnNotifier;
  badges: number[];
  told: string[];
} {
  const badges: number[] = [];
  const told: string[] = [];
  const notifier = new TurnNotifier({
    badge: (count) => badges.push(count),
    notify: (table) => told.push(table),
    isWanted,
  });
  return { notifier, badges, told };
}

test('the badge counts the tables where it is the user’s turn, and disappears at 0', () => {
  const { notifier, badges } = notifierWith({ isWanted: () => false });
  for (const waiting of [['oak'], ['oak', 'elm'], []]) notifier.update(waiting);
  expect(badges).toEqual([1, 2, 0]);
});

test('each turn is notified once, and the next turn at the same table again', () => {
  const { notifier, told } = notifierWith({ isWanted: () => true });
  for (const waiting of [['oak'], ['oak'], ['elm', 'oak'], ['elm'], ['elm', 'oak']]) notifier.update(waiting);
  expect(told).toEqual(['oak', 'elm', 'oak']);
});

test('a turn that began while the page was visible is not notified later', () => {
  let isWanted = false;
  const { notifier, told } = notifierWith({ isWanted: () => isWanted });
  notifier.update(['oak']);
  isWanted = true;
  notifier.update(['oak']);
  expect(told).toEqual([]);
});

import type { View } from '@quando/rules';
import { expect, test } from 'vitest';
import { hintsLeft } from '../../src/handicap/help-limits.ts';
import { SeatHelp } from '../../src/handicap/seat-help.svelte.ts';
import type { LocalStore } from '../../src/local-store.ts';
import { literalView } from '../fixtures/literal-view.ts';
import { memoryStore } from '../fixtures/memory-store.ts';

const viewIn = (round: number, viewer: View['viewer'] = 0): View =>
  literalView({ round, viewer, hands: ['3 4', '5 6'] });

/** A page that shows a game. */
const opened = (localStore: LocalStore, game = 'game-one'): SeatHelp => new SeatHelp(localStore, game);

test('three hints a round are three, also after the page was opened again or left in between', () => {
  const localStore = memoryStore();
  for (let hint = 0; hint < 3; hint += 1) {
    const page = opened(localStore);
    expect(hintsLeft('hints', page.hintsUsed(viewIn(2)))).toBe(3 - hint);
    page.useHint(viewIn(2));
    expect(page.hintsUsed(viewIn(2))).toBe(hint + 1);
  }
  expect(hintsLeft('hints', opened(localStore).hintsUsed(viewIn(2)))).toBe(0);
});

test('every round, seat and game has its own', () => {
  const localStore = memoryStore();
  opened(localStore).useHint(viewIn(2));
  opened(localStore).useHint(viewIn(2, 1));
  opened(localStore, 'table-two').useHint(viewIn(2));
  const page = opened(localStore);
  page.useHint(viewIn(2));
  expect([page.hintsUsed(viewIn(2)), page.hintsUsed(viewIn(2, 1)), page.hintsUsed(viewIn(3))]).toEqual([
    2, 1, 0,
  ]);
  expect(opened(localStore, 'table-two').hintsUsed(viewIn(2))).toBe(1);
  expect(page.hintsUsed(viewIn(2, 'watcher'))).toBe(0);
});

test('what two tabs count adds up, and a store that is damaged counts nothing', () => {
  const localStore = memoryStore();
  const [one, other] = [opened(localStore), opened(localStore)];
  one.useHint(viewIn(0));
  other.useHint(viewIn(0));
  expect(one.hintsUsed(viewIn(0))).toBe(2);
  localStore.setItem('quando-hints', '[{"game":"game-one","seat":0,"round":0,"used":-9}, 3]');
  expect(opened(localStore).hintsUsed(viewIn(0))).toBe(0);
});

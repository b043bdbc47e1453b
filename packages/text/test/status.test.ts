import { languages, loadText } from '@quando/text';
import { seatsOf, type Viewer } from '@quando/rules';
import { ORDERED_DECK, startGame, viewOf } from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { randomGame } from './random-game.ts';

const names = ['Mila', 'Jonas', 'Ruth', 'Emil'];

describe.each(languages)('what the table waits for, in %s', (language) => {
  it('is said in every phase, to whoever is asked and to the others', async () => {
    const text = await loadText(language);
    const met = new Set<string>();
    for (const { state } of randomGame(7, 3, 2)) {
      for (const viewer of [...seatsOf(3), 'watcher'] as Viewer[]) {
        const status = text.status(viewOf(state, viewer), names);
        expect(status).toMatch(/^\p{Lu}(?!.*(undefined|[{}])).*[.!]$/u);
        met.add(status);
      }
    }
    expect(met.size).toBeGreaterThan(10);
  });
});

it('tells the asked player what to do, and the others who is asked', async () => {
  const text = await loadText('en');
  const { state } = startGame({ players: 3, target: 50, dealer: 0 }, ORDERED_DECK);
  expect(text.status(viewOf(state, 1), names)).toBe(
    'Your turn. Play a straight of three, or the same numbers.',
  );
  expect(text.status(viewOf(state, 2), names)).toBe('Jonas is on turn.');
});

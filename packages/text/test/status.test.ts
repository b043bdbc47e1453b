import { translations, loadText, type Language } from '@quando/text';
import { legalActions, seatsOf, type Viewer } from '@quando/rules';
import { apply, ORDERED_DECK, startGame, viewOf } from '@quando/rules/authority';
import { describe, expect, it } from 'vitest';
import { randomGame } from './random-game.ts';

const names = ['Mila', 'Jonas', 'Ruth', 'Emil'];

describe.each(translations)('what the table waits for, in %s', (language) => {
  it('exists in every phase, for the asked player and for the others', async () => {
    const text = await loadText(language);
    const met = new Set<string>();
    for (const { state } of randomGame(7, 3, 2)) {
      for (const viewer of [...seatsOf(3), 'watcher'] as Viewer[]) {
        const status = text.status(viewOf(state, viewer), names);
        expect(status).toMatch(/^¡?\p{Lu}(?!.*(undefined|[{}])).*[.!]$/u);
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
    'Your turn. Play a straight, or cards with the same number.',
  );
  expect(text.status(viewOf(state, 2), names)).toBe('It is Jonas’s turn.');
});

it('names the up side to the player who may draw it', async () => {
  const { state } = startGame({ players: 3, target: 50, dealer: 0 }, ORDERED_DECK);
  const [action] = legalActions(viewOf(state, 1));
  const played = apply(state, 1, action!);
  if ('refusal' in played) throw new Error(played.refusal.code);
  const { up } = viewOf(played.state, 1).pile[0]!;
  const status = async (language: Language): Promise<string> =>
    (await loadText(language)).status(viewOf(played.state, 1), names);
  expect(await status('en')).toBe(`Now you draw. Take the ${up}, or turn the card over.`);
  expect(await status('de')).toBe(`Jetzt ziehst du. Nimm die ${up} oder dreh die Karte um.`);
});

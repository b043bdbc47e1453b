import { translations, loadText, type Context, type Language } from '@quando/text';
import type { SeenEvent, Viewer } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { events } from './samples.ts';

const names = ['Mila', 'Jonas', 'Ruth'];
const viewers: readonly Viewer[] = [0, 1, 2, 'watcher'];

async function told(language: Language, event: SeenEvent, viewer: Viewer = 'watcher'): Promise<string> {
  return (await loadText(language)).say(event, { viewer, names });
}

/** A sentence as somebody may read it: it begins and ends well, and no piece of the program shows through. */
const WELL_FORMED = /^¡?\p{Lu}(?!.*(undefined|hidden|\bnull\b|NaN|object|[{}$])).*[.!]$/u;

describe.each(translations)('events in %s', (language) => {
  it.each(viewers)('has a sentence for every event, for viewer %s', async (viewer) => {
    const text = await loadText(language);
    for (const event of events) expect(text.say(event, { viewer, names })).toMatch(WELL_FORMED);
  });

  it('calls the viewer "you" and the others by name', async () => {
    const text = await loadText(language);
    for (const event of events.filter((one) => 'seat' in one)) {
      const context = (viewer: Viewer): Context => ({ viewer, names });
      const name = names[event.seat]!;
      expect(text.say(event, context(event.seat))).not.toContain(name);
      expect(text.say(event, context('watcher'))).toContain(name);
    }
  });
});

it('says each event differently in each language', async () => {
  for (const event of events) {
    const sentences = await Promise.all(translations.map((language) => told(language, event)));
    expect(new Set(sentences).size).toBe(translations.length);
  }
});

it.each([
  ['en', 'Mila plays a 9 and turns the 4 on the pile over.', 'You play a 9 and turn the 4 on the pile over.'],
  [
    'de',
    'Mila spielt eine 9 und dreht die 4 vom Zugstapel um.',
    'Du spielst eine 9 und drehst die 4 vom Zugstapel um.',
  ],
  [
    'fr',
    'Mila joue un 9 et retourne le 4 de la pile de pioche.',
    'Tu joues un 9 et retournes le 4 de la pile de pioche.',
  ],
  ['it', 'Mila gioca un 9 e gira il 4 del mazzo.', 'Giochi un 9 e giri il 4 del mazzo.'],
] as const)('tells a turn in one sentence in %s', async (language, other, own) => {
  const text = await loadText(language);
  const play = { type: 'played', seat: 0, group: 'single', cards: [{ slot: 1, front: 9, back: 2 }] } as const;
  const card = { slot: 7, front: 'hidden', back: 4 } as const;
  const draw = { type: 'drew', seat: 0, why: 'turn', side: 'down', card, top: 3 } as const;
  expect(text.sayTurn(play, draw, { viewer: 1, names })).toBe(other);
  expect(text.sayTurn(play, draw, { viewer: 0, names })).toBe(own);
});

const drewUp: SeenEvent = {
  type: 'drew',
  seat: 1,
  why: 'turn',
  side: 'up',
  card: { slot: 8, front: 8, back: 'hidden' },
  top: 4,
};
const drewDown: SeenEvent = { ...drewUp, side: 'down', card: { slot: 8, front: 'hidden', back: 1 } };

describe('the articles of numbers', () => {
  it('are right in English', async () => {
    const eight: SeenEvent = {
      type: 'played',
      seat: 0,
      group: 'single',
      cards: [{ slot: 0, front: 8, back: 1 }],
    };
    expect(await told('en', eight)).toBe('Mila plays an 8.');
  });

  it('are right in Italian', async () => {
    expect(await told('it', drewUp)).toBe('Jonas prende l’8 visibile.');
    expect(await told('it', drewDown)).toBe('Jonas gira l’1 del mazzo.');
    expect(await told('it', { type: 'flipped', seat: 0, card: { slot: 0, front: 3, back: 0 } }, 0)).toBe(
      'Giri uno zero: ora è un 3.',
    );
  });
});

describe('a card that is turned over', () => {
  it('shows its new holder the new front, and the others only the side that was up', async () => {
    const own: SeenEvent = { ...drewDown, card: { slot: 8, front: 3, back: 1 } };
    expect(await told('en', own, 1)).toBe('You turn the card over: it is a 3.');
    expect(await told('en', drewDown, 0)).toBe('Jonas turns the 1 on the pile over.');
    expect(await told('en', { ...own, card: { slot: 8, front: 'hidden', back: 'hidden' } })).toBe(
      'Jonas turns the card on the pile over.',
    );
  });

  it('says after a triplet why it was drawn', async () => {
    expect(await told('en', { ...drewUp, why: 'triplet' }, 1)).toBe(
      'You have no zero and take the visible 8.',
    );
    expect(await told('de', { ...drewUp, why: 'triplet' })).toBe(
      'Jonas hat keine Null und nimmt die offene 8.',
    );
  });
});

describe('winners', () => {
  it('agree with their verb', async () => {
    expect(await told('en', { type: 'won', winners: [0, 1] }, 0)).toBe('You and Jonas win the game!');
    expect(await told('de', { type: 'won', winners: [0, 1] }, 0)).toBe(
      'Du und Jonas, ihr gewinnt das Spiel!',
    );
    expect(await told('de', { type: 'won', winners: [0, 1] })).toBe('Mila und Jonas gewinnen das Spiel!');
    expect(await told('it', { type: 'won', winners: [1] })).toBe('Jonas vince la partita!');
  });

  it('get non-breaking spaces in French', async () => {
    expect(await told('fr', { type: 'won', winners: [0, 1] }, 0)).toBe(
      'Jonas et toi, vous gagnez la partie\u202f!',
    );
  });
});

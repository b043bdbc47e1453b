import { translations, loadText, type Text } from '@quando/text';
import { NUMBERS, seatsOf, type CardNumber, type SeenEvent, type Viewer } from '@quando/rules';
import {
  firstSide,
  packCard,
  secondSide,
  seenBy,
  type GameEvent,
  type WitnessedCard,
} from '@quando/rules/authority';
import { assert, integer, nat, property } from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { randomGame } from './random-game.ts';

const names = ['Mila', 'Jonas', 'Ruth', 'Emil', 'Ada', 'Otto'];
const WATCHER = 6;
let texts: readonly Text[];

beforeAll(async () => {
  texts = await Promise.all(translations.map(loadText));
});

const isSeen = (seenBySet: number, viewer: Viewer): boolean =>
  (seenBySet & (1 << (viewer === 'watcher' ? WATCHER : viewer))) !== 0;

/** The card with another number on each side that the viewer has not seen. */
function otherwise(card: WitnessedCard, viewer: Viewer, shift: number): WitnessedCard {
  const other = (side: CardNumber): number => NUMBERS[(side + shift) % NUMBERS.length]!;
  const front = firstSide(card.card);
  const back = secondSide(card.card);
  return {
    ...card,
    card: packCard(
      isSeen(card.frontSeenBy, viewer) ? front : other(front),
      isSeen(card.backSeenBy, viewer) ? back : other(back),
    ),
  };
}

function inAnotherWorld(event: GameEvent, viewer: Viewer, shift: number): GameEvent {
  if (event.type === 'played')
    return { ...event, cards: event.cards.map((card) => otherwise(card, viewer, shift)) };
  if (event.type === 'drew' || event.type === 'flipped')
    return { ...event, card: otherwise(event.card, viewer, shift) };
  return event;
}

/** The numbers that a viewer was told in an event about cards; undefined for other events. */
function numbersTold(event: SeenEvent): Set<string> | undefined {
  const cards = event.type === 'played' ? event.cards : 'card' in event ? [event.card] : undefined;
  return cards && new Set(cards.flatMap(({ front, back }) => [String(front), String(back)]));
}

it('a sentence is the same in two worlds that differ only in what its reader has not seen', () => {
  let changed = 0;
  assert(
    property(nat(), integer({ min: 2, max: 6 }), integer({ min: 1, max: 10 }), (seed, players, shift) => {
      const viewers: Viewer[] = [...seatsOf(players), 'watcher'];
      for (const { events } of randomGame(seed, players, 1))
        for (const event of events)
          for (const viewer of viewers) {
            const other = inAnotherWorld(event, viewer, shift);
            if (JSON.stringify(other) !== JSON.stringify(event)) changed += 1;
            for (const { say } of texts)
              expect(say(seenBy(other, viewer), { viewer, names })).toBe(
                say(seenBy(event, viewer), { viewer, names }),
              );
          }
    }),
    { numRuns: 10 },
  );
  expect(changed).toBeGreaterThan(300);
});

it('a sentence about cards names no number that its reader has not seen', () => {
  let named = 0;
  assert(
    property(nat(), integer({ min: 2, max: 6 }), (seed, players) => {
      for (const { events } of randomGame(seed, players, 1))
        for (const event of events)
          for (const viewer of [...seatsOf(players), 'watcher'] as Viewer[]) {
            const seen = seenBy(event, viewer);
            const allowed = numbersTold(seen);
            if (!allowed) continue;
            for (const { say } of texts)
              for (const number of say(seen, { viewer, names }).match(/\d+/g) ?? []) {
                named += 1;
                expect(allowed).toContain(number);
              }
          }
    }),
    { numRuns: 10 },
  );
  expect(named).toBeGreaterThan(300);
});

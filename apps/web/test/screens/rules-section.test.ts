import type { SeenEvent } from '@quando/rules';
import type { RulesSection } from '@quando/text';
import { describe, expect, it } from 'vitest';
import { sectionOfEvent, sectionOfRefusal } from '../../src/rules-section.ts';

const card = { slot: 0, front: 8, back: 'hidden' } as const;

const EVENTS: readonly (readonly [SeenEvent, RulesSection])[] = [
  [{ type: 'dealt', round: 0, dealer: 0, cards: 8, hands: [], top: 4 }, 'deal'],
  [{ type: 'played', seat: 0, group: 'single', cards: [card] }, 'same'],
  [{ type: 'played', seat: 0, group: 'triplet', cards: [card, card, card] }, 'triplet'],
  [{ type: 'played', seat: 0, group: 'straight', cards: [card, card, card] }, 'straight'],
  [{ type: 'drew', seat: 0, why: 'turn', side: 'up', card, top: 4 }, 'draw'],
  [{ type: 'drew', seat: 0, why: 'triplet', side: 'up', card, top: 4 }, 'triplet'],
  [{ type: 'flipped', seat: 0, card }, 'triplet'],
  [{ type: 'skipped', seat: 0 }, 'rulings'],
  [{ type: 'pile-turned', cards: 9, top: 4 }, 'pile'],
  [{ type: 'passed', seat: 0 }, 'knock'],
  [{ type: 'won', winners: [0] }, 'end'],
];

describe('where the rules tell of something', () => {
  it.each(EVENTS)('%j', (event, section) => {
    expect(sectionOfEvent(event)).toBe(section);
  });

  it('tells a round that zeros ended from one that was counted after a knock', () => {
    const outcome = { fronts: [[0]], sums: [0], points: [0], totals: [0] } as const;
    const scored = { type: 'scored', knocker: 'nobody', ...outcome } as const;
    expect(sectionOfEvent({ ...scored, end: 'zeros' })).toBe('zeros');
    expect(sectionOfEvent({ ...scored, end: 'knock' })).toBe('score');
  });

  it('leads from the rules’ refusals to their section, from the table’s own nowhere', () => {
    expect(sectionOfRefusal({ code: 'zero-must-be-flipped', may: ['flip'] })).toBe('triplet');
    expect(sectionOfRefusal({ code: 'knock-too-early', seats: [1], may: ['play'] })).toBe('knock');
    expect(sectionOfRefusal({ code: 'out-of-date' })).toBe('none');
  });
});

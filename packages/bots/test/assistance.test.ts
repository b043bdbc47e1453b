import { assistanceFor, BOTS, sampleWorlds, type Assistance } from '@quando/bots';
import { seededRandom } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, viewOf } from '@quando/rules/authority';
import { expect, test } from 'vitest';

/** Imagined worlds number their slots anew. */
const withoutSlots = ({ own, top, zeros }: Assistance) => ({
  own: own.map(({ front, chances }) => ({ front, chances })),
  top,
  zeros: zeros.map(({ seat }) => seat),
});

test.each([2, 3, 4, 6])('what a seat of %i players has not seen changes nothing of its help', (players) => {
  const random = seededRandom(`assistance ${players}`);
  const draft = new Draft(players, 50);
  deal(draft, shuffledDeck(random), 0);
  let compared = 0;
  for (let turn = 0; turn < 40 && draft.asked !== 'nobody'; turn += 1) {
    const seat = draft.asked;
    const view = viewOf(draft, seat);
    const help = assistanceFor(view);
    for (const world of sampleWorlds(view, 3, random)) {
      expect(withoutSlots(assistanceFor(viewOf(world, seat)))).toEqual(withoutSlots(help));
      compared += 1;
    }
    for (const { chances } of help.own)
      expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 9);
    advance(draft, moveOf(draft, seat, BOTS.casual(view, { seed: turn })));
  }
  expect(compared).toBeGreaterThan(10);
});

test('names only own cards whose other side is unseen, and others’ cards that were not seen to be something else', () => {
  const draft = new Draft(3, 50);
  deal(draft, shuffledDeck(seededRandom('help')), 0);
  const seat = draft.asked === 'nobody' ? 0 : draft.asked;
  const view = viewOf(draft, seat);
  const { own, top, zeros } = assistanceFor(view);
  expect(own.map(({ slot }) => slot)).toEqual(view.hands[seat]!.map(({ slot }) => slot));
  for (const { front, chances } of own) expect(chances[front]).toBe(0);
  expect(top?.up).toBe(view.pile[0]!.up);
  for (const { seat: other } of zeros) expect(other).not.toBe(seat);
});

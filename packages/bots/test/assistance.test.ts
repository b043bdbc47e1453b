import { assistanceFor, BOTS, hint, sampleWorlds, type Assistance, type Hint } from '@quando/bots';
import { seededRandom, type Action, type View } from '@quando/rules';
import { advance, deal, Draft, moveOf, shuffledDeck, viewOf, type State } from '@quando/rules/authority';
import { expect, test } from 'vitest';

/** Imagined worlds number their slots anew. */
const withoutSlots = ({ own, top, zeros }: Assistance) => ({
  own: own.map(({ front, chances }) => ({ front, chances })),
  top,
  zeros: zeros.map(({ seat }) => seat),
});

test.each([2, 3, 4, 5, 6])(
  'what a seat of %i players has not seen changes nothing of its help',
  (players) => {
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
  },
);

/** Advice with the positions of cards in place of their slots. */
function withPlaces({ best, second, ...rest }: Hint, { hands, viewer }: View) {
  const slots = viewer === 'watcher' ? [] : hands[viewer]!.map(({ slot }) => slot);
  const placed = (action: Action) => {
    if (action.type === 'play') return { ...action, slots: action.slots.map((slot) => slots.indexOf(slot)) };
    return action.type === 'flip' ? { ...action, slot: slots.indexOf(action.slot) } : action;
  };
  const rated = (one: Hint['best']) => ({ ...one, action: placed(one.action) });
  return { best: rated(best), second: second && rated(second), ...rest };
}

/** What hints and advice tell a seat in a state. */
function adviceIn(state: State, seat: number) {
  const view = viewOf(state, seat);
  return withPlaces(hint(view, { seed: 'hint', playouts: 12 }), view);
}

test.each([2, 3, 4, 5, 6])(
  'what a seat of %i players has not seen changes nothing of its hints and advice',
  (players) => {
    const random = seededRandom(`advice ${players}`);
    const draft = new Draft(players, 50);
    deal(draft, shuffledDeck(random), 0);
    let [compared, different] = [0, 0];
    for (let turn = 0; turn < 14 && draft.asked !== 'nobody'; turn += 1) {
      const seat = draft.asked;
      const advice = adviceIn(draft, seat);
      for (const world of sampleWorlds(viewOf(draft, seat), 2, random)) {
        expect(adviceIn(world, seat)).toEqual(advice);
        compared += 1;
        different += isSameWorld(world, draft, (seat + 1) % players) ? 0 : 1;
      }
      advance(draft, moveOf(draft, seat, BOTS.casual(viewOf(draft, seat), { seed: turn })));
    }
    expect(compared).toBeGreaterThan(10);
    expect(different).toBeGreaterThan(compared / 2);
  },
);

/** Whether another seat has the same cards before it. */
const isSameWorld = (one: State, other: State, seat: number): boolean =>
  frontsOf(one, seat) === frontsOf(other, seat);

const frontsOf = (state: State, seat: number): string =>
  viewOf(state, seat)
    .hands[seat]!.map(({ front }) => front)
    .join(' ');

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

import { describe, expect, it } from 'vitest';
import {
  absurdityOf,
  BOTS,
  CAST,
  DIAL,
  FEATURES,
  featuresOf,
  fittedPolicy,
  HABITS,
  netActions,
  personOf,
  rememberedView,
  smallNet,
  STEP_OF,
  wild,
  type Habit,
} from '@quando/bots';
import { seatsOf, type Action, type View } from '@quando/rules';
import { viewOf } from '@quando/rules/authority';
import { everySeat, momentsOf, PLAYER_COUNTS } from './game-play.ts';

/** Views of the asked seats in a few games. */
function views(seed: string): View[] {
  const found: View[] = [];
  for (const players of PLAYER_COUNTS) {
    for (const policy of [wild, fittedPolicy]) {
      for (const { draft, asked } of momentsOf(everySeat(policy, players), `${seed} ${players}`, 20))
        if (asked !== 'nobody') found.push(viewOf(draft, asked));
    }
  }
  return found.filter((_, i) => i % 3 === 0);
}

const isKnown = (side: number | 'hidden'): number => (side === 'hidden' ? 0 : 1);

/** How many sides of a view are known that do not lie open. */
function memorised(view: View): number {
  const hands = view.hands.flatMap((hand, seat) =>
    hand.map(({ front, back }) => isKnown(seat === view.viewer ? back : front)),
  );
  const pile = view.pile.flatMap(({ up, down }, i) => [i === 0 ? 0 : isKnown(up), isKnown(down)]);
  const last = view.discard.length - 1;
  const discard = view.discard.flatMap(({ front, back }, i) => [
    i === last ? 0 : isKnown(front),
    isKnown(back),
  ]);
  return [...hands, ...pile, ...discard].reduce((a, b) => a + b, 0);
}

describe('a remembered view', () => {
  it.each([0, 2, 9])('has at most %i sides that do not lie open, and all that do', (memory) => {
    for (const view of views('memory')) {
      const kept = rememberedView(view, memory);
      expect(memorised(kept)).toBe(Math.min(memory, memorised(view)));
      for (const seat of seatsOf(view.players)) {
        const side = seat === view.viewer ? 'front' : 'back';
        expect(kept.hands[seat]!.map((card) => card[side])).toEqual(
          view.hands[seat]!.map((card) => card[side]),
        );
      }
      expect(kept.pile[0]?.up).toBe(view.pile[0]?.up);
      expect(kept.discard.at(-1)?.front).toBe(view.discard.at(-1)?.front);
    }
  });

  it('of everything is the view itself', () => {
    const [view] = views('all');
    expect(rememberedView(view!, Infinity)).toBe(view);
  });
});

describe('the dial', () => {
  it('has at least ten steps with the master, of which the levels are some in order', () => {
    expect(DIAL.length + 1).toBeGreaterThanOrEqual(10);
    const steps = Object.values(STEP_OF);
    expect(steps).toEqual(steps.toSorted((a, b) => a - b));
  });

  it('never lets a person remember less, look less far or misjudge more on a higher step', () => {
    for (const [i, play] of DIAL.slice(1).entries()) {
      const below = DIAL[i]!;
      expect(play.memory).toBeGreaterThanOrEqual(below.memory);
      expect(play.foresight).toBeGreaterThanOrEqual(below.foresight);
      expect(play.lapse).toBeLessThan(below.lapse);
    }
  });

  it('makes a person depend on what they remember', () => {
    const [forgetful, mindful] = [0, Infinity].map((memory) =>
      personOf({ memory, foresight: 1, lapse: 0, blindness: 0 }),
    );
    const different = views('forget').filter(
      (view) => JSON.stringify(forgetful!(view, { seed: 1 })) !== JSON.stringify(mindful!(view, { seed: 1 })),
    );
    expect(different.length).toBeGreaterThan(3);
  });
});

const net = smallNet();

/** By sensible action, as JSON: the points that the net expects it to gain, less those of its favourite. */
function gainsIn(view: View): Map<string, number> {
  const features = new Float32Array(FEATURES);
  featuresOf(view, features);
  net.run(features);
  const sensible = [...netActions(view).entries()].filter(
    ([, action]) => action && !absurdityOf(view, action),
  );
  const favourite = sensible.reduce((a, b) => (net.logits[b[0]]! > net.logits[a[0]]! ? b : a))[0];
  return new Map(
    sensible.map(([i, action]) => [JSON.stringify(action), net.points[i]! - net.points[favourite]!]),
  );
}

describe('a lapse', () => {
  it.each(DIAL.slice(-4))('costs at most $lapse points by the own judgement', (play) => {
    const person = personOf({ ...play, memory: Infinity });
    const losses = views('lapses').flatMap((view) => {
      const gains = gainsIn(view);
      return [1, 2, 3, 4, 5].map((seed) => -gains.get(JSON.stringify(person(view, { seed })))!);
    });
    expect(Math.max(...losses)).toBeLessThanOrEqual(play.lapse);
    expect(Math.max(...losses)).toBeGreaterThan(play.lapse / 4);
  });
});

/** How often a casual player with this habit does something, in the same positions. */
function times(habit: Habit | 'none', isMeant: (action: Action, view: View) => boolean): number {
  return views('habits').filter((view) => isMeant(BOTS.casual(view, { seed: 'habit', habit }), view)).length;
}

const isKnock = ({ type }: Action): boolean => type === 'knock';
const isUnseen = (action: Action, { pile }: View): boolean =>
  action.type === 'draw' && pile[0]![action.side] === 'hidden';
const cards =
  (count: number) =>
  (action: Action): boolean =>
    action.type === 'play' && action.slots.length === count;

describe('a habit', () => {
  it('can be noticed', () => {
    expect(times('knocker', isKnock)).toBeGreaterThan(times('none', isKnock));
    expect(times('waiter', isKnock)).toBeLessThan(times('none', isKnock));
    expect(times('gambler', isUnseen)).toBeGreaterThan(times('none', isUnseen));
    expect(times('hoarder', cards(2))).toBeLessThan(times('none', cards(2)));
    expect(times('sweeper', cards(1))).toBeLessThan(times('none', cards(1)));
  });

  it('belongs to some character, and to none of the master', () => {
    expect(new Set(CAST.map(({ habit }) => habit))).toEqual(new Set([...HABITS, 'none']));
    for (const { level, habit } of CAST) expect(habit === 'none').toBe(level === 'master');
  });
});

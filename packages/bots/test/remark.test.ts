import {
  botOf,
  farewellOf,
  greedy,
  remarkOn,
  PERSONALITIES,
  type Occasion,
  type Remark,
  type Personality,
} from '@quando/bots';
import { below, NUMBERS, seatsOf, seededRandom, type SeenEvent, type Viewer } from '@quando/rules';
import {
  apply,
  seenBy,
  shuffledDeck,
  startGame,
  startRound,
  viewOf,
  type Step,
} from '@quando/rules/authority';
import { array, assert, constantFrom, integer, nat, property } from 'fast-check';
import { describe, expect, it } from 'vitest';

const decide = botOf(greedy);

/** Two rounds of a game, step by step. */
function* twoRounds(seed: number, players: number): Generator<Step> {
  const random = seededRandom(seed);
  let step = startGame({ players, target: 1000, dealer: below(random, players) }, shuffledDeck(random));
  for (let made = 0; step.state.phase !== 'scored' || step.state.round === 0; made += 1) {
    yield step;
    const { state } = step;
    step = state.asked === 'nobody' ? startRound(state, shuffledDeck(random)) : acted(step, made);
  }
  yield step;
}

function acted({ state }: Step, seed: number): Step {
  const { asked } = state;
  if (asked === 'nobody') throw new Error('nobody is asked');
  const step = apply(state, asked, decide(viewOf(state, asked), { seed }));
  if ('refusal' in step) throw new Error(step.refusal.code);
  return step;
}

/** The event with other numbers on all cards. */
function withOtherCards(event: SeenEvent, seed: number): SeenEvent {
  const random = seededRandom(seed);
  const draw = (): (typeof NUMBERS)[number] => NUMBERS[below(random, NUMBERS.length)]!;
  const other = <Card extends object>(card: Card): Card => ({ ...card, front: draw(), back: draw() });
  if (event.type === 'dealt') return { ...event, hands: event.hands.map((hand) => hand.map(draw)) };
  if (event.type === 'played') return { ...event, cards: event.cards.map(other) };
  return event.type === 'drew' || event.type === 'flipped' ? { ...event, card: other(event.card) } : event;
}

const SCORED = {
  type: 'scored',
  end: 'knock',
  knocker: 1,
  fronts: [[3], [9], [1, 2]],
  sums: [3, 9, 3],
  points: [0, 14, 0],
  totals: [0, 14, 0],
} as const;

const PLAYED = { type: 'played', seat: 1, group: 'triplet', cards: [] } as const;

const table = (event: SeenEvent, personalities: Occasion['personalities']): Occasion => ({
  event,
  personalities,
  before: 'unknown',
});

/** Every seat and remark that is possible on an occasion. */
const possible = (occasion: Occasion): Set<string> =>
  new Set(
    Array.from({ length: 200 }, (_, i) => remarkOn(occasion, `game ${i}`))
      .filter((said) => said !== undefined)
      .map(({ seat, remark }) => `${seat} ${remark}`),
  );

/** What a sunny bot can say about its play of this many cards. */
const play = (count: number, group: 'equal' | 'triplet' | 'straight'): Set<string> => {
  const card = { slot: 0, front: 'hidden', back: 'hidden' } as const;
  const cards = Array.from({ length: count }, () => card);
  return possible(table({ ...PLAYED, group, cards }, ['person', 'sunny']));
};

/** How often a bot of this personality remarks on its triplet. */
const share = (personality: Personality): number =>
  Array.from({ length: 1000 }, (_, i) =>
    remarkOn(table(PLAYED, ['person', personality]), `game ${i}`),
  ).filter((said) => said !== undefined).length / 1000;

describe('a remark', () => {
  it('is the same for all viewers, whatever the cards are', () => {
    const heard = new Set<Remark>();
    const personalities = array(constantFrom(...PERSONALITIES, 'person' as const), {
      minLength: 2,
      maxLength: 6,
    });
    assert(
      property(nat(), personalities, integer(), (seed, seated, other) => {
        let before: Occasion['before'] = 'unknown';
        for (const [step, { events }] of [...twoRounds(seed, seated.length)].entries())
          for (const event of events) {
            const said = (seen: SeenEvent) =>
              remarkOn({ event: seen, personalities: seated, before }, `talk ${seed} ${step}`);
            const first = said(seenBy(event, 'watcher'));
            for (const viewer of [...seatsOf(seated.length), 'watcher'] as Viewer[]) {
              expect(said(seenBy(event, viewer))).toEqual(first);
              expect(said(withOtherCards(seenBy(event, viewer), other))).toEqual(first);
            }
            if (first) heard.add(first.remark);
            if (event.type === 'scored') before = event;
          }
      }),
      { numRuns: 60 },
    );
    for (const remark of ['hello', 'triplet-played', 'triplet-suffered', 'knocked', 'round-won'] as const)
      expect(heard).toContain(remark);
  });

  it('praises the fine plays and the rounds of people', () => {
    const card = { slot: 0, front: 'hidden', back: 'hidden' } as const;
    const praised = (count: number, group: 'equal' | 'straight' | 'triplet'): Set<string> => {
      const cards = Array.from({ length: count }, () => card);
      return possible(table({ ...PLAYED, seat: 0, group, cards }, ['person', 'sunny', 'dry']));
    };
    expect(praised(3, 'triplet')).toEqual(new Set(['1 praise', '2 praise']));
    expect(praised(5, 'straight')).toEqual(new Set(['1 praise', '2 praise']));
    expect(praised(3, 'straight')).toEqual(new Set());
    const dealt = { type: 'dealt', round: 1, dealer: 0, cards: 7, hands: [], top: 4 } as const;
    const after = { ...SCORED, knocker: 'nobody', points: [0, 9, 3] } as const;
    const occasion: Occasion = { event: dealt, personalities: ['person', 'sunny', 'person'], before: after };
    expect(possible(occasion)).toEqual(new Set(['1 praise']));
  });

  it('is about only zeros after a round that ended so', () => {
    const dealt = { type: 'dealt', round: 1, dealer: 0, cards: 7, hands: [], top: 4 } as const;
    const before = {
      ...SCORED,
      end: 'zeros',
      knocker: 'nobody',
      fronts: [[3], [0, 0], [1, 2]],
      points: [3, 0, 3],
    } as const;
    const occasion: Occasion = { event: dealt, personalities: ['person', 'bold', 'gentle'], before };
    expect(possible(occasion)).toEqual(new Set(['1 only-zeros']));
  });

  it('is made by bots, never for people', () => {
    const knock: SeenEvent = { type: 'knocked', seat: 0 };
    expect(possible(table(knock, ['person', 'person']))).toEqual(new Set());
    expect(possible(table(knock, ['person', 'sunny', 'person', 'dry']))).toEqual(
      new Set(['1 knock-heard', '3 knock-heard']),
    );
    expect(possible(table(knock, ['gentle', 'person']))).toEqual(new Set(['0 knocked']));
  });

  it('is a greeting at every first deal, from varying bots', () => {
    const deal: SeenEvent = { type: 'dealt', round: 0, dealer: 0, cards: 8, hands: [], top: 4 };
    const occasion = table(deal, ['person', 'dry', 'gentle']);
    for (let i = 0; i < 100; i += 1) expect(remarkOn(occasion, `game ${i}`)?.remark).toBe('hello');
    expect(possible(occasion)).toEqual(new Set(['1 hello', '2 hello']));
  });

  it('refers to the previous round', () => {
    const deal: SeenEvent = { type: 'dealt', round: 1, dealer: 1, cards: 8, hands: [], top: 4 };
    const after = (before: Occasion['before']): Set<string> =>
      possible({ event: deal, personalities: ['person', 'bold', 'bold'], before });
    expect(after('unknown')).toEqual(new Set());
    expect(after(SCORED)).toEqual(new Set(['1 knock-punished', '2 round-won']));
    expect(after({ ...SCORED, sums: [3, 1, 3], points: [3, 0, 3] })).toEqual(new Set(['1 knock-right']));
  });

  it('needs four equal cards, or just three', () => {
    expect(play(2, 'equal')).toEqual(new Set());
    expect(play(3, 'straight')).toEqual(new Set());
    expect(play(3, 'triplet')).toEqual(new Set(['1 triplet-played']));
    expect(play(4, 'equal')).toEqual(new Set(['1 many-played']));
  });

  it('is as frequent as its personality is talkative, and the same for the same seed', () => {
    expect(share('sunny')).toBeCloseTo(0.7, 1);
    expect(share('dry')).toBeCloseTo(0.45, 1);
    expect(share('bold')).toBeGreaterThan(share('gentle'));
    expect(share('bold')).toBe(share('bold'));
  });
});

/** Every seat and remark that is possible after a game with these totals. */
const possibleAfter = (totals: readonly number[], personalities: Occasion['personalities']): Set<string> =>
  new Set(
    Array.from({ length: 100 }, (_, i) => farewellOf(totals, personalities, `game ${i}`))
      .filter((said) => said !== undefined)
      .map(({ seat, remark }) => `${seat} ${remark}`),
  );

describe('a farewell', () => {
  it('comes from a bot that has won, otherwise from any, about its own place', () => {
    expect(possibleAfter([30, 12, 55], ['person', 'dry', 'bold'])).toEqual(new Set(['1 game-won']));
    expect(possibleAfter([12, 30, 55], ['person', 'dry', 'bold'])).toEqual(
      new Set(['1 game-lost', '2 came-last']),
    );
    expect(possibleAfter([12, 55], ['sunny', 'person'])).toEqual(new Set(['0 game-won']));
    expect(possibleAfter([55, 12], ['person', 'person'])).toEqual(new Set());
  });

  it('is the same for the same seed', () => {
    const said = ['a', 'a'].map((seed) => farewellOf([9, 30, 55], ['person', 'dry', 'bold'], seed));
    expect(said[0]).toBeDefined();
    expect(said[0]).toEqual(said[1]);
  });
});

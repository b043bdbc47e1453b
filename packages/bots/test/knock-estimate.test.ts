import { describe, expect, it } from 'vitest';
import {
  estimateKnock,
  knockPosition,
  ownSeat,
  sampleWorlds,
  viewAt,
  type KnockEstimate,
  type KnockReason,
} from '@quando/bots';
import { seededRandom, type View } from '@quando/rules';
import { setUp, viewOf, type Position } from '@quando/rules/authority';
import { knowingAllBut } from './known-position.ts';
import { longPlayout } from './long-playout.ts';

const viewFor = (seed: string): View => viewAt(knockPosition(seed));

const estimate = (view: View): KnockEstimate => estimateKnock(view, { seed: 'test' });

/** Positions in which seat 0 knows every card. */
const open = (position: Position): View => viewOf(knowingAllBut('0/1', position), 0);

const OTHERS = ['10/8 9/7 8/7 6/7', '10/6 9/6 8/5 6/5'];

// Play-outs take a while, and longer on a busy machine.
const PATIENT = { timeout: 240_000 };

describe('an estimate', PATIENT, () => {
  it('agrees with a long play-out, within the error that it states', () => {
    const distances = Array.from({ length: 8 }, (_, i) => viewFor(`long ${i}`)).flatMap((view) => {
      const short = estimate(view);
      const long = longPlayout(view, short.play, 4_000);
      return (['alone', 'knock', 'wait', 'edge'] as const).map((name) => {
        const { mean, error } = short[name];
        const { mean: truth, standardError } = long[name];
        return Math.abs(mean - truth) / Math.hypot(error, 1.96 * standardError);
      });
    });
    // The stated errors are 95% confidence intervals.
    expect(distances.filter((distance) => distance <= 1).length).toBeGreaterThanOrEqual(29);
    expect(Math.max(...distances)).toBeLessThan(2);
  });

  it('states an error that is not wider than necessary', () => {
    const wide = estimateKnock(viewFor('error'), { seed: 1, worlds: 500 });
    const narrow = estimateKnock(viewFor('error'), { seed: 1, worlds: 4500 });
    for (const name of ['alone', 'knock', 'wait', 'edge'] as const) {
      expect(wide[name].error / narrow[name].error).toBeGreaterThan(2.4);
      expect(wide[name].error / narrow[name].error).toBeLessThan(3.6);
    }
  });

  it('depends only on what the player sees', () => {
    for (const seed of ['truth a', 'truth b', 'truth c', 'truth d', 'truth e']) {
      const { seat } = knockPosition(seed);
      const view = viewFor(seed);
      const [truth, ...others] = sampleWorlds(view, 4, seededRandom(seed));
      const hands = others.map((world) => JSON.stringify([...world.cells]));
      expect(hands.some((hand) => hand !== JSON.stringify([...truth!.cells]))).toBe(true);
      const short = { seed: 'same', worlds: 200 };
      for (const world of [truth!, ...others])
        expect(estimateKnock(viewOf(world, seat), short)).toEqual(estimateKnock(view, short));
    }
  });

  it('is the same for the same seed, and differs for another', () => {
    const view = viewFor('seed');
    const of = (seed: number): KnockEstimate => estimateKnock(view, { seed, worlds: 200 });
    expect(of(1)).toEqual(of(1));
    expect(of(1).knock).not.toEqual(of(2).knock);
  });

  it('recognises a knock that cannot fail, and one that must', () => {
    const sure = estimate(open({ hands: ['1/2', ...OTHERS], pile: '10/9 8/9 0/1' }));
    expect(sure.alone.mean).toBe(1);
    expect(sure.knock.mean).toBe(0);
    const vain = estimate(open({ hands: ['6/5 4/3', '2/1', '9/8 9/7'], pile: '10/9 8/7 0/1' }));
    expect(vain.alone.mean).toBe(0);
    expect(vain.knock.mean).toBe(15);
    expect(vain.better).toBe('wait');
  });

  it('plays on with the best play', () => {
    const view = viewOf(setUp({ hands: ['10/1 10/2 1/3', ...OTHERS], pile: '2/9' }), 0);
    expect(estimate(view).play).toEqual({ type: 'play', slots: [0, 1] });
  });
});

describe('the reason in an estimate', PATIENT, () => {
  const REASONS: readonly (readonly [string, View, object])[] = [
    [
      'everybody else surely has more',
      viewOf(setUp({ hands: ['1/4', ...OTHERS, '5/9 5/10 5/7 4/3'], pile: '10/9' }), 0),
      { code: 'surely-lowest', sum: 1 },
    ],
    [
      'somebody surely has less',
      open({ hands: ['6/5 4/3', '9/8 9/7 10/5 10/6 7/5', '2/1'], pile: '10/9 8/7 0/1' }),
      { code: 'rival', seat: 2, cards: 1 },
    ],
    [
      'only zeros are within reach',
      viewOf(setUp({ hands: ['5/1 0/2', '1/8 1/7', '2/6 2/5'], pile: '0/10' }), 0),
      { code: 'zeros-near', zeros: 1, others: 1 },
    ],
  ];

  it.each(REASONS)('is that %s', (_, view, reason) => {
    expect(estimate(view).reason).toEqual(reason);
  });

  it('fits the better choice, and its facts are true', () => {
    const rated = Array.from({ length: 60 }, (_, i) => viewFor(`reason ${i}`)).map((view) => ({
      view,
      ...estimateKnock(view, { seed: 'reason', worlds: 300 }),
    }));
    expect(rated.filter(({ reason, better }) => verdictFor(reason) !== better)).toEqual([]);
    expect(rated.filter(({ reason, view }) => !isTrue(reason, view))).toEqual([]);
    expect(new Set(rated.map(({ reason }) => reason.code)).size).toBeGreaterThanOrEqual(7);
  });
});

const TO_KNOCK: ReadonlySet<string> = new Set(['surely-lowest', 'small-risk', 'they-catch-up']);

function verdictFor({ code }: KnockReason): string {
  if (code === 'even') return code;
  return TO_KNOCK.has(code) ? 'knock' : 'wait';
}

function isTrue(reason: KnockReason, view: View): boolean {
  const own = view.hands[ownSeat(view)]!;
  const sum = own.reduce((total, { front }) => total + Number(front), 0);
  if ('seat' in reason)
    return reason.seat !== view.viewer && view.hands[reason.seat]!.length === reason.cards;
  if ('cost' in reason) return reason.cost === sum + 5;
  if ('zeros' in reason) return reason.zeros + reason.others === own.length;
  if ('later' in reason) return reason.sum === sum && reason.later < sum;
  return reason.code === 'one-of-many' ? reason.others === view.players - 1 : reason.sum === sum;
}

import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  CLOSE_MARGIN,
  closeKnockPosition,
  estimateKnock,
  knockPosition,
  viewAt,
  type KnockEstimate,
  type KnockPosition,
} from '@quando/bots';
import { refusalOf } from '@quando/rules';
import { isScored } from '@quando/rules/authority';

const SEEDS = Array.from({ length: 60 }, (_, i) => `position ${i}`);
const positions = new Map<string, KnockPosition>(SEEDS.map((seed) => [seed, knockPosition(seed)]));

const shareOf = (matches: (position: KnockPosition) => boolean): number =>
  [...positions.values()].filter(matches).length / SEEDS.length;

// Play-outs take a while, and longer on a busy machine.
const PATIENT = { timeout: 240_000 };

describe('a position to judge', PATIENT, () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is a moment at which its seat may knock or play', () => {
    for (const position of positions.values()) {
      const view = viewAt(position);
      expect(view.asked).toBe(position.seat);
      expect(refusalOf(view, { type: 'knock' })).toBeUndefined();
      expect(refusalOf(view, { type: 'play', slots: [view.hands[position.seat]![0]!.slot] })).toBeUndefined();
    }
  });

  it('comes from a round that was played to its end, by players of every level', () => {
    for (const { round, levels } of positions.values()) {
      expect(isScored(round.at(-1)!.state)).toBe(true);
      expect(levels).toHaveLength(round[0]!.state.players);
    }
    const levels = new Set([...positions.values()].flatMap((position) => position.levels));
    expect(levels).toEqual(new Set(['beginner', 'casual', 'sharp', 'strong']));
  });

  it('comes from tables of every size', () => {
    const sizes = new Set([...positions.values()].map(({ levels }) => levels.length));
    expect(sizes).toEqual(new Set([2, 3, 4, 5, 6]));
  });

  it('is a real question: both answers are often right, and many are close', () => {
    const estimates = new Map(
      [...positions.values()].map((position) => [
        position,
        estimateKnock(viewAt(position), { seed: 'share', worlds: 300 }),
      ]),
    );
    const share = (matches: (estimate: KnockEstimate) => boolean): number =>
      shareOf((position) => matches(estimates.get(position)!));
    expect(share(({ better }) => better === 'knock')).toBeGreaterThan(0.2);
    expect(share(({ better }) => better === 'wait')).toBeGreaterThan(0.2);
    expect(share(({ edge }) => Math.abs(edge.mean) < 1.5)).toBeGreaterThan(0.4);
  });

  it('can be asked for as a close one: one answer is better, by no more than the margin', () => {
    for (const seed of ['day 2026-11-09', 'day 2026-11-15', 'day 2027-02-28']) {
      const view = viewAt(closeKnockPosition(seed));
      const { edge, better } = estimateKnock(view, { seed });
      expect(Math.abs(edge.mean)).toBeLessThanOrEqual(CLOSE_MARGIN);
      expect(better).not.toBe('even');
      expect(viewAt(closeKnockPosition(seed))).toEqual(view);
    }
  });

  it('is the same for the same seed, and differs for another', () => {
    const [first, second] = SEEDS;
    expect(viewAt(knockPosition(first!))).toEqual(viewAt(positions.get(first!)!));
    expect(viewAt(positions.get(first!)!)).not.toEqual(viewAt(positions.get(second!)!));
  });

  it('uses no operation that differs between browsers', () => {
    const before = SEEDS.slice(0, 8).map((seed) => viewAt(positions.get(seed)!));
    const differing = ['random', 'exp', 'log', 'pow', 'sin', 'cos', 'tan', 'tanh', 'cbrt', 'hypot'] as const;
    for (const name of differing) {
      vi.spyOn(Math, name).mockImplementation(() => {
        throw new Error(`Math.${name} is not the same everywhere`);
      });
    }
    vi.spyOn(Date, 'now').mockReturnValue(0);
    expect(SEEDS.slice(0, 8).map((seed) => viewAt(knockPosition(seed)))).toEqual(before);
  });
});

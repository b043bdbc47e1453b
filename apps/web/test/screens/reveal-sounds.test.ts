import type { Sitter } from '@quando/protocol';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { RevealRowFacts } from '../../src/screens/reveal/reveal-row.ts';
import { RevealSounds } from '../../src/screens/reveal/reveal-sounds.ts';
import { revealLength, revealPace, revealStage } from '../../src/screens/reveal/reveal-timeline.ts';
import type { Cue } from '../../src/sound/cue.ts';
import { Sounds } from '../../src/sound/sounds.ts';

const sitter: Sitter = { kind: 'person', name: 'Ana', avatar: 'round' };

const hand = (seat: number, fronts: readonly (0 | 1 | 3 | 7)[], outcome: Partial<RevealRowFacts>) => ({
  seat,
  sitter,
  cards: fronts.map((front, slot) => ({ slot, front, back: 'hidden' }) as const),
  sum: fronts.reduce<number>((sum, front) => sum + front, 0),
  points: fronts.reduce<number>((sum, front) => sum + front, 0),
  scoreReason: 'counted' as const,
  isOwn: false,
  ...outcome,
});

/** The knocker, whose hand is turned last, is beaten by the viewer. */
const BEATEN: readonly RevealRowFacts[] = [
  hand(0, [0, 1], { isOwn: true, points: 0, scoreReason: 'lowest' }),
  hand(1, [3, 7], {}),
  hand(2, [1, 3], { points: 9, scoreReason: 'knocker-beaten' }),
];

/** The knocker alone has the least. */
const RIGHT: readonly RevealRowFacts[] = [
  hand(0, [7], { isOwn: true }),
  hand(1, [3], {}),
  hand(2, [1], { points: 0, scoreReason: 'knocker-alone' }),
];

class NotedSounds extends Sounds {
  readonly cues: Cue[] = [];

  override play(cue: Cue): void {
    this.cues.push(cue);
  }
}

const PACE = revealPace('normal', 'full');

const sizesOf = (rows: readonly RevealRowFacts[]): number[] => rows.map(({ cards }) => cards.length);

const ALL = { sounds: true, vibration: true };

/** What is heard and felt of a whole reveal, or of one that begins at some time. */
function follow(rows: readonly RevealRowFacts[], settings = ALL, from = 0) {
  const sounds = new NotedSounds();
  const felt: unknown[] = [];
  vi.stubGlobal('navigator', { vibrate: (pattern: unknown) => felt.push(pattern) });
  const sizes = sizesOf(rows);
  const heard = new RevealSounds({ sounds, settings: () => settings });
  for (let time = from; time <= revealLength(sizes, PACE) + 16; time += 16)
    heard.follow(revealStage(sizes, PACE, time), rows);
  return { cues: sounds.cues, kinds: sounds.cues.map(({ kind }) => kind), felt };
}

afterEach(() => vi.unstubAllGlobals());

describe('a reveal', () => {
  it('ticks for each card with the sum so far, higher with each hand, and rolls before the last one', () => {
    expect(follow(BEATEN).cues.slice(0, 7)).toEqual([
      { kind: 'count', sum: 0, hand: 0 },
      { kind: 'count', sum: 1, hand: 0 },
      { kind: 'count', sum: 3, hand: 1 },
      { kind: 'count', sum: 10, hand: 1 },
      { kind: 'suspense' },
      { kind: 'count', sum: 1, hand: 2 },
      { kind: 'count', sum: 4, hand: 2 },
    ]);
  });

  it('hits for penalty points, sounds a chord where there are none, and then lets the rows slide', () => {
    expect(follow(BEATEN).kinds.slice(7)).toEqual(['penalty', 'rank']);
    expect(follow(RIGHT).kinds.slice(-2)).toEqual(['lowest', 'rank']);
  });

  it('is felt at each hand, and most when one’s own hand counts nothing', () => {
    const { felt } = follow(BEATEN);
    expect(felt).toHaveLength(4);
    expect(felt.slice(0, 3)).toEqual([[10], [10], [10]]);
    expect(felt.at(-1)).toEqual([25, 40, 25]);
    expect(follow(RIGHT).felt).toHaveLength(3);
  });

  it('is silent where sounds are off, and still where vibration is', () => {
    const { cues, felt } = follow(BEATEN, { sounds: false, vibration: false });
    expect([cues, felt]).toEqual([[], []]);
  });

  it('that is opened at its result is not heard again', () => {
    const end = revealLength(sizesOf(BEATEN), PACE);
    expect(follow(BEATEN, ALL, end)).toMatchObject({ cues: [], felt: [] });
  });
});

import { describe, expect, it } from 'vitest';
import {
  LEAST_TIME,
  RESULT_TIME,
  RevealShow,
  type RevealShowOptions,
} from '../../src/screens/reveal/reveal-show.svelte.ts';
import { handTimes, revealLength, revealPace } from '../../src/screens/reveal/reveal-timeline.ts';

const sizes = [3, 2, 4];
const normal = revealPace('normal', 'full');
const FRAME = 16;

/** A show that gets frames until some time. */
class Screening {
  readonly show: RevealShow;
  #now = 0;

  constructor(options: Partial<RevealShowOptions> = {}) {
    this.show = new RevealShow({ sizes, pace: normal, isResult: false, ...options });
    this.show.tick(0);
  }

  pass(milliseconds: number): RevealShow {
    for (const end = this.#now + milliseconds; this.#now < end;) {
      this.#now += FRAME;
      this.show.tick(this.#now);
    }
    return this.show;
  }
}

describe('a reveal counts as seen', () => {
  it('when its result has stood for a moment', () => {
    const screening = new Screening();
    expect(screening.pass(revealLength(sizes, normal)).isSeen).toBe(false);
    expect(screening.show.stage.isOver).toBe(true);
    expect(screening.pass(RESULT_TIME + FRAME).isSeen).toBe(true);
  });

  it('no sooner than a person can see it, even if everything is instant or hurried', () => {
    const instant = new Screening({ pace: revealPace('instant', 'full') });
    expect(instant.show.stage.isOver).toBe(true);
    expect(instant.pass(LEAST_TIME - 2 * FRAME).isSeen).toBe(false);
    expect(instant.pass(3 * FRAME).isSeen).toBe(true);
  });

  it('soon where it shows what its viewer knows', () => {
    const again = new Screening({ isResult: true });
    expect(again.show.stage.isOver).toBe(true);
    expect(again.pass(RESULT_TIME + FRAME).isSeen).toBe(true);
  });
});

describe('a reveal', () => {
  it('ends the present hand with a tap, and all hands with "Faster"', () => {
    const { show } = new Screening();
    show.endHand();
    expect(show.stage).toMatchObject({ open: [0, 0, 0], turning: 0 });
    show.endHand();
    expect(show.stage.open).toEqual([3, 0, 0]);
    show.hurry();
    expect(show.stage).toMatchObject({ open: sizes, isScored: true, isOver: false });
    show.endHand();
    expect(show.stage.isOver).toBe(false);
  });

  it('listens to nothing at first, nor when "Faster" has become "Why?"', () => {
    const screening = new Screening();
    expect(screening.pass(500).isListening).toBe(false);
    expect(screening.pass(200).isListening).toBe(true);
    screening.show.hurry();
    screening.pass(normal.score + normal.rank + 2 * FRAME);
    expect(screening.show).toMatchObject({ isListening: false, stage: { isOver: true } });
    expect(screening.pass(RESULT_TIME).isListening).toBe(true);
  });

  it('goes on where it stopped after the page was hidden', () => {
    const { show } = new Screening();
    show.tick(3_600_000);
    expect(show.stage.open).toEqual([0, 0, 0]);
  });

  it('starts from the beginning to be looked at again', () => {
    const screening = new Screening({ isResult: true });
    screening.show.restart();
    expect(screening.show.stage.open).toEqual([0, 0, 0]);
    screening.show.tick(0);
    screening.pass(handTimes(sizes, normal)[0]!.end);
    expect(screening.show.stage.open).toEqual([3, 0, 0]);
  });
});

describe('a frame of a reveal', () => {
  it('changes nothing until something is turned, scored, moved or over', () => {
    const screening = new Screening();
    const stages = new Set(Array.from({ length: 400 }, () => screening.pass(FRAME).stage));
    const cards = sizes.reduce((sum, size) => sum + size);
    expect(stages.size).toBeGreaterThan(cards + sizes.length);
    expect(stages.size).toBeLessThan(120);
  });
});

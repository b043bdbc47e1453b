import { NUMBERS, type SeenEvent } from '@quando/rules';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { tonesOf, type Cue } from '../../src/sound/cue.ts';
import { cuesOf } from '../../src/sound/event-cue.ts';
import { Sounds } from '../../src/sound/sounds.ts';
import { vibrate, vibrationOf, type Vibration } from '../../src/sound/vibration.ts';
import { isSpoken } from '../../src/sound/speech.ts';
import { pitchOf } from '../../src/sound/tone.ts';
import { ANIMATIONS } from '../fixtures/animations.ts';

const eventOf = (name: string): SeenEvent => ANIMATIONS[name]!.events[0]!;

const lengthOf = (cue: Cue): number => Math.max(...tonesOf(cue).map(({ at, length }) => at + length));

/** The pitches of a cue's notes, without its thuds. */
const notes = (cue: Cue): number[] =>
  tonesOf(cue)
    .filter(({ wave }) => wave === 'triangle')
    .map(({ pitch }) => pitch);

describe('sounds', () => {
  it('rise with the number', () => {
    const pitches = NUMBERS.map(pitchOf);
    expect(pitches).toEqual(pitches.toSorted((a, b) => a - b));
    expect(new Set(pitches).size).toBe(11);
  });

  it('are short, but for the loud ones', () => {
    expect(lengthOf({ kind: 'select', number: 4 })).toBeLessThan(0.2);
    expect(lengthOf({ kind: 'knock' })).toBeLessThan(0.6);
    expect(lengthOf({ kind: 'play', group: 'straight', numbers: [4, 5, 6] })).toBeLessThan(0.6);
    expect(lengthOf({ kind: 'triplet' })).toBeLessThanOrEqual(1.2);
    expect(lengthOf({ kind: 'zeros' })).toBeLessThanOrEqual(1.6);
  });

  it('do not tell who has won before the reveal', () => {
    const won: SeenEvent = { type: 'won', winners: [0] };
    expect(cuesOf(won, 0)).toEqual([]);
    expect(isSpoken(won)).toBe(false);
  });

  it('let a straight climb and equal numbers repeat', () => {
    const climb = notes({ kind: 'play', group: 'straight', numbers: [4, 5, 6] });
    expect(climb).toEqual(climb.toSorted((a, b) => a - b));
    expect(new Set(climb).size).toBe(3);
    expect(new Set(notes({ kind: 'play', group: 'equal', numbers: [8, 8] })).size).toBe(1);
  });

  it('ring for an own zero only: another’s draw says nothing of its front', () => {
    expect(cuesOf(eventOf('turn-over'), 0)).toEqual([{ kind: 'turn', isZero: true }]);
    expect(cuesOf(eventOf('turn-over'), 1)).toEqual([{ kind: 'turn', isZero: false }]);
  });

  it('come for everything that happens but a quiet end', () => {
    for (const name of Object.keys(ANIMATIONS)) expect(cuesOf(eventOf(name), 0)).not.toEqual([]);
  });
});

describe('the rest', () => {
  it('is felt and spoken only when it is loud', () => {
    expect(vibrationOf(eventOf('knock'))).toBe('knock');
    expect(vibrationOf(eventOf('triplet'))).toBe('triplet');
    expect(vibrationOf(eventOf('play'))).toBeUndefined();
    expect(['knock', 'triplet', 'zeros'].every((name) => isSpoken(eventOf(name)))).toBe(true);
    expect(['play', 'take-up', 'flip', 'deal'].some((name) => isSpoken(eventOf(name)))).toBe(false);
  });
});

/** How long a device buzzes for something, in milliseconds; undefined if it does not. */
function buzzOf(kind: Vibration, navigator: object = {}): number | undefined {
  let buzz: number | undefined;
  const feel = (pattern: readonly number[]): void => {
    buzz = pattern.filter((_, i) => i % 2 === 0).reduce((sum, part) => sum + part);
  };
  vi.stubGlobal('navigator', { vibrate: feel, ...navigator });
  vibrate(kind);
  return buzz;
}

const buzzes = (kinds: readonly Vibration[]): number[] => kinds.map((kind) => buzzOf(kind)!);

describe('a vibration', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('is the stronger the more has happened', () => {
    const [touches, calls, moments] = [
      buzzes(['select', 'hand']),
      buzzes(['turn']),
      buzzes(['ownZero', 'knock', 'penalty', 'triplet']),
    ];
    expect(Math.max(...touches)).toBeLessThan(Math.min(...calls));
    expect(Math.max(...calls)).toBeLessThan(Math.min(...moments));
    expect(moments).toEqual(moments.toSorted((a, b) => a - b));
  });

  it('comes only after somebody has acted, as far as the browser tells', () => {
    expect(buzzOf('knock', { userActivation: { hasBeenActive: false } })).toBeUndefined();
    expect(buzzOf('knock', { userActivation: { hasBeenActive: true } })).toBe(buzzOf('knock'));
  });
});

describe('a tap', () => {
  afterEach(() => vi.unstubAllGlobals());

  it.each([
    ['suspended', 1],
    ['interrupted', 1],
    ['running', 0],
  ])('on a device whose sound is %s resumes it %i times', (state, times) => {
    let resumed = 0;
    class Context {
      readonly state = state;
      resume(): Promise<void> {
        resumed += 1;
        return Promise.resolve();
      }
    }
    vi.stubGlobal('AudioContext', Context);
    new Sounds().unlock();
    expect(resumed).toBe(times);
  });
});

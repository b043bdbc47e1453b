import type { CardNumber, GroupKind } from '@quando/rules';
import { bell, noise, pitchOf, tick, type Tone } from './tone.ts';

/** A sound effect. */
export type Cue =
  | { readonly kind: 'select'; readonly number: CardNumber }
  | { readonly kind: 'deal'; readonly cards: number }
  | { readonly kind: 'play'; readonly group: GroupKind; readonly numbers: readonly CardNumber[] }
  | { readonly kind: 'slide' }
  | { readonly kind: 'turn'; readonly isZero: boolean }
  | { readonly kind: 'zero-turned' }
  | { readonly kind: 'triplet' }
  | { readonly kind: 'knock' }
  | { readonly kind: 'zeros' }
  | { readonly kind: 'count'; readonly sum: number }
  | { readonly kind: 'lowest' }
  | { readonly kind: 'penalty' }
  | { readonly kind: 'won' };

const FIFTH = 1.5;
const FOURTH_DOWN = 0.75;

/** The tones of a cue. */
export function tonesOf(cue: Cue): readonly Tone[] {
  switch (cue.kind) {
    case 'select':
      return [tick(pitchOf(cue.number))];
    case 'deal':
      return Array.from({ length: cue.cards }, (_, i) => noise(2600, 0.03, 0.12, i * 0.04));
    case 'play':
      return playTones(cue.group, cue.numbers);
    case 'slide':
      return [noise(3200, 0.16, 0.1)];
    case 'turn':
      return [noise(3200, 0.16, 0.1), tick(1200, 0.3, 0.1), ...(cue.isZero ? [bell(1318, 0.5)] : [])];
    case 'zero-turned':
      return [{ ...bell(988, 0, 0.55), bend: FOURTH_DOWN }];
    case 'triplet':
      return tripletTones();
    case 'knock':
      return [0, 0.14].flatMap((at) => [noise(180, 0.12, 0.9, at), tick(150, at, 0.3)]);
    case 'zeros':
      return Array.from({ length: 6 }, (_, i) => bell(330 * FIFTH ** (i / 1.5), i * 0.18, 0.6));
    case 'count':
      return [tick(240 + cue.sum * 8, 0, 0.14)];
    case 'lowest':
      return [523, 659, 784].map((pitch) => bell(pitch, 0, 0.6));
    case 'penalty':
      return [0, 0.12].map((at) => noise(140, 0.1, 0.6, at));
    case 'won':
      return [523, 659, 784, 1047].map((pitch, i) => bell(pitch, i * 0.16, 0.55));
  }
}

/** A thud for each card; a straight rises in pitch, equal numbers repeat one note. */
function playTones(group: GroupKind, numbers: readonly CardNumber[]): Tone[] {
  const first = numbers[0] ?? 0;
  return numbers.flatMap((number, i) => {
    const at = 0.25 + i * 0.045;
    const pitch = group === 'straight' ? pitchOf(number) : pitchOf(first);
    return [noise(240, 0.08, 0.35, at), tick(pitch, at + (group === 'straight' ? i * 0.07 : 0), 0.12)];
  });
}

function tripletTones(): Tone[] {
  const drums = [0.15, 0.26, 0.37].map((at) => noise(90, 0.16, 0.9, at));
  const rattle = Array.from({ length: 10 }, (_, i) => noise(1800, 0.03, 0.12, 0.6 + i * 0.05));
  return [...drums, ...rattle];
}

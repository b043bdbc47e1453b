import type { CardNumber, GroupKind } from '@quando/rules';
import { bell, hit, noise, pitchOf, tick, type Tone } from './tone.ts';

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
  /** A card of a reveal; each hand sounds higher than the one before. */
  | { readonly kind: 'count'; readonly sum: number; readonly hand: number }
  | { readonly kind: 'suspense' }
  | { readonly kind: 'rank' }
  | { readonly kind: 'lowest' }
  | { readonly kind: 'penalty' }
  | { readonly kind: 'won' }
  /** It is the viewer's turn. */
  | { readonly kind: 'call' };

const THIRD = 1.12;
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
      return [noise(3200, 0.16, 0.1), tick(1200, 0.3, 0.1), ...(cue.isZero ? bell(1318, { at: 0.5 }) : [])];
    case 'zero-turned':
      return bell(988, { length: 0.55, bend: FOURTH_DOWN });
    case 'triplet':
      return tripletTones();
    case 'knock':
      return [0, 0.14].flatMap((at) => hit(at, 0.76));
    case 'zeros':
      return Array.from({ length: 6 }, (_, i) =>
        bell(440 * FIFTH ** (i / 1.5), { at: i * 0.18, length: 0.6, loudness: 0.2 }),
      ).flat();
    case 'count':
      return [tick((440 + cue.sum * 8) * THIRD ** cue.hand, 0, 0.14)];
    case 'suspense':
      return Array.from({ length: 9 }, (_, i) => noise(700, 0.06, 0.16 + i * 0.03, i * 0.06));
    case 'rank':
      return [noise(2400, 0.4, 0.14)];
    case 'lowest':
      return [523, 659, 784, 1047].flatMap((pitch) => bell(pitch, { length: 0.9, loudness: 0.13 }));
    case 'penalty':
      return [0, 0.13].flatMap((at) => hit(at, 0.64, 440));
    case 'won':
      return [523, 659, 784, 1047].flatMap((pitch, i) =>
        bell(pitch, { at: i * 0.16, length: 0.6, loudness: 0.22 }),
      );
    case 'call':
      return [659, 988].flatMap((pitch, i) => bell(pitch, { at: i * 0.15, length: 0.5, loudness: 0.1 }));
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
  const drums = [0.15, 0.26, 0.37].flatMap((at, i) => hit(at, 0.66, 420 + 60 * i));
  const rattle = Array.from({ length: 10 }, (_, i) => noise(1800, 0.03, 0.3, 0.6 + i * 0.05));
  return [...drums, ...rattle];
}

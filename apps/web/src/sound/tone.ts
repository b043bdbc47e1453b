/** One sound of a cue: a tone, or noise through a band, that begins `at` seconds after the cue. */
export type Tone = {
  readonly at: number;
  readonly length: number;
  readonly loudness: number;
  readonly pitch: number;
  /** The pitch at the end, as a factor. */
  readonly bend?: number;
  readonly wave: 'sine' | 'triangle' | 'noise';
};

/** A wooden tick: short, dry, at a pitch. */
export const tick = (pitch: number, at = 0, loudness = 0.22): Tone => ({
  at,
  length: 0.07,
  loudness,
  pitch,
  wave: 'triangle',
});

export const bell = (pitch: number, at = 0, length = 0.5): Tone => ({
  at,
  length,
  loudness: 0.16,
  pitch,
  wave: 'sine',
});

/** Filtered noise that sounds like paper, felt or wood. */
export const noise = (pitch: number, length: number, loudness: number, at = 0): Tone => ({
  at,
  length,
  loudness,
  pitch,
  wave: 'noise',
});

const PENTATONIC = [0, 2, 4, 7, 9];

/** The pitch of a number on a pentatonic scale, 0 the lowest. */
export const pitchOf = (number: number): number =>
  220 * 2 ** ((PENTATONIC[number % 5]! + 12 * Math.floor(number / 5)) / 12);

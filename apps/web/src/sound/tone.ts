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

/** The overtones of a bell, with their loudness; they carry it on a small loudspeaker. */
const OVERTONES = [
  [1, 1],
  [2, 0.5],
  [3.01, 0.28],
  [4.2, 0.12],
] as const;

type BellOptions = {
  readonly at?: number;
  readonly length?: number;
  readonly loudness?: number;
  readonly bend?: number;
};

/** A bell with overtones, of which the higher ones die sooner. */
export const bell = (
  pitch: number,
  { at = 0, length = 0.5, loudness = 0.12, bend = 1 }: BellOptions = {},
): Tone[] =>
  OVERTONES.map(([factor, part]) => ({
    at,
    length: length / Math.sqrt(factor),
    loudness: loudness * part,
    pitch: pitch * factor,
    bend,
    wave: 'sine',
  }));

/** Filtered noise that sounds like paper, felt or wood. */
export const noise = (pitch: number, length: number, loudness: number, at = 0): Tone => ({
  at,
  length,
  loudness,
  pitch,
  wave: 'noise',
});

/** A knuckle on the table: a click, a body that a phone can play, and a low end for large speakers. */
export const hit = (at: number, loudness: number, pitch = 520): Tone[] => [
  noise(2400, 0.03, 1.1 * loudness, at),
  noise(1.6 * pitch, 0.12, 1.7 * loudness, at),
  { ...tick(pitch, at, 0.42 * loudness), length: 0.13, bend: 0.8 },
  { ...tick(pitch / 3, at, 0.2 * loudness), length: 0.16, bend: 0.8 },
];

const PENTATONIC = [0, 2, 4, 7, 9];

/** The pitch of a number on a pentatonic scale, 0 the lowest. */
export const pitchOf = (number: number): number =>
  220 * 2 ** ((PENTATONIC[number % 5]! + 12 * Math.floor(number / 5)) / 12);

/** Everything that people at an online table can say to each other; everybody reads it in their own language. */
export const PHRASES = [
  'hello',
  'well-played',
  'ouch',
  'lucky',
  'wow',
  'hurry',
  'moment',
  'thanks',
  'sorry',
  'good-game',
] as const;

export type Phrase = (typeof PHRASES)[number];

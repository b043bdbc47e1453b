/** What bots say at the table: short, kind, and never about a side of a card that somebody has not seen. */
export type TalkWords = {
  /** For those who listen: who says it. */
  readonly says: (name: string, line: string) => string;
  readonly lines: Readonly<Record<RemarkName, Readonly<Record<TemperName, Lines>>>>;
};

/** Sentences that say the same in other words. */
type Lines = readonly [string, ...string[]];

type TemperName = 'sunny' | 'dry' | 'bold' | 'gentle';

type RemarkName =
  | 'hello'
  | 'triplet-played'
  /** It had to draw a card. */
  | 'triplet-suffered'
  | 'zero-turned'
  /** Four equal cards or more at once. */
  | 'many-played'
  | 'knocked'
  /** Somebody else did. */
  | 'knock-heard'
  /** These look back at the round before. */
  | 'knock-right'
  | 'knock-punished'
  | 'round-won';

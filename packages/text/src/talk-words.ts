/** The bots' remarks: short, kind, and never about a side of a card that somebody has not seen. */
export type TalkWords = {
  /** For screen readers: who says it. */
  readonly says: (name: string, line: string) => string;
  readonly lines: Readonly<Record<RemarkName, Readonly<Record<TemperName, Lines>>>>;
};

/** Sentences with the same meaning. */
type Lines = readonly [string, ...string[]];

type TemperName = 'sunny' | 'dry' | 'bold' | 'gentle';

type RemarkName =
  | 'hello'
  | 'triplet-played'
  /** It had to draw a card. */
  | 'triplet-suffered'
  | 'zero-turned'
  /** A person has made a fine play, or won the previous round. */
  | 'praise'
  /** Four or more equal cards at once. */
  | 'many-played'
  | 'knocked'
  /** Somebody else did. */
  | 'knock-heard'
  /** These refer to the previous round. */
  | 'knock-right'
  | 'knock-punished'
  | 'only-zeros'
  | 'round-won'
  /** When the game is over; somebody else has won the games that were lost. */
  | 'game-won'
  | 'game-lost'
  | 'came-last';

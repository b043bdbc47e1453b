/** The sections of the rules page, in order; each is an anchor of its URL. */
export const RULES_SECTIONS = [
  'aim',
  'cards',
  'sides',
  'deal',
  'turn',
  'same',
  'straight',
  'draw',
  'triplet',
  'knock',
  'zeros',
  'pile',
  'score',
  'end',
  'answers',
  'rulings',
] as const;

export type RulesSection = (typeof RULES_SECTIONS)[number];

/** A section in a few short paragraphs. */
export type ToldSection = {
  readonly title: string;
  readonly lines: readonly string[];
  /** What each player has to do, one thing or the other. */
  readonly either?: readonly [string, string];
  readonly example?: string;
};

/** A frequent question and its short answer. */
export type Answer = { readonly question: string; readonly answer: string };

/** The captions of the pictures. */
export type RulesCaption =
  | 'oneSide'
  | 'otherSide'
  | 'yourFronts'
  | 'yourBacks'
  | 'single'
  | 'pair'
  | 'four'
  | 'straight'
  | 'tooShort'
  | 'noWrap'
  | 'visible'
  | 'hidden'
  | 'triplet'
  | 'zeroBefore'
  | 'zeroAfter'
  | 'ninesPlayed'
  | 'zerosLeft'
  | 'playedFirst'
  | 'onTop';

export type RulesWords = {
  readonly title: string;
  readonly intro: string;
  readonly contents: string;
  readonly print: string;
  /** The link from one section to all of them. */
  readonly all: string;
  readonly tutorial: string;
  readonly sections: Readonly<Record<RulesSection, ToldSection>>;
  readonly captions: Readonly<Record<RulesCaption, string>>;
  /** Two worked scorings: the knocker with the lowest sum alone, and tied. */
  readonly examples: {
    readonly alone: string;
    readonly tied: string;
    readonly name: string;
    readonly sum: string;
    readonly points: string;
    readonly knocked: string;
  };
  /** Common mistakes. */
  readonly answers: Readonly<Record<'zero' | 'tied' | 'drawFirst' | 'skipDraw' | 'pass', Answer>>;
  /** R1 to R12 of the rules, without R10, which is part of the answer on passing. */
  readonly rulings: Readonly<
    Record<
      | 'order'
      | 'together'
      | 'noCard'
      | 'whenTurned'
      | 'twice'
      | 'knockThenZeros'
      | 'dealtZeros'
      | 'onlyZero'
      | 'ownBacks'
      | 'memory'
      | 'endless',
      Answer
    >
  >;
};

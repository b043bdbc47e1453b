/** The chapters at a real table: all but the first, which walks round one. */
export const TABLE_CHAPTERS = ['draw', 'same', 'straight', 'triplet', 'zeros', 'knock', 'tie'] as const;

export type TableChapter = (typeof TABLE_CHAPTERS)[number];

/** The chapters of the tutorial, in order; each has a URL. */
export const CHAPTERS = ['sides', ...TABLE_CHAPTERS] as const;

export type Chapter = (typeof CHAPTERS)[number];

export const isChapter = (value: unknown): value is Chapter => CHAPTERS.some((chapter) => chapter === value);

/** The texts for one action of the learner. */
export type StepWords = {
  readonly ask: string;
  /** The answer to another legal action. */
  readonly mistake: string;
  /** What the others do now, before the hands are shown. */
  readonly meanwhile?: string;
  /** Why it worked, where there is something to say; in a round that is counted, only after its hands are shown. */
  readonly why?: string;
};

export type ChapterWords = { readonly title: string; readonly steps: readonly StepWords[] };

/** A task of the first chapter: what one sees, and what it means. */
export type WalkTask = { readonly title: string; readonly text: string };

/** The first chapter walks round the table: the own chair, Mila's, and back to count. */
export type WalkWords = {
  readonly title: string;
  readonly you: WalkTask;
  readonly mila: WalkTask;
  readonly few: WalkTask;
  /** Through whose eyes the table is seen. */
  readonly yourEyes: string;
  readonly milasEyes: string;
  /** Under the backs of Mila's cards. */
  readonly milasBacks: string;
  /** Around one of the own cards and its other side: "your 10 is to her a 4". */
  readonly yours: string;
  readonly isToHer: string;
  /** That nobody does this in a game. */
  readonly nobodyWalks: string;
  readonly fewer: string;
  readonly soZero: string;
  readonly toMila: string;
  readonly toYou: string;
  readonly goOn: string;
  /** A card's name for screen readers; places count from 1. */
  readonly card: (place: number, front: number) => string;
  readonly milaSees: (back: number) => string;
};

export type TutorialWords = {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  readonly goOn: string;
  /** After the last chapter. */
  readonly done: string;
  readonly finished: string;
  /** That the memory help is on in the first games. */
  readonly helped: string;
  readonly play: string;
  readonly firstGame: string;
  readonly rules: string;
  readonly learnt: string;
  /** Chapters count from 1. */
  readonly place: (chapter: number, of: number) => string;
  readonly next: (title: string) => string;
  readonly toChapters: string;
  /** Leaves the last chapter. */
  readonly finish: string;
  /** The label of the instruction. */
  readonly guide: string;
  readonly chapters: Readonly<Record<TableChapter, ChapterWords> & { sides: WalkWords }>;
};

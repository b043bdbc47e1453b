/** The chapters of the tutorial, in their order; each has an address. */
export const CHAPTERS = [
  'sides',
  'same',
  'straight',
  'draw',
  'triplet',
  'count',
  'knock',
  'tie',
  'zeros',
] as const;

export type Chapter = (typeof CHAPTERS)[number];

export const isChapter = (value: unknown): value is Chapter => CHAPTERS.some((chapter) => chapter === value);

/** What is said about one thing that the learner does. */
export type StepWords = {
  readonly ask: string;
  /** What is answered to something else that the rules would allow. */
  readonly mistake: string;
  /** Why it worked. */
  readonly why: string;
};

export type ChapterWords = { readonly title: string; readonly steps: readonly StepWords[] };

export type TutorialWords = {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  readonly goOn: string;
  /** Once everything is learnt. */
  readonly finished: string;
  readonly play: string;
  readonly rules: string;
  readonly learnt: string;
  /** Chapters count from 1. */
  readonly place: (chapter: number, of: number) => string;
  readonly next: (title: string) => string;
  readonly toChapters: string;
  /** Names what tells the learner what to do. */
  readonly guide: string;
  readonly chapters: Readonly<Record<Chapter, ChapterWords>>;
};

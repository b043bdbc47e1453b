/** The chapters of the tutorial, in order; each has a URL. */
export const CHAPTERS = ['sides', 'draw', 'same', 'straight', 'triplet', 'zeros', 'knock', 'tie'] as const;

export type Chapter = (typeof CHAPTERS)[number];

export const isChapter = (value: unknown): value is Chapter => CHAPTERS.some((chapter) => chapter === value);

/** The texts for one action of the learner. */
export type StepWords = {
  readonly ask: string;
  /** The answer to another legal action. */
  readonly mistake: string;
  /** Why it worked, where there is something to say. */
  readonly why?: string;
};

export type ChapterWords = { readonly title: string; readonly steps: readonly StepWords[] };

export type TutorialWords = {
  readonly title: string;
  readonly intro: string;
  readonly begin: string;
  readonly goOn: string;
  /** After the last chapter. */
  readonly finished: string;
  readonly play: string;
  readonly rules: string;
  readonly learnt: string;
  /** Chapters count from 1. */
  readonly place: (chapter: number, of: number) => string;
  readonly next: (title: string) => string;
  readonly toChapters: string;
  /** The label of the instruction. */
  readonly guide: string;
  readonly chapters: Readonly<Record<Chapter, ChapterWords>>;
};

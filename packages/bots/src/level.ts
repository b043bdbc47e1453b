type LevelTraits = {
  /** Whether a decision takes so long that a server has to make it in another thread. */
  readonly needsThread: boolean;
  /** Whether the level needs a net, whose weights have to be loaded first. */
  readonly needsNet: boolean;
};

/** What each level needs, weakest first. */
const TRAITS = {
  beginner: { needsThread: false, needsNet: false },
  casual: { needsThread: false, needsNet: false },
  sharp: { needsThread: false, needsNet: false },
  strong: { needsThread: false, needsNet: false },
  master: { needsThread: true, needsNet: true },
} as const satisfies Readonly<Record<string, LevelTraits>>;

/** Every level that can take a seat. */
export type BotLevel = keyof typeof TRAITS;

type LevelWith<Trait extends keyof LevelTraits> = {
  [Level in BotLevel]: (typeof TRAITS)[Level][Trait] extends true ? Level : never;
}[BotLevel];

/** A level that needs no weights. */
export type CodedLevel = Exclude<BotLevel, LevelWith<'needsNet'>>;

export const needsThread = (level: BotLevel): level is LevelWith<'needsThread'> => TRAITS[level].needsThread;

export const needsNet = (level: BotLevel): level is LevelWith<'needsNet'> => TRAITS[level].needsNet;

/** Weakest first. */
export const CODED_LEVELS: readonly CodedLevel[] = ['beginner', 'casual', 'sharp', 'strong'];
export const BOT_LEVELS: readonly BotLevel[] = [...CODED_LEVELS, 'master'];

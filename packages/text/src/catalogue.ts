import type {
  CardNumber,
  FaultCode,
  LinkFault,
  GroupFault,
  GroupKind,
  RefusalCode,
  RoundEnd,
  Side,
  Verb,
} from '@quando/rules';
import type { ScoreReason } from './score-reason.ts';
import type { Translation } from './language.ts';
import type { Person } from './person.ts';

/** All texts of one language, except those that only the terminal needs. */
export type Catalogue = {
  readonly language: Translation;
  /** Finishes a sentence typographically, for instance with non-breaking spaces. */
  readonly typeset: (sentence: string) => string;
  readonly list: (items: readonly (string | number)[]) => string;
  readonly cards: (count: number) => string;
  readonly points: (count: number) => string;
  /** The reader in a list of people: "Mila and you". */
  readonly you: string;
  readonly events: EventWords;
  readonly groups: Readonly<Record<GroupKind, (numbers: readonly CardNumber[]) => string>>;
  readonly results: ResultWords;
  readonly prompts: PromptWords;
  readonly refusals: RefusalWords;
  readonly faults: FaultWords;
};

/** Why somebody draws: on their own turn, or because of a triplet. */
export type DrawReason = 'turn' | 'triplet';

export type EventWords = {
  /** The round counts from 1. */
  readonly dealt: (dealer: Person, round: number, cards: number) => string;
  readonly played: Readonly<Record<GroupKind, (who: Person, numbers: readonly CardNumber[]) => string>>;
  readonly tookUp: (who: Person, front: Side, why: DrawReason) => string;
  readonly tookDown: (
    who: Person,
    card: { readonly front: Side; readonly back: Side },
    why: DrawReason,
  ) => string;
  /** One sentence out of those for a play and the draw after it. */
  readonly playedAndDrew: (who: Person, play: string, draw: string) => string;
  readonly flipped: (who: Person, front: Side) => string;
  readonly skipped: (who: Person) => string;
  readonly pileTurned: string;
  readonly knocked: (who: Person) => string;
  readonly passed: (who: Person) => string;
  readonly won: (winners: readonly Person[]) => string;
};

export type ResultWords = {
  readonly over: Readonly<Record<RoundEnd, string>>;
  /** A few words for a table of results. */
  readonly scoreReasons: Readonly<Record<ScoreReason, (sum: number, points: number) => string>>;
  readonly knocker: (who: Person, scoreReason: string) => string;
  /** All points of a round, from items such as "Mila (12)". */
  readonly scores: (items: string) => string;
};

export type PromptWords = {
  readonly turn: (who: Person) => string;
  readonly draw: (who: Person) => string;
  readonly penalty: (who: Person) => string;
  readonly lastRound: string;
  /** Why the reader has to draw for a triplet. */
  readonly noZero: string;
  readonly roundOver: string;
  readonly gameOver: string;
  /** The choice of a draw whose up side is visible. */
  readonly take: (up: CardNumber) => string;
  /** What the reader may do, as a request. */
  readonly may: Readonly<Record<TurnOptions, string>>;
};

/** The sets of verbs that can be legal at the same time. */
export type TurnOptions = 'play' | 'play-or-knock' | 'play-or-pass' | 'draw' | 'flip';

/** What a refused player may do instead; undefined if nothing. */
export function turnOptionsOf(verbs: readonly Verb[]): TurnOptions | undefined {
  if (verbs.includes('knock')) return 'play-or-knock';
  if (verbs.includes('pass')) return 'play-or-pass';
  return verbs.find((verb) => verb === 'play' || verb === 'draw' || verb === 'flip');
}

type PersonalRefusal = 'not-your-turn' | 'already-knocked' | 'knock-too-early';

/** What is wrong, neutrally and without "you", so that it also fits a checker of records. */
export type RefusalWords = Readonly<Record<Exclude<RefusalCode, GroupFault | PersonalRefusal>, string>> &
  Readonly<Record<GroupFault, (numbers: string) => string>> &
  Readonly<Record<PersonalRefusal, (who: string) => string>>;

type DetailedFault =
  | 'unknown-key'
  | 'missing-key'
  | 'bad-value'
  | 'deck-size'
  | 'deck-card'
  | 'deck-twice'
  | 'wrong-dealer'
  | 'no-such-seat'
  | 'illegal-action';

export type FaultWords = Readonly<
  Record<Exclude<FaultCode, DetailedFault | 'wrong-result'> | LinkFault['code'], string>
> &
  Readonly<Record<DetailedFault, (detail: string) => string>> & {
    readonly 'wrong-result': (key: string, expected: string) => string;
    /** The name of a seat, counted from 0 as in a record. */
    readonly seat: (seat: number) => string;
  };

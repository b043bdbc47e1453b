import type { CodedLevel, Hint, KnockEstimate } from '@quando/bots';
import type { HeldCard, SeenEvent, View } from '@quando/rules';

export type { Hint, KnockEstimate } from '@quando/bots';

/** What a page may ask the coach: advice on a view that it has, or a position, named by its seed. */
export type CoachSubjects = {
  readonly hint: View;
  readonly pose: string;
  readonly judge: string;
  readonly reveal: string;
};

export type CoachAnswers = {
  readonly hint: Hint;
  readonly pose: PosedPosition;
  readonly judge: KnockEstimate;
  readonly reveal: RevealedPosition;
};

export type CoachKind = keyof CoachSubjects;

export type CoachQuestion<Asked extends CoachKind = CoachKind> = {
  [Kind in Asked]: { readonly id: number; readonly kind: Kind; readonly subject: CoachSubjects[Kind] };
}[Asked];

export type CoachReply = { readonly id: number; readonly answer: CoachAnswers[CoachKind] };

/** A position as its player sees it. */
export type PosedPosition = {
  readonly view: View;
  /** Who plays, by seat. */
  readonly levels: readonly CodedLevel[];
  /** What the player was told in this round. */
  readonly events: readonly SeenEvent[];
};

/** The truth behind a position, for those who have answered. */
export type RevealedPosition = {
  /** By seat: what was held in that moment, as its holder saw it. */
  readonly hands: readonly (readonly HeldCard[])[];
  /** What was done then. */
  readonly realAnswer: 'knock' | 'wait';
  /** The end of the round. */
  readonly end: View;
};

import type { Assistance, CodedLevel, Hint, KnockEstimate } from '@quando/bots';
import type { HeldCard, SeenEvent, View } from '@quando/rules';

export type { Assistance, Hint, KnockEstimate } from '@quando/bots';

/** What a page may ask the coach: advice on a view, or about a position, identified by its seed. */
export type CoachSubjects = {
  readonly hint: View;
  readonly assistance: View;
  readonly pose: string;
  readonly judge: string;
  readonly reveal: string;
};

export type CoachAnswers = {
  readonly hint: Hint;
  readonly assistance: Assistance;
  readonly pose: PosedPosition;
  readonly judge: KnockEstimate;
  readonly reveal: RevealedPosition;
};

export type CoachKind = keyof CoachSubjects;

export type CoachQuestion<Asked extends CoachKind = CoachKind> = {
  [Kind in Asked]: { readonly id: number; readonly kind: Kind; readonly subject: CoachSubjects[Kind] };
}[Asked];

export type CoachReply<Answer = CoachAnswers[CoachKind]> = { readonly id: number; readonly answer: Answer };

/** A position as its player sees it. */
export type PosedPosition = {
  readonly view: View;
  /** The players' levels by seat. */
  readonly levels: readonly CodedLevel[];
  /** The events of the round as the player has seen them. */
  readonly events: readonly SeenEvent[];
};

/** What really happened in a position, for a person who has answered. */
export type RevealedPosition = {
  /** The hands at that moment by seat, each as its holder saw it. */
  readonly hands: readonly (readonly HeldCard[])[];
  /** What the player really did. */
  readonly realAnswer: 'knock' | 'wait';
  /** The view at the end of the round. */
  readonly end: View;
};

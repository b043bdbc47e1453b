import type { Action, View } from '@quando/rules';

/** What a decision was about: whether to knock, what to play, which side to draw, which zero to turn, how to end a round. */
export type DecisionKind = 'knock' | 'play' | 'draw' | 'flip' | 'last-round';

/** The kind of a decision, by what was done and what would have been best. */
export function decisionKindOf(view: View, done: Action, best: Action): DecisionKind {
  if (done.type === 'draw' || done.type === 'flip') return done.type;
  if (done.type === 'knock' || best.type === 'knock') return 'knock';
  return view.knocker === 'nobody' ? 'play' : 'last-round';
}

import type { Seat } from '@quando/rules';
import { isMarked, type Mark } from '../review/mark.ts';
import type { Estimated } from '../review/estimate.ts';
import { luckAccount, type JudgedGame, type LuckAccount } from './luck-account.ts';
import { luckErrors, type LuckErrors } from './luck-errors.ts';
import { verdictOf, type LuckVerdict } from './verdict.ts';

/** What a review found in a decision. */
type Reviewed = { readonly loss: Estimated; readonly mark: Mark };

/** Luck and skill of a seat in a game. */
export type LuckReport = {
  readonly account: LuckAccount;
  readonly errors: LuckErrors;
  /** The two parts of the account's own decisions: what could have been known to lose, and what could not be seen. */
  readonly own: { readonly known: number; readonly unseen: number };
  readonly verdict: LuckVerdict;
};

/** The report on a seat of a judged game, with its decisions as reviewed. */
export function luckReport(judged: JudgedGame, seat: Seat, decisions: readonly Reviewed[]): LuckReport {
  const account = luckAccount(judged, seat);
  const errors = luckErrors(judged, seat);
  const marked = decisions.filter(({ mark }) => isMarked(mark));
  const known = 0 - marked.reduce((sum, { loss }) => sum + loss.mean, 0);
  const mistakes = marked.filter(({ mark }) => mark !== 'inaccuracy').length;
  return {
    account,
    errors,
    own: { known, unseen: account.own - known },
    verdict: verdictOf(account, errors, { mistakes, isOver: judged.isOver }),
  };
}

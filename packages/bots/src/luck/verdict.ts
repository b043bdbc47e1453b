import type { LuckAccount } from './luck-account.ts';
import type { LuckErrors } from './luck-errors.ts';

/** The conclusion from a game's account: how it ended, how it was played, and what luck did. */
export type LuckVerdict = {
  /** `open` after a single round: nobody has won yet. */
  readonly result: 'won' | 'lost' | 'open';
  /** How many decisions cost clearly more than another would have, by what the seat had seen. */
  readonly mistakes: number;
  /** `even`: hardly any, for sure; `unclear`: less than can be told. */
  readonly luck: 'good' | 'bad' | 'even' | 'unclear';
};

/** Less luck than this share of the chance to win counts as hardly any. */
const LITTLE = 0.1;
/** How many standard errors luck must be above that, or below it. */
const ERRORS = 2;

/** The verdict on a seat's account; where its errors are larger than the luck they say so. */
export function verdictOf(
  account: LuckAccount,
  errors: LuckErrors,
  { mistakes, isOver }: { readonly mistakes: number; readonly isOver: boolean },
): LuckVerdict {
  const result = account.result > 0 ? 'won' : 'lost';
  return {
    result: isOver ? result : 'open',
    mistakes,
    luck: luckIn(account.deals + account.draws, ERRORS * Math.hypot(errors.own, errors.others)),
  };
}

/** The luck of deals and draws together is as uncertain as the decisions: all of it together is exact. */
function luckIn(luck: number, margin: number): LuckVerdict['luck'] {
  if (Math.abs(luck) - margin > LITTLE) return luck > 0 ? 'good' : 'bad';
  return Math.abs(luck) + margin <= LITTLE ? 'even' : 'unclear';
}

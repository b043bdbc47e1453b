import type { Seat } from '@quando/rules';
import { differsFromMaster, type JudgedGame, type JudgedStep } from './luck-account.ts';

/** The standard errors of the parts of an account; what it starts from and what it ends with are exact. */
export type LuckErrors = {
  readonly deals: number;
  readonly draws: number;
  readonly own: number;
  readonly others: number;
};

/**
 * How far off the judge may be, in shares of the chance to win: by play-outs after a deal and, with two to four players, at
 * decisions that were not the Master's, the latter with one standard error added (decision 22 has the figures).
 */
const ERROR = { deal: 0.02, own: 0.045, others: 0.037 };

/**
 * How far the parts of a seat's account may be off. Only decisions that differ from the Master's are uncertain; since all
 * parts together are exact, the draws are as uncertain as everything else together.
 */
export function luckErrors({ deals, steps }: JudgedGame, seat: Seat): LuckErrors {
  const count = (isOwn: boolean): number =>
    steps.filter((step: JudgedStep) => (step.seat === seat) === isOwn && differsFromMaster(step)).length;
  const errors = {
    deals: ERROR.deal * Math.sqrt(deals.length),
    own: ERROR.own * Math.sqrt(count(true)),
    others: ERROR.others * Math.sqrt(count(false)),
  };
  return { ...errors, draws: Math.hypot(errors.deals, errors.own, errors.others) };
}

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
 * How far off the judge may be, in shares of the chance to win. Against play-outs it was off by 0.019 after a deal (13 deals)
 * and by 0.022 at the own decisions (130 that were not the Master's); with so few, the latter is more than doubled
 * to be safe. The error at the others' decisions was too small to be measured with so few games; 0.03 is a cautious guess.
 */
const ERROR = { deal: 0.02, own: 0.05, others: 0.03 };

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

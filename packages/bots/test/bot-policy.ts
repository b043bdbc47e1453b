import type { Bot, Policy } from '@quando/bots';
import { moveOf, viewOf, type Move } from '@quando/rules/authority';

/** A bot as a policy of simulated games. */
export const policyOf =
  (bot: Bot): Policy =>
  (draft, _, move) => {
    const seat = draft.askedCode;
    copyMove(moveOf(draft, seat, bot(viewOf(draft, seat), { seed: 0 })), move);
  };

function copyMove(from: Move, to: Move): void {
  if (from.isPlay) to.play(from.operand, from.high);
  else if (from.isDraw) to.draw(from.operand);
  else if (from.isFlip) to.flip(from.operand);
  else if (from.isKnock) to.knock();
  else to.pass();
}

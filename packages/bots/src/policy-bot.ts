import { seededRandom, type Action, type View } from '@quando/rules';
import { Move } from '@quando/rules/authority';
import { WorldSource } from './belief/world-source.ts';
import type { Bot } from './bot.ts';
import type { Policy } from './policy.ts';
import { ownHand } from './own-hand.ts';

/**
 * A bot that runs a policy in some world that agrees with its view. The policy must read only what its seat has seen.
 */
export const botOf =
  (policy: Policy): Bot =>
  (view, { seed }) => {
    const random = seededRandom(seed);
    const move = new Move();
    policy(new WorldSource(view, random).any(), random, move);
    return actionOfMove(view, move);
  };

/** A move of the viewer's seat as an action. */
export function actionOfMove(view: View, move: Move): Action {
  const hand = ownHand(view);
  if (move.isPlay)
    return { type: 'play', slots: hand.filter((_, i) => hasBit(move, i)).map(({ slot }) => slot) };
  if (move.isDraw) return { type: 'draw', side: move.operand === 0 ? 'up' : 'down' };
  if (move.isFlip) return { type: 'flip', slot: hand[move.operand]!.slot };
  return { type: move.isKnock ? 'knock' : 'pass' };
}

const hasBit = (move: Move, position: number): boolean =>
  ((position < 32 ? move.operand >>> position : move.high >>> (position - 32)) & 1) === 1;

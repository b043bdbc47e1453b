import type { Page } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import type { Update } from '@quando/protocol';
import { mayKnock, type Action, type View } from '@quando/rules';
import { nextDecision } from '../device/worker-messages.ts';
import type { PlayerInput } from './player-input.ts';

const play = botOf(greedy);

/** Decisions that bring games to an end soon: after the first round, a knock as soon as everybody has played twice. */
const decide = (view: View, seed: number): Action =>
  view.round > 0 && view.phase === 'turn' && mayKnock(view) ? { type: 'knock' } : play(view, { seed });

export type GamePlay = {
  readonly input: PlayerInput;
  /** Called before each decision. */
  readonly onAsked?: (update: Update) => Promise<void>;
};

/** Plays the person's seat until the game is over, and returns the last update. */
export async function playToTheEnd(page: Page, { input, onAsked }: GamePlay): Promise<Update> {
  let update = await nextDecision(page, 0);
  while (update.view.phase !== 'over') {
    await onAsked?.(update);
    await answerTo(update, input);
    update = await nextDecision(page, update.seq);
  }
  return update;
}

/** Makes the decision that an update asks for; the first one may be about a bot's triplet. */
export function answerTo({ view, seq }: Update, input: PlayerInput): Promise<void> {
  return view.asked === 'nobody' ? input.goOn() : input.act(view, decide(view, seq));
}

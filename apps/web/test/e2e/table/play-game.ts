import type { Page } from '@playwright/test';
import { botOf, greedy } from '@quando/bots';
import type { Update } from '@quando/protocol';
import { nextDecision } from '../device/worker-messages.ts';
import type { PlayerInput } from './player-input.ts';

/** Somebody who plays in a way that brings games to an end. */
const decide = botOf(greedy);

export type GamePlay = {
  readonly input: PlayerInput;
  /** Looks at the table before each decision. */
  readonly onAsked?: (update: Update) => Promise<void>;
};

/** Plays the person's part until the game is over, and gives the last update. */
export async function playToTheEnd(page: Page, { input, onAsked }: GamePlay): Promise<Update> {
  let update = await nextDecision(page, 0);
  while (update.view.phase !== 'over') {
    await onAsked?.(update);
    await answerTo(update, input);
    update = await nextDecision(page, update.seq);
  }
  return update;
}

/** Decides what the table asks, whatever it is: the very first question may be that of a bot's triplet. */
export function answerTo({ view, seq }: Update, input: PlayerInput): Promise<void> {
  return view.asked === 'nobody' ? input.goOn() : input.act(view, decide(view, { seed: seq }));
}

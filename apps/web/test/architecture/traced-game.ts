import { legalActions } from '@quando/rules';
import { MoveInput } from '../../src/board/move-input.svelte.ts';
import type { GameClient } from '../../src/game/game-client.svelte.ts';

/** A game in which this device's person has to decide. */
export type TracedGame = {
  /** Taps an action; resolves once the page has received its update. */
  readonly tap: () => Promise<void>;
};

type Until = (condition: () => boolean) => Promise<void>;

/** Waits for the person's turn and returns a way to tap. */
export async function tapping(game: GameClient, until: Until): Promise<TracedGame> {
  await until(() => game.isAsked && game.pending === undefined);
  const input = new MoveInput({
    view: () => game.view!,
    order: () => 'drawn',
    confirms: () => false,
    isPending: () => game.pending !== undefined,
    say: ({ code }) => code,
    onAct: (action) => game.act(action),
    onTap: () => {},
  });
  return {
    tap: async () => {
      const seq = game.state.update!.seq;
      input.act(legalActions(game.view!)[0]!);
      await until(() => game.state.update!.seq > seq);
    },
  };
}

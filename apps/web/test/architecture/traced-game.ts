import { legalActions } from '@quando/rules';
import { MoveInput } from '../../src/board/move-input.svelte.ts';
import type { GameClient } from '../../src/game/game-client.svelte.ts';

/** A game at which the person of this device is asked. */
export type TracedGame = {
  /** Decides as a tap on the board does; resolves once the page knows what came of it. */
  readonly tap: () => Promise<void>;
};

type Until = (condition: () => boolean) => Promise<void>;

/** The game once it is the person's turn, and the way to decide. */
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

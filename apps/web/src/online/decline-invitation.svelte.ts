import type { OnlineTableClient } from './online-table-client.svelte.ts';

/** Gives up the seat at the table of a rematch, and leaves once that is answered. */
export function declineInvitation(table: OnlineTableClient): void {
  table.ask({ type: 'stand' });
  const stop = $effect.root(() => {
    $effect(() => {
      const isOver = table.pending.length === 0 || typeof table.connection === 'object';
      if (!isOver) return;
      table.close();
      // An effect cannot end itself while it runs.
      queueMicrotask(stop);
    });
  });
}

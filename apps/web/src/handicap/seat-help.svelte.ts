import type { Assist } from '@quando/protocol';
import type { View } from '@quando/rules';
import { startCoach, type CoachClient } from '../trainer/coach-client.ts';
import type { Counted } from './board-help.ts';
import { shownSides } from './help-limits.ts';

/** What the table's help knows for the viewer, counted by the coach from the view alone; it starts when it is needed. */
export class SeatHelp {
  #coach: CoachClient | undefined;
  #counted: { readonly view: View; readonly result: Counted } | undefined = $state.raw();
  /** The round, and how many hints each seat of this device has had in it. */
  #hints: { readonly round: number; readonly used: ReadonlyMap<number, number> } = $state.raw({
    round: -1,
    used: new Map(),
  });

  /** What was counted for a view; undefined until it is. */
  for(view: View): Counted | undefined {
    return this.#counted?.view === view ? this.#counted.result : undefined;
  }

  /** Counts for a view whose viewer is shown unseen sides. */
  look(view: View, assist: Assist | undefined): void {
    if (shownSides(assist) === 'nothing' || view.viewer === 'watcher' || view.result !== 'none') return;
    this.#coach ??= startCoach(() => this.close());
    void this.#coach.ask('assistance', view).then((result) => (this.#counted = { view, result }));
  }

  hintsUsed(view: View): number {
    if (view.viewer === 'watcher' || this.#hints.round !== view.round) return 0;
    return this.#hints.used.get(view.viewer) ?? 0;
  }

  useHint(view: View): void {
    if (view.viewer === 'watcher') return;
    const used = this.#hints.round === view.round ? this.#hints.used : new Map<number, number>();
    this.#hints = { round: view.round, used: new Map(used).set(view.viewer, this.hintsUsed(view) + 1) };
  }

  close(): void {
    this.#coach?.close();
    this.#coach = undefined;
  }
}

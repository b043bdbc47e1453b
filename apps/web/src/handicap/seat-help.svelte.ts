import type { Assist } from '@quando/protocol';
import type { View, Viewer } from '@quando/rules';
import { startCoach, type CoachClient } from '../trainer/coach-client.ts';
import type { Counted } from './board-help.ts';
import type { LocalStore } from '../local-store.ts';
import { shownSides } from './help-limits.ts';
import { keepUsedHints, usedHints } from './used-hints.ts';

/** What the table's help knows for the viewer, counted by the coach from the view alone; it starts when it is needed. */
export class SeatHelp {
  #coach: CoachClient | undefined;
  #counted: { readonly view: View; readonly result: Counted } | undefined = $state.raw();
  readonly #localStore: LocalStore;
  readonly #game: string;
  /** By seat, the last hint on this page: the round, and how many it was. */
  #latest: ReadonlyMap<Viewer, { readonly round: number; readonly used: number }> = $state.raw(new Map());

  /** `game` is how this device calls the game. */
  constructor(localStore: LocalStore, game: string) {
    this.#localStore = localStore;
    this.#game = game;
  }

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

  /** How many hints the viewer has had in this round, on this page or before. */
  hintsUsed({ viewer, round }: View): number {
    if (viewer === 'watcher') return 0;
    const latest = this.#latest.get(viewer);
    const here = latest?.round === round ? latest.used : 0;
    return Math.max(here, usedHints(this.#localStore, { game: this.#game, seat: viewer, round }));
  }

  useHint(view: View): void {
    const { viewer, round } = view;
    if (viewer === 'watcher') return;
    const used = this.hintsUsed(view) + 1;
    keepUsedHints(this.#localStore, { game: this.#game, seat: viewer, round }, used);
    this.#latest = new Map(this.#latest).set(viewer, { round, used });
  }

  close(): void {
    this.#coach?.close();
    this.#coach = undefined;
  }
}

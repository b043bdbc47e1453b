import type { ToldEvent } from '@quando/protocol';
import type { SeenEvent, View } from '@quando/rules';
import type { Context } from '@quando/text';
import { prefersReducedMotion } from 'svelte/motion';
import { namesOf } from './board-names.ts';
import type { BoardProps } from './board-props.ts';
import { paceOf, type Pace } from './motion/pace.ts';
import { covered } from './seats/covered.ts';

export type ShowingNeeds = Pick<BoardProps, 'view' | 'sitters' | 'log' | 'moments' | 'settings' | 'pending'>;

const OUTCOMES: ReadonlySet<SeenEvent['type']> = new Set(['scored', 'won']);

/** What the board shows now: while something is being shown, how the table looks after it, and no more. */
export class Showing {
  readonly #needs: ShowingNeeds;
  readonly #last: number = $derived.by(() => this.#needs.moments.first?.seq ?? Infinity);
  readonly view: View = $derived.by(() => this.#needs.moments.first?.view ?? this.#needs.view);
  /** The view with its hands as they lie on the table. */
  readonly onTable: View = $derived.by(() => covered(this.view, this.#needs.moments.first?.before));
  /** All that has been shown; how a round and a game came out is for the reveal to tell. */
  readonly told: readonly ToldEvent[] = $derived.by(() =>
    this.#needs.log.filter(({ seq, event }) => seq <= this.#last && !OUTCOMES.has(event.type)),
  );
  readonly events: readonly SeenEvent[] = $derived.by(() => this.told.map(({ event }) => event));
  readonly names: readonly string[] = $derived.by(() => namesOf(this.#needs.sitters));
  readonly context: Context = $derived.by(() => ({ viewer: this.view.viewer, names: this.names }));
  readonly isMyTurn: boolean = $derived.by(
    () => this.view.phase === 'turn' && this.view.asked === this.view.viewer,
  );
  readonly pace: Pace = $derived.by(() => {
    const { speed, motion } = this.#needs.settings;
    return paceOf(speed, motion, prefersReducedMotion.current);
  });

  constructor(needs: ShowingNeeds) {
    this.#needs = needs;
  }

  /** Whether a drawn card is on its way. */
  get isLifted(): boolean {
    const { pending } = this.#needs;
    return typeof pending === 'object' && pending.type === 'draw';
  }

  /** Whether everything that happened has been shown. */
  get isQuiet(): boolean {
    return !this.#needs.moments.first;
  }
}

import type { Clock, ToldEvent } from '@quando/protocol';
import type { SeenEvent, View } from '@quando/rules';
import type { Animator } from '../board/motion/animator.svelte.ts';
import type { Game } from '../game/game.ts';
import type { ScoredRound } from '../game/scored-round.ts';
import { revealTime } from './reveal-time.ts';
import { lastTurnsIn, screenOf, type ScreenTurn, type ScreenScene } from './screen-scene.ts';

/** What a big screen shows of a game. */
export type ScreenStage =
  | { readonly shows: 'opening' }
  | { readonly shows: 'table'; readonly scene: ScreenScene }
  | { readonly shows: 'reveal'; readonly round: ScoredRound }
  | { readonly shows: 'end'; readonly scene: ScreenScene };

const OUTCOMES: ReadonlySet<SeenEvent['type']> = new Set(['scored', 'won']);

/** How long the last result stands before the end of the game is shown, in milliseconds. */
const LAST_RESULT_TIME = 8_000;

export type ScreenShowOptions = { readonly game: Game; readonly animator: Animator; readonly clock: Clock };

/** Decides what a big screen shows of a game, and when: nobody touches it, so it goes on by itself. */
export class ScreenShow {
  readonly #options: ScreenShowOptions;
  readonly #stop: () => void;
  /** The last round whose result has stood long enough for the end to be shown. */
  #finished = $state(-1);
  readonly #view: View | undefined = $derived.by(() => {
    const { moments, view } = this.#options.game;
    return moments.first?.view ?? view;
  });
  /** The events of the round that have been shown, without its result. */
  readonly log: readonly ToldEvent[] = $derived.by(() => {
    const { moments, log } = this.#options.game;
    const last = moments.first?.seq ?? Infinity;
    return log.filter(({ seq, event }) => seq <= last && !OUTCOMES.has(event.type));
  });
  readonly lastTurns: ReadonlyMap<number, ScreenTurn> = $derived.by(() =>
    lastTurnsIn(this.log.map(({ event }) => event)),
  );
  readonly stage: ScreenStage = $derived.by(() => this.#stageOf(this.#view));

  constructor(options: ScreenShowOptions) {
    this.#options = options;
    this.#stop = $effect.root(() => {
      $effect(() => {
        const { stage } = this;
        if (stage.shows !== 'reveal' || !stage.round.isLast) return undefined;
        const { round } = stage;
        const time = revealTime(round) + LAST_RESULT_TIME;
        return options.clock.after(time, () => (this.#finished = round.round));
      });
    });
  }

  /** Whether everything that happened has been shown. */
  get isQuiet(): boolean {
    return this.#options.game.moments.first === undefined;
  }

  close(): void {
    this.#stop();
  }

  #stageOf(view: View | undefined): ScreenStage {
    if (!view) return { shows: 'opening' };
    const { lastRound: round, moments } = this.#options.game;
    const scene = screenOf(view, moments.first?.before);
    if (view.result === 'none' || !this.isQuiet || !round) return { shows: 'table', scene };
    const isDone = round.seen !== 'ending' || this.#finished >= round.round;
    return view.phase === 'over' && isDone ? { shows: 'end', scene } : { shows: 'reveal', round };
  }
}

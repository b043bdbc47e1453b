import { MOST_PLAYERS, type Action, type Random, type View } from '@quando/rules';
import { advance, Draft, moveOf, viewOf } from '@quando/rules/authority';
import { WorldSource } from '../belief/world.ts';
import type { Judge } from '../net/judge.ts';
import { chancesToWin } from './chance.ts';
import { Entrant } from './entrant.ts';

/** What a whole game was worth in training: the net's values are changes of the chance to win it, times this. */
const REWARD = 3;
/** Worlds between two looks at which actions are still in the race. */
const BATCH = 8;
/** By how many standard errors an action must lie behind to be out, and be ahead of the net's own choice to be taken. */
const TRAILING = 2.5;
const DOUBT = 1;

/**
 * Actions that are tried in the same worlds: the net plays every seat until the own seat is on turn again, and says
 * what that is worth.
 */
export class NetRace {
  readonly #judge: Judge;
  readonly #seat: number;
  readonly #worlds: WorldSource;
  readonly #world: Draft;
  readonly #draft: Draft;
  readonly #chances: Float64Array = new Float64Array(MOST_PLAYERS);
  /** The chance to win the game before this round. */
  readonly #before: number;
  readonly #favourite: Entrant;
  #running: Entrant[];
  #worldsPlayed = 0;

  /** The net's own choice comes first. */
  constructor(view: View, actions: readonly Action[], judge: Judge, random: Random) {
    this.#judge = judge;
    this.#seat = view.viewer as number;
    this.#worlds = new WorldSource(view, random);
    this.#world = new Draft(view.players, view.target);
    this.#draft = new Draft(view.players, view.target);
    this.#before = this.#chanceIn(this.#worlds.any());
    this.#running = actions.map((action) => new Entrant(action));
    this.#favourite = this.#running[0]!;
  }

  get isOpen(): boolean {
    return this.#running.length > 1;
  }

  /** The best action so far: the net's own, unless another is clearly better. */
  get winner(): Action {
    const best = this.#best();
    const isSafe = this.#running.includes(this.#favourite) && !this.#favourite.isBehind(best, DOUBT);
    return (isSafe ? this.#favourite : best).action;
  }

  /** Tries every action that is still in the race in one more world. */
  playWorld(): void {
    this.#worlds.nextLikelyInto(this.#world);
    for (const entrant of this.#running) entrant.add(this.#worthOf(entrant.action));
    this.#worldsPlayed += 1;
    if (this.#worldsPlayed % BATCH === 0) this.#dropTrailing();
  }

  #best(): Entrant {
    return this.#running.reduce((a, b) => (b.worth > a.worth ? b : a));
  }

  #dropTrailing(): void {
    const best = this.#best();
    this.#running = this.#running.filter((entrant) => entrant === best || !entrant.isBehind(best, TRAILING));
  }

  #worthOf(action: Action): number {
    const draft = this.#draft.copyFrom(this.#world);
    advance(draft, moveOf(draft, this.#seat, action));
    while (!draft.isRoundOver) {
      const asked = draft.askedCode;
      const { choices, value } = this.#judge.opinionOn(viewOf(draft, asked));
      if (asked === this.#seat && draft.awaitsTurn) return value;
      advance(draft, moveOf(draft, asked, choices[0]!.action));
    }
    return REWARD * (this.#chanceIn(draft) - this.#before);
  }

  #chanceIn(draft: Draft): number {
    chancesToWin(draft, this.#chances);
    return this.#chances[this.#seat]!;
  }
}

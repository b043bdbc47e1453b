import type { Action, View } from '@quando/rules';
import { idOf, OWN_SEAT, type Eight } from '@quando/season';
import { masterRoundBy, seatRound } from '@quando/season/authority';
import { sharedShuffle } from '@quando/table';
import type { SharedDeals } from '../deals/shared-deals.ts';

/** The Master's points in a round, and the round as a code for links. */
export type MasterRound = { readonly par: number; readonly master: string };

export type MasterRoundsOptions = {
  readonly sharedDeals: Pick<SharedDeals, 'secretOf'>;
  /** What the Master decides: one decision at a time, so that bots at tables have their turns in between. */
  readonly master: (view: View) => Promise<Action>;
};

const roundIdOf = (eight: Eight, round: number): string => `${idOf(eight)} ${round}`;

/** The Master's rounds of eights: each is played once, for everybody who finishes that round at the same time. */
export class MasterRounds {
  readonly #options: MasterRoundsOptions;
  readonly #rounds: Map<string, Promise<MasterRound>> = new Map();

  constructor(options: MasterRoundsOptions) {
    this.#options = options;
  }

  of(eight: Eight, round: number): Promise<MasterRound> {
    const id = roundIdOf(eight, round);
    const known = this.#rounds.get(id);
    if (known) return known;
    const played = this.#play(eight, round);
    this.#rounds.set(id, played);
    played.catch(() => this.#rounds.delete(id));
    return played;
  }

  /** A log has the round from now on. */
  forget(eight: Eight, round: number): void {
    this.#rounds.delete(roundIdOf(eight, round));
  }

  async #play(eight: Eight, round: number): Promise<MasterRound> {
    const name = idOf(eight);
    const { sharedDeals, master } = this.#options;
    const { players } = eight;
    const deal = sharedShuffle({ name, secret: sharedDeals.secretOf(name), number: round }, players);
    const played = seatRound(await masterRoundBy(deal, players, master), OWN_SEAT);
    return { par: played.points, master: played.code };
  }
}

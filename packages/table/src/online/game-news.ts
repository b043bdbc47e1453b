import type { Viewer } from '@quando/rules';
import { checkOf, type Events, type Sitter, type TableStatus, type Update } from '@quando/protocol';
import { isScored, viewOf } from '@quando/rules/authority';
import type { GameLog } from '../game-log.ts';
import { updateFor, withActions } from '../update.ts';
import type { Seating } from './seating.ts';

/** How much of a game a client knows. */
export type Known = {
  /** The seq of the game's last entry that it was told. */
  readonly seq: number;
  /** The people and bots that it was told of, by seat. */
  readonly sitters: readonly Sitter[] | undefined;
};

type Moment = Pick<TableStatus, 'waiting' | 'now'>;

type Made = {
  readonly type: 'update' | 'events';
  readonly viewer: Viewer;
  readonly since: number | undefined;
  readonly news: Update | Events;
};

/** The news of a game at one moment; the same news for several viewers or clients is made once. */
export class GameNews {
  readonly #log: GameLog;
  readonly #sitters: readonly Sitter[] | undefined;
  readonly #momentNow: () => Moment;
  #moment: Moment | undefined;
  readonly #made: Made[] = [];
  /** What a client knows after it was told. */
  readonly known: Known;

  constructor(log: GameLog, seating: Seating, moment: () => Moment) {
    this.#log = log;
    this.#sitters = seating.sitters;
    this.#momentNow = moment;
    this.known = { seq: log.seq, sitters: seating.sitters };
  }

  /** Events for a client that has seen everything before; everything for others; undefined if it knows all. */
  for(viewer: Viewer, known: Known | undefined): Update | Events | undefined {
    if (!known || !isSameCompany(known.sitters, this.#sitters))
      return this.#once('update', viewer, known?.seq);
    return known.seq === this.#log.seq ? undefined : this.#once('events', viewer, known.seq);
  }

  /** Everything with the viewer's legal actions; undefined for a client that knows all. */
  withActions(viewer: Viewer, known: Known | undefined): Update | undefined {
    const isKnown = known?.seq === this.#log.seq && isSameCompany(known.sitters, this.#sitters);
    return isKnown ? undefined : withActions(updateFor(this.#log, viewer, known?.seq, this.#sitters));
  }

  #once(type: 'update' | 'events', viewer: Viewer, since: number | undefined): Update | Events {
    for (const made of this.#made)
      if (made.type === type && made.viewer === viewer && made.since === since) return made.news;
    const news = this.#make(type, viewer, since);
    this.#made.push({ type, viewer, since, news });
    return news;
  }

  #make(type: 'update' | 'events', viewer: Viewer, since: number | undefined): Update | Events {
    return type === 'update' || since === undefined
      ? updateFor(this.#log, viewer, since, this.#sitters)
      : this.#eventsFor(viewer, since);
  }

  #eventsFor(viewer: Viewer, since: number): Events {
    const { seq, state } = this.#log;
    const check = isScored(state) ? { check: checkOf(viewOf(state, viewer)) } : {};
    const events = this.#log.told(viewer, since);
    this.#moment ??= this.#momentNow();
    return { type: 'events', seq, since, events, ...check, ...this.#moment };
  }
}

const isSameCompany = (a: Known['sitters'], b: Known['sitters']): boolean =>
  a === b || (a?.length === b?.length && (a ?? []).every((sitter, seat) => sitter === b![seat]));

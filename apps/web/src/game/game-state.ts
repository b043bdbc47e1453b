import type { Seat, SeenEvent, Viewer } from '@quando/rules';
import type { Command, TableRefusal, TableReply, ToldEvent, Update } from '@quando/protocol';
import type { ConnectionState } from './game-connection.ts';
import type { Moment } from './moment.ts';
import { scoredRoundIn, type ScoredRound } from './scored-round.ts';

/** What a client knows about its game; immutable. */
export type GameState = {
  readonly connection: ConnectionState;
  /** The viewer that the client has joined as; updates for other viewers are ignored. */
  readonly viewer: Viewer;
  /** The latest update; undefined until the first one for this viewer. */
  readonly update: Update | undefined;
  /** The events of the current round as the viewer has seen them. */
  readonly log: readonly ToldEvent[];
  /** The part of the log that this person had not seen before they took the device. */
  readonly news: readonly ToldEvent[];
  /** What happened while this viewer was away for more than a turn; nobody has dismissed it yet. */
  readonly missed: readonly ToldEvent[];
  /** The last round that is over; undefined in the first one. */
  readonly lastRound: ScoredRound | undefined;
  readonly pending: Pending | undefined;
  readonly refusal: TableRefusal | undefined;
};

/** A pending command; `doneAt` is the seq with which it was accepted. */
export type Pending = { readonly command: Command; readonly doneAt: number | 'unknown' };

export const startingAs = (viewer: Viewer): GameState => ({
  connection: 'connecting',
  viewer,
  update: undefined,
  log: [],
  news: [],
  missed: [],
  lastRound: undefined,
  pending: undefined,
  refusal: undefined,
});

/** The state after a reply. */
export function afterReply(state: GameState, reply: TableReply): GameState {
  switch (reply.type) {
    case 'update':
      return afterUpdate(state, reply);
    case 'accepted':
      return isAnswer(state, reply.id) ? settled(accepted(state, reply.seq)) : state;
    case 'refused':
      return afterRefusal(state, reply);
  }
}

/** Whether updates between the last one and this one are missing. */
export const isGapBefore = (state: GameState, update: Update): boolean =>
  isForViewer(state, update) && state.update !== undefined && update.since > state.update.seq;

/** The moment of an update; undefined if nothing in it is new, or too much to be shown. */
export function momentIn(state: GameState, update: Update): Moment | undefined {
  const events = newEventsOf(state, update).map(({ event }) => event);
  const { seq, view } = update;
  if (events.length === 0 || turnsIn(events) > 1) return undefined;
  return { seq, events, before: state.update?.view, view };
}

/** The events of an update that are too many to be shown: those of more than one turn. */
export function missedIn(state: GameState, update: Update): readonly ToldEvent[] {
  const events = newEventsOf(state, update);
  return turnsIn(events.map(({ event }) => event)) > 1 ? events : [];
}

/** How many turns have begun in these events; a deal counts as one. */
const turnsIn = (events: readonly SeenEvent[]): number =>
  events.filter(({ type }) => TURN_STARTS.has(type)).length;

const TURN_STARTS: ReadonlySet<SeenEvent['type']> = new Set(['dealt', 'played', 'knocked', 'passed']);

/** The new events of an update; of a first update, only a fresh deal counts as new. */
const newEventsOf = ({ update: last }: GameState, { events }: Update): readonly ToldEvent[] => {
  if (last) return events.filter(({ seq }) => seq > last.seq);
  const round = currentRound(events);
  return round.every(({ event }) => event.type === 'dealt') ? round : [];
};

/** The seq of a seat's last action: its player has seen everything up to there. */
export const lastActionOf = (log: readonly ToldEvent[], seat: Seat): number =>
  log.findLast(({ event }) => 'seat' in event && event.seat === seat && event.type !== 'skipped')?.seq ?? -1;

const isForViewer = (state: GameState, { viewer, seq }: Update): boolean =>
  viewer === state.viewer && seq >= (state.update?.seq ?? 0);

function afterUpdate(state: GameState, update: Update): GameState {
  if (!isForViewer(state, update)) return state;
  const known = state.log.filter(({ seq }) => seq <= update.since);
  return settled({
    ...state,
    update,
    lastRound: lastRoundAfter(state, update),
    log: currentRound([...known, ...update.events]),
  });
}

/** A round stays as its viewer has seen it end; of one that ended unseen, the table tells. */
function lastRoundAfter({ update: last, lastRound }: GameState, update: Update): ScoredRound | undefined {
  const told = scoredRoundIn(update, last === undefined);
  return told && told.round !== lastRound?.round ? told : lastRound;
}

function afterRefusal(state: GameState, reply: TableReply & { type: 'refused' }): GameState {
  const informed = reply.update ? afterUpdate(state, reply.update) : state;
  if (reply.id === undefined || !isAnswer(state, reply.id)) return informed;
  return { ...informed, pending: undefined, refusal: reply.refusal };
}

const isAnswer = (state: GameState, id: string): boolean => state.pending?.command.id === id;

const accepted = (state: GameState, seq: number): GameState => ({
  ...state,
  pending: state.pending && { ...state.pending, doneAt: seq },
});

/** A command is pending until the update that contains it has arrived. */
function settled(state: GameState): GameState {
  const { pending, update } = state;
  if (!pending || !update || pending.doneAt === 'unknown' || update.seq < pending.doneAt) return state;
  return { ...state, pending: undefined };
}

/** The part of a log from the last deal on. */
export const currentRound = (events: readonly ToldEvent[]): readonly ToldEvent[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event.type === 'dealt'),
    ),
  );

import type { Seat, View, Viewer } from '@quando/rules';
import type { Command, TableRefusal, TableReply, ToldEvent, Update } from '@quando/protocol';
import type { ConnectionState } from './game-connection.ts';
import type { Moment } from './moment.ts';

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
  /** The end of the last round that this viewer has seen end; undefined if a finished game was opened. */
  readonly lastScored: View | undefined;
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
  lastScored: undefined,
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

/** The moment of an update; undefined if nothing in it is new. */
export function momentIn(state: GameState, update: Update): Moment | undefined {
  const events = newEventsOf(state, update).map(({ event }) => event);
  const { seq, view } = update;
  return events.length > 0 ? { seq, events, before: state.update?.view, view } : undefined;
}

/** The new events of an update; of a first update, only a fresh deal counts as new. */
const newEventsOf = ({ update: last }: GameState, { events }: Update): readonly ToldEvent[] => {
  if (last) return events.filter(({ seq }) => seq > last.seq);
  return events.every(({ event }) => event.type === 'dealt') ? events : [];
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
    lastScored: lastScoredAfter(state, update),
    log: currentRound([...known, ...update.events]),
  });
}

function lastScoredAfter(state: GameState, { view }: Update): View | undefined {
  const wasOverBefore = view.phase === 'over' && !state.update;
  return view.result === 'none' || wasOverBefore ? state.lastScored : view;
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

const currentRound = (events: readonly ToldEvent[]): readonly ToldEvent[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event.type === 'dealt'),
    ),
  );

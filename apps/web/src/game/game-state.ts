import type { Seat, Viewer } from '@quando/rules';
import type { Command, TableRefusal, TableReply, ToldEvent, Update } from '@quando/protocol';
import type { ConnectionState } from './game-connection.ts';

/** What a client knows of its table; replaced as a whole, never changed. */
export type SessionState = {
  readonly connection: ConnectionState;
  /** Whose eyes were asked for; what came for others is not looked at. */
  readonly viewer: Viewer;
  /** The latest; undefined until the first one for these eyes. */
  readonly update: Update | undefined;
  /** What the viewer was told of the present round. */
  readonly log: readonly ToldEvent[];
  /** The part of the log that this person had not seen before they took the device. */
  readonly news: readonly ToldEvent[];
  readonly pending: Pending | undefined;
  readonly refusal: TableRefusal | undefined;
};

/** A command under way; `doneAt` is the seq that it was accepted with. */
export type Pending = { readonly command: Command; readonly doneAt: number | 'unknown' };

export const startingAs = (viewer: Viewer): SessionState => ({
  connection: 'connecting',
  viewer,
  update: undefined,
  log: [],
  news: [],
  pending: undefined,
  refusal: undefined,
});

/** What is known of the table after a reply. */
export function afterReply(state: SessionState, reply: TableReply): SessionState {
  switch (reply.type) {
    case 'update':
      return afterUpdate(state, reply);
    case 'accepted':
      return isAnswer(state, reply.id) ? settled(accepted(state, reply.seq)) : state;
    case 'refused':
      return afterRefusal(state, reply);
  }
}

/** Whether something between what is known and this update was never told. */
export const isGapBefore = (state: SessionState, update: Update): boolean =>
  isForTheseEyes(state, update) && state.update !== undefined && update.since > state.update.seq;

/** The events of an update that are new here; none if nothing was known before. */
export const newEventsOf = (state: SessionState, { events }: Update): readonly ToldEvent[] =>
  state.update ? events.filter(({ seq }) => seq > state.update!.seq) : [];

/** The seq up to which a seat must have looked: that of the last thing it did itself. */
export const lastActionOf = (log: readonly ToldEvent[], seat: Seat): number =>
  log.findLast(({ event }) => 'seat' in event && event.seat === seat && event.type !== 'skipped')?.seq ?? -1;

const isForTheseEyes = (state: SessionState, { viewer, seq }: Update): boolean =>
  viewer === state.viewer && seq >= (state.update?.seq ?? 0);

function afterUpdate(state: SessionState, update: Update): SessionState {
  if (!isForTheseEyes(state, update)) return state;
  const known = state.log.filter(({ seq }) => seq <= update.since);
  return settled({ ...state, update, log: presentRound([...known, ...update.events]) });
}

function afterRefusal(state: SessionState, reply: TableReply & { type: 'refused' }): SessionState {
  const informed = reply.update ? afterUpdate(state, reply.update) : state;
  if (reply.id === undefined || !isAnswer(state, reply.id)) return informed;
  return { ...informed, pending: undefined, refusal: reply.refusal };
}

const isAnswer = (state: SessionState, id: string): boolean => state.pending?.command.id === id;

const accepted = (state: SessionState, seq: number): SessionState => ({
  ...state,
  pending: state.pending && { ...state.pending, doneAt: seq },
});

/** A command is pending until its consequences are seen. */
function settled(state: SessionState): SessionState {
  const { pending, update } = state;
  if (!pending || !update || pending.doneAt === 'unknown' || update.seq < pending.doneAt) return state;
  return { ...state, pending: undefined };
}

const presentRound = (events: readonly ToldEvent[]): readonly ToldEvent[] =>
  events.slice(
    Math.max(
      0,
      events.findLastIndex(({ event }) => event.type === 'dealt'),
    ),
  );

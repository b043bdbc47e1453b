import type { Seat } from '@quando/rules';
import type {
  Command,
  OnlineReply,
  SeatingCommand,
  SeatingRefusalCode,
  TableRefusal,
  Update,
} from '@quando/protocol';
import { dealRefusal, decideAct } from '../game-decision.ts';
import { answerTo } from '../game-request.ts';
import type { Decision, Outcome, Request, Unchanged } from '../table-core.ts';
import { updateFor } from '../update.ts';
import type { SeatingEntry } from './online-entry.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import { erasureOf } from './erasure.ts';
import { decideRematch, type RematchOptions } from './rematch.ts';
import { decideDeal, decideVoid, type Dealing } from './deal-decision.ts';
import type { DueAction } from './due-action.ts';
import { botFor, PUBLIC_LEVEL } from './bot-for.ts';
import { decideSeating, type SeatingDecision } from './seating-decision.ts';
import { isPerson } from './seat-state.ts';

/**
 * Who submits a command of the game: a person, or the bot that decides for a seat. A person is the hash of their key,
 * because they may have another seat, or none, when their command's turn comes.
 */
export type Sender =
  | { readonly kind: 'person'; readonly key: string | undefined }
  | { readonly kind: 'bot'; readonly seat: Seat };

/** What decisions about requests depend on. */
export type OnlineContext = {
  readonly table: string;
  readonly log: OnlineLog;
  readonly ports: OnlinePorts;
};

type Answer = (reply: OnlineReply) => void;
type GameRefusal = TableRefusal | { readonly code: 'not-started' };
type SeatingRefusal = { readonly code: SeatingRefusalCode };
type OutOfDate = { readonly code: 'out-of-date' };

/** A command of the game. */
export const gameRequest = (
  context: OnlineContext,
  by: Sender,
  command: Command,
  answer: Answer,
): Request<OnlineChange, GameRefusal> => ({
  isRetried: by.kind !== 'person',
  acceptedAt: () => acceptedAt(context.log, by, command),
  decide: () => decideGame(context, by, command),
  answer: (outcome) => answer(gameReply(context, by, command, outcome)),
});

/** For whom a sender decides now. */
const viewerOf = ({ seating }: OnlineLog, by: Sender): Seat | 'none' =>
  by.kind === 'person' ? seating.seatOf(by.key) : by.seat;

function acceptedAt(log: OnlineLog, by: Sender, command: Command): number | undefined {
  const viewer = viewerOf(log, by);
  if (viewer === 'none') return undefined;
  return command.type === 'continue' ? log.answerToDeal(command.id) : log.game?.answerTo(viewer, command);
}

function decideGame(
  context: OnlineContext,
  by: Sender,
  command: Command,
): Decision<OnlineChange, GameRefusal> | Unchanged {
  const { log, ports } = context;
  const viewer = viewerOf(log, by);
  if (viewer === 'none') return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (!log.game) return { refusal: { code: 'not-started' } };
  // The others have let a bot decide until the round is over.
  if (by.kind === 'person' && log.seating.isBarred(viewer)) return { refusal: { code: 'not-your-seat' } };
  // The person may have returned in the meantime.
  if (by.kind === 'bot' && log.seating.isManned(by.seat)) return { refusal: { code: 'not-your-seat' } };
  if (command.type === 'continue') {
    const refusal = dealRefusal(log.game, command) ?? (log.isOver ? GAME_OVER : undefined);
    return refusal ? { refusal } : decideDeal(log, { ...dealingAt(context), id: command.id });
  }
  const decision = decideAct(log.game, viewer, command, { seq: log.seq + 1, at: ports.clock.now() });
  return 'refusal' in decision ? decision : { change: log.withGame(decision.change) };
}

const GAME_OVER = { code: 'game-over', may: [] } as const;

/** What a decision to deal now depends on. */
const dealingAt = ({ table, ports }: OnlineContext): Dealing => ({
  at: ports.clock.now(),
  freshSecret: ports.freshSecret,
  absentSince: (seat) => ports.absentSince(table, seat),
});

function gameReply(
  { log }: OnlineContext,
  by: Sender,
  command: Command,
  outcome: Outcome<GameRefusal>,
): OnlineReply {
  const { id, after } = command;
  const present = { seq: log.gameSeq, update: () => presentUpdate(log, viewerOf(log, by), after) };
  if ('acceptedAt' in outcome) return answerTo(command, outcome, present);
  const { refusal } = outcome;
  return refusal.code === 'not-started'
    ? { type: 'refused', id, refusal }
    : answerTo(command, { refusal }, present);
}

/** Only those who decide get an update with a refusal. */
const presentUpdate = (
  { game, seating }: OnlineLog,
  viewer: Seat | 'none',
  after: number,
): Update | undefined =>
  game && viewer !== 'none' ? updateFor(game, viewer, after, seating.sitters) : undefined;

/** A command outside the game. */
export const seatingRequest = (
  context: OnlineContext,
  key: string | undefined,
  command: SeatingCommand,
  answer: Answer,
): Request<OnlineChange, SeatingRefusal> => ({
  acceptedAt: () => (key === undefined ? undefined : context.log.answerTo(key, command)),
  decide: arranging(context, key, command),
  answer: (outcome) => answer(seatingReply(command.id, outcome)),
});

/** Decides a command outside the game, again if another process was faster. */
function arranging(
  context: OnlineContext,
  key: string | undefined,
  command: SeatingCommand,
): () => SeatingDecision | Promise<SeatingDecision> {
  const { table, log, ports } = context;
  if (command.type === 'rematch') return rematching(context, { table, key, id: command.id, ports });
  return () => decideSeating(log, command, { ...dealingAt(context), key });
}

/** A table that was created for a decision without effect is removed: somebody may have deleted their name since. */
function rematching({ log, ports }: OnlineContext, options: RematchOptions): () => Promise<SeatingDecision> {
  let created: string | undefined;
  return async () => {
    if (created !== undefined && created !== log.rematch) await ports.storage.remove(created);
    const decision = await decideRematch(log, options);
    created = rematchIn(decision);
    return decision;
  };
}

const rematchIn = (decision: SeatingDecision): string | undefined =>
  typeof decision === 'object' && 'change' in decision && decision.change.entry.type === 'rematched'
    ? decision.change.entry.table
    : undefined;

/** What came of erasing a person: `alone` means that the whole table can go, because it names nobody else. */
export type Erasure = 'erased' | 'nothing' | 'alone' | 'not-stored';

type NotErased = { readonly code: 'nothing' | 'alone' };

/** A person deletes their name. */
export const eraseRequest = (
  { table, log, ports }: OnlineContext,
  key: string,
  answer: (erasure: Erasure) => void,
): Request<OnlineChange, NotErased> => ({
  acceptedAt: () => undefined,
  decide: async () => {
    const values = await ports.storage.load(table);
    const erasure = erasureOf(log, values, { key, at: ports.clock.now() });
    if (typeof erasure === 'string') return { refusal: { code: erasure } };
    return { change: log.withErased(erasure) };
  },
  answer: (outcome) => answer('refusal' in outcome ? outcome.refusal.code : 'erased'),
});

/**
 * The operator ends the seat of the person with this key hash, after which they have to stay away. A seat that was only
 * promised to them is nobody's.
 */
export const banishRequest = (
  { log, ports }: OnlineContext,
  key: string,
  id: string,
): Request<OnlineChange, OutOfDate> => ({
  acceptedAt: () => undefined,
  decide: () => {
    const made = { at: ports.clock.now(), by: 'table', id };
    const reserved = log.seating.reservedBy(key);
    if (reserved !== 'none') return noted(log, { ...made, type: 'released', seat: reserved });
    const seat = log.seating.seatOf(key);
    if (seat === 'none') return 'unchanged';
    return noted(log, { ...made, type: 'dismissed', seat, sitter: botFor(log, seat, PUBLIC_LEVEL) });
  },
  answer: () => {},
});

/** A due action that makes an entry by itself. */
export type EntryAction = Exclude<DueAction, { kind: 'decide' | 'report' }>;

/** Notes what came of entering the game's result in the league. */
export const reportedRequest = (
  { log, ports }: OnlineContext,
  result: 'entered' | 'refused',
  onFailed: () => void,
): Request<OnlineChange, OutOfDate> => ({
  isRetried: true,
  acceptedAt: () => undefined,
  decide: () =>
    log.state.isReported ? 'unchanged' : noted(log, { at: ports.clock.now(), type: 'reported', result }),
  answer: (outcome) => {
    if ('refusal' in outcome && outcome.refusal.code === 'not-stored') onFailed();
  },
});

/** Something that the table does by itself, if `isDue` still holds at the time of the decision. */
export const dueRequest = (
  context: OnlineContext,
  action: EntryAction,
  { isDue, onFailed }: { readonly isDue: () => boolean; readonly onFailed: () => void },
): Request<OnlineChange, OutOfDate> => ({
  isRetried: true,
  acceptedAt: () => undefined,
  decide: () => (isDue() ? decideDue(context, action) : { refusal: { code: 'out-of-date' } }),
  answer: (outcome) => {
    if ('refusal' in outcome && outcome.refusal.code === 'not-stored') onFailed();
  },
});

function decideDue(
  context: OnlineContext,
  action: EntryAction,
): Decision<OnlineChange, OutOfDate> | Unchanged {
  const { log, ports } = context;
  const at = ports.clock.now();
  switch (action.kind) {
    case 'deal':
      return decideDeal(log, dealingAt(context));
    case 'void':
      return decideVoid(log, at);
    case 'remind':
    case 'give-up':
      return noted(log, { at, type: action.kind === 'remind' ? 'reminded' : 'unanswered' });
    case 'replace': {
      const { seat } = action;
      const sitter = botFor(log, seat, PUBLIC_LEVEL);
      return noted(log, { at, type: 'seated', seat, sitter, by: 'table', id: `replaced-${log.seq}` });
    }
    case 'step-in': {
      const { seat } = action;
      const type = log.seating.hasMissedLastTurn(seat) ? 'left' : 'missed';
      return noted(log, { at, type, seat });
    }
  }
}

/** The change that an entry of the table itself makes. */
function noted(log: OnlineLog, entry: Unnumbered<SeatingEntry>): Decision<OnlineChange, OutOfDate> {
  const change = log.withSeating({ seq: log.seq + 1, ...entry });
  return change ? { change } : { refusal: { code: 'out-of-date' } };
}

type Unnumbered<Entry> = Entry extends unknown ? Omit<Entry, 'seq'> : never;

/** How many devices of a person are noted. */
const MOST_DEVICES = 8;

/** Notes that a device shows the cards of the person with this key hash. */
export const deviceRequest = (
  { log, ports }: OnlineContext,
  key: string | undefined,
  device: string,
): Request<OnlineChange, never> => ({
  acceptedAt: () => undefined,
  decide: () => {
    const seat = log.seating.seatOf(key);
    const state = seat === 'none' ? undefined : log.seating.seats[seat];
    if (seat === 'none' || !log.game || !isPerson(state)) return 'unchanged';
    if (state.devices.includes(device) || state.devices.length >= MOST_DEVICES) return 'unchanged';
    const entry = { seq: log.seq + 1, at: ports.clock.now(), type: 'joined', seat, device } as const;
    return { change: log.withSeating(entry)! };
  },
  // The client has not asked for anything.
  answer: () => {},
});

const seatingReply = (id: string, outcome: Outcome<SeatingRefusal>): OnlineReply =>
  'acceptedAt' in outcome
    ? { type: 'accepted', id, seq: outcome.acceptedAt }
    : { type: 'refused', id, refusal: outcome.refusal };

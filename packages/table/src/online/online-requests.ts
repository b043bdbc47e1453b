import type { Seat, Viewer } from '@quando/rules';
import type {
  Command,
  OnlineReply,
  SeatingCommand,
  SeatingRefusalCode,
  TableRefusal,
  Update,
} from '@quando/protocol';
import { decide } from '../game-decision.ts';
import { answerTo } from '../game-request.ts';
import type { Decision, Outcome, Request } from '../table-core.ts';
import { updateFor } from '../update.ts';
import type { OnlineChange, OnlineLog } from './online-log.ts';
import type { OnlinePorts } from './online-ports.ts';
import { decideRematch } from './rematch.ts';
import { decideSeating, promisedDeal, type SeatingDecision } from './seating-decision.ts';

/**
 * Who submits a command of the game: a person, the bot that decides for a seat, or the clock. A person is the hash of
 * their key, because they may have another seat, or none, when their command's turn comes.
 */
export type Sender =
  | { readonly kind: 'person'; readonly key: string | undefined }
  | { readonly kind: 'bot'; readonly seat: Seat }
  | { readonly kind: 'clock' };

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
function viewerOf({ seating }: OnlineLog, by: Sender): Viewer | 'none' {
  switch (by.kind) {
    case 'person':
      return seating.seatOf(by.key);
    case 'bot':
      return by.seat;
    case 'clock':
      return 'watcher';
  }
}

function acceptedAt(log: OnlineLog, by: Sender, command: Command): number | undefined {
  const viewer = viewerOf(log, by);
  return viewer === 'none' ? undefined : log.game?.answerTo(viewer, command);
}

function decideGame(
  { log, ports }: OnlineContext,
  by: Sender,
  command: Command,
): Decision<OnlineChange, GameRefusal> {
  const viewer = viewerOf(log, by);
  if (viewer === 'none') return { refusal: { code: 'watchers-only-watch', may: [] } };
  if (!log.game) return { refusal: { code: 'not-started' } };
  // The person may have returned in the meantime.
  if (by.kind === 'bot' && log.seating.isManned(by.seat)) return { refusal: { code: 'not-your-seat' } };
  const stamp = { seq: log.seq + 1, at: ports.clock.now() };
  const deal = () => promisedDeal(log, ports.freshSecret);
  const decision = decide(log.game, viewer, command, { stamp, deal });
  return 'refusal' in decision ? decision : { change: log.withGame(decision.change) };
}

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
  viewer: Viewer | 'none',
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
  decide: () => decideArrangement(context, key, command),
  answer: (outcome) => answer(seatingReply(command.id, outcome)),
});

function decideArrangement(
  { table, log, ports }: OnlineContext,
  key: string | undefined,
  command: SeatingCommand,
): SeatingDecision | Promise<SeatingDecision> {
  const { clock, freshSecret } = ports;
  if (command.type === 'rematch') return decideRematch(log, { table, key, id: command.id, ports });
  const absentSince = (seat: Seat): number | undefined => ports.absentSince(table, seat);
  return decideSeating(log, command, { key, at: clock.now(), freshSecret, absentSince });
}

/** A bot takes over from a person if `isDue` still holds at the time of the decision. */
export const stepInRequest = (
  { log, ports }: OnlineContext,
  seat: Seat,
  { isDue, onFailed }: { readonly isDue: () => boolean; readonly onFailed: () => void },
): Request<OnlineChange, OutOfDate> => ({
  isRetried: true,
  acceptedAt: () => undefined,
  decide: () => {
    const left = { seq: log.seq + 1, at: ports.clock.now(), type: 'left', seat } as const;
    const change = isDue() ? log.withSeating(left) : undefined;
    return change ? { change } : { refusal: { code: 'out-of-date' } };
  },
  answer: (outcome) => {
    if ('refusal' in outcome && outcome.refusal.code === 'not-stored') onFailed();
  },
});

const seatingReply = (id: string, outcome: Outcome<SeatingRefusal>): OnlineReply =>
  'acceptedAt' in outcome
    ? { type: 'accepted', id, seq: outcome.acceptedAt }
    : { type: 'refused', id, refusal: outcome.refusal };

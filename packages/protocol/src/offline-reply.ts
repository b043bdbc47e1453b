import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { gameSummary } from './game-summary.ts';
import { eightRound } from './eight.ts';
import { count, name } from './primitive.ts';
import { toldSitter } from './sitter.ts';
import { tableReply } from './table-reply.ts';
import { perSeat } from './view.ts';

/**
 * `not-understood`: not a message of this protocol; `no-such-game`; `not-over`: its record would tell what is hidden;
 * `open-elsewhere`: another tab has it open; `damaged`: the stored game was invalid and has been set aside; `not-stored`: the storage failed; `no-master`: the net
 * of a master at the table cannot be loaded.
 */
const offlineRefusalCode = v.picklist([
  'not-understood',
  'no-such-game',
  'not-over',
  'open-elsewhere',
  'damaged',
  'not-stored',
  'no-master',
]);

/** Another tab took the game over, or the game was removed. */
const lossCode = v.picklist(['elsewhere', 'removed']);

/**
 * `store-damaged`: invalid games were set aside; `store-unavailable`: games are stored only as long as the page is
 * open; `not-stored`: a move could not be stored and will be retried; `master-away`: the net cannot be loaded, and
 * Strong plays for the master.
 */
const troubleCode = v.picklist(['store-damaged', 'store-unavailable', 'not-stored', 'master-away']);

const trouble = v.object({ type: v.literal('trouble'), code: troubleCode });

export const offlineReply = v.variant('type', [
  /** Sent first: the worker is running. */
  v.object({ type: v.literal('ready') }),
  v.object({ type: v.literal('pong') }),
  v.object({ type: v.literal('created'), id: name, game: name }),
  v.object({ type: v.literal('opened'), id: name, sitters: perSeat(toldSitter) }),
  /** The most recently changed first. */
  v.object({ type: v.literal('games'), id: name, games: v.array(gameSummary) }),
  v.object({ type: v.literal('removed'), id: name }),
  /** The record of a finished game, as JSON. */
  v.object({ type: v.literal('record'), id: name, text: v.string() }),
  /** The finished rounds of an eight, each with all that its cards have shown, and whether the next one is dealt. */
  v.object({
    type: v.literal('eight'),
    id: name,
    rounds: v.array(eightRound),
    startedAt: v.exactOptional(count),
    isUnderWay: v.boolean(),
  }),
  v.object({ type: v.literal('refused'), id: v.exactOptional(name), code: offlineRefusalCode }),
  /** A message from the table of a connection. */
  v.object({ type: v.literal('tell'), connection: name, message: tableReply }),
  /** The connection has ended. */
  v.object({ type: v.literal('lost'), connection: name, why: lossCode }),
  trouble,
]);

/** What the worker that stores this device's games sends to a page. */
export type OfflineReply = DeepReadonly<v.InferOutput<typeof offlineReply>>;

export type OfflineRefusalCode = v.InferOutput<typeof offlineRefusalCode>;

/** Why a connection has ended. */
export type LossCode = v.InferOutput<typeof lossCode>;

/** A problem that the player should know about, sent once. */
export type Trouble = DeepReadonly<v.InferOutput<typeof trouble>>;

export type TroubleCode = v.InferOutput<typeof troubleCode>;

import * as v from 'valibot';
import type { DeepReadonly } from './deep-readonly.ts';
import { eightAttempt, eightId } from './eight.ts';
import { name } from './primitive.ts';
import { setup } from './setup.ts';
import { sitter } from './sitter.ts';

/** How long bots seem to think. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;

export type Pace = (typeof PACES)[number];

export const offlineRequest = v.variant('type', [
  v.strictObject({ type: v.literal('create'), id: name, setup }),
  /** Opens a connection to a game's table; `take` takes the game over from another tab that has it open. */
  v.strictObject({
    type: v.literal('open'),
    id: name,
    game: name,
    connection: name,
    take: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('list'), id: name }),
  v.strictObject({ type: v.literal('remove'), id: name, game: name }),
  /** Asks for the record of a finished game. */
  v.strictObject({ type: v.literal('record'), id: name, game: name }),
  /** Asks for the finished rounds of an eight. */
  v.strictObject({ type: v.literal('eight'), id: name, eight: eightId, attempt: eightAttempt }),
  /** Deals the next round of an eight, unless it has been dealt; the answer is its game. */
  v.strictObject({
    type: v.literal('deal-eight'),
    id: name,
    eight: eightId,
    attempt: eightAttempt,
    person: sitter,
  }),
  /** Forgets another attempt at an eight, so that it begins anew. */
  v.strictObject({ type: v.literal('forget-eight'), id: name, eight: eightId }),
  /** Sends a table request over a connection; the table parses it. */
  v.strictObject({ type: v.literal('say'), connection: name, message: v.unknown() }),
  v.strictObject({ type: v.literal('leave'), connection: name }),
  /** Makes the bots of a game act at once until a person has to decide. */
  v.strictObject({ type: v.literal('hurry'), game: name }),
  v.strictObject({ type: v.literal('pace'), pace: v.picklist(PACES) }),
  /** Asks whether the worker still runs. */
  v.strictObject({ type: v.literal('ping') }),
]);

/** What a page sends to the worker that stores this device's games. Answers carry the id of their request. */
export type OfflineRequest = DeepReadonly<v.InferOutput<typeof offlineRequest>>;

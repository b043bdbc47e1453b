import * as v from 'valibot';
import { name } from './primitive.ts';
import { setup, type Setup } from './setup.ts';

/** How long bots seem to think. */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;

export type Pace = (typeof PACES)[number];

/** What a page says to the hall that keeps this device's games. Answers carry the id of what they answer. */
export type OfflineRequest =
  | { readonly type: 'create'; readonly id: string; readonly setup: Setup }
  /** Opens a connection to a game's table; `take` takes the game over from another tab that has it open. */
  | {
      readonly type: 'open';
      readonly id: string;
      readonly game: string;
      readonly connection: string;
      readonly take?: boolean;
    }
  | { readonly type: 'list'; readonly id: string }
  | { readonly type: 'remove'; readonly id: string; readonly game: string }
  /** Says something to the table at the other end of a connection: a table request, which the table reads itself. */
  | { readonly type: 'say'; readonly connection: string; readonly message: unknown }
  | { readonly type: 'leave'; readonly connection: string }
  /** Lets the bots of a game act at once until a person is asked. */
  | { readonly type: 'hurry'; readonly game: string }
  | { readonly type: 'pace'; readonly pace: Pace };

export const offlineRequest: v.GenericSchema<unknown, OfflineRequest> = v.variant('type', [
  v.strictObject({ type: v.literal('create'), id: name, setup }),
  v.strictObject({
    type: v.literal('open'),
    id: name,
    game: name,
    connection: name,
    take: v.exactOptional(v.boolean()),
  }),
  v.strictObject({ type: v.literal('list'), id: name }),
  v.strictObject({ type: v.literal('remove'), id: name, game: name }),
  v.strictObject({ type: v.literal('say'), connection: name, message: v.unknown() }),
  v.strictObject({ type: v.literal('leave'), connection: name }),
  v.strictObject({ type: v.literal('hurry'), game: name }),
  v.strictObject({ type: v.literal('pace'), pace: v.picklist(PACES) }),
]);

import * as v from 'valibot';
import { offlineRequest, type OfflineRequest } from './offline-request.ts';
import { onlineRequest, type OnlineRequest } from './online-request.ts';
import { name } from './primitive.ts';
import { tableRequest, type TableRequest } from './table-request.ts';

/** A message, or a refusal with the id that the message seems to have had. */
export type Parsed<Message> =
  | { readonly message: Message }
  | { readonly refusal: { readonly code: 'not-understood' }; readonly id?: string };

export const parseTableRequest = (value: unknown): Parsed<TableRequest> => parsed(tableRequest, value);

export const parseOfflineRequest = (value: unknown): Parsed<OfflineRequest> => parsed(offlineRequest, value);

export const parseOnlineRequest = (value: unknown): Parsed<OnlineRequest> => parsed(onlineRequest, value);

function parsed<Message>(schema: v.GenericSchema<unknown, Message>, value: unknown): Parsed<Message> {
  const result = v.safeParse(schema, value);
  if (result.success) return { message: result.output };
  const named = v.safeParse(v.object({ id: name }), value);
  return { refusal: { code: 'not-understood' }, ...(named.success && { id: named.output.id }) };
}

import {
  parseCreatedTable,
  parsePublicTables,
  type PublicSeatRequest,
  type PublicTable,
} from '@quando/protocol';
import { freshKey } from '../../../../tools/e2e/test-client.ts';

/** Somebody who wants to play with anybody. */
export type Stranger = { readonly key: string; readonly person: string };

export const stranger = (): Stranger => ({ key: freshKey(), person: freshKey() });

/** What a stranger asks for. */
export const wishOf = (who: Stranger, wish: Partial<PublicSeatRequest> = {}): PublicSeatRequest => ({
  ...who,
  name: 'Ana',
  avatar: 'drop',
  language: 'en',
  avoid: [],
  ...wish,
});

/** Asks for a seat. */
export const postWish = (address: string, wish: object): Promise<Response> =>
  fetch(`${address}/api/public/seats`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(wish),
  });

/** Gives a stranger a seat; returns the table. */
export async function seated(
  address: string,
  who: Stranger,
  wish: Partial<PublicSeatRequest> = {},
): Promise<string> {
  const answer = await postWish(address, wishOf(who, wish));
  if (answer.status !== 201) throw new Error(`no seat: ${answer.status}`);
  return parseCreatedTable(await answer.json())!.table;
}

/** The public tables that a server lists. */
export async function listAt(address: string): Promise<readonly PublicTable[]> {
  return parsePublicTables(await (await fetch(`${address}/api/public`)).json())!.tables;
}

import { isKey } from '@quando/protocol';

/** A field of a body that may be anything; undefined if there is none. */
export const fieldOf = (body: unknown, name: string): unknown =>
  typeof body === 'object' && body !== null ? Reflect.get(body, name) : undefined;

/** The key of a device in a body; undefined if it is missing or malformed. */
export function keyIn(body: unknown): string | undefined {
  const key = fieldOf(body, 'key');
  return isKey(key) ? key : undefined;
}

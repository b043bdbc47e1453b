import type { Append } from '../../src/storage/append-queue.ts';

/** An entry to append to a table; what the tests do not ask for is the same for all. */
export const appendOf = (id: string, { seq = 1, body = '{}' } = {}): Append => ({
  id,
  seq,
  changed_at: 0,
  due_at: null,
  is_over: 0,
  body,
});

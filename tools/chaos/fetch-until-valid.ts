import { setTimeout as wait } from 'node:timers/promises';
import * as v from 'valibot';

/** How long a client waits before it asks again, in milliseconds. */
export const PAUSE = 50;

const PATIENCE = 15_000;

/** Asks again and again until a server answers with what is expected; with a body it posts. */
export async function fetchUntilValid<Schema extends v.GenericSchema>(
  address: () => string,
  path: string,
  schema: Schema,
  body?: object,
): Promise<v.InferOutput<Schema>> {
  for (;;) {
    const answer: unknown = await fetch(`${address()}${path}`, {
      ...(body && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(body),
      }),
      signal: AbortSignal.timeout(PATIENCE),
    })
      .then(async (response): Promise<unknown> => (response.ok ? response.json() : undefined))
      .catch(() => undefined);
    const parsed = v.safeParse(schema, answer);
    if (parsed.success) return parsed.output;
    await wait(PAUSE);
  }
}

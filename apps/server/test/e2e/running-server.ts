import { onTestFinished } from 'vitest';
import { LIMITS, type Limits } from '../../src/limits/limits.ts';
import { openServer, type QuandoServer, type QuandoServerOptions } from '../../src/quando-server.ts';
import type { StorePlace } from '../../src/storage/store.ts';

const ENDLESS = { burst: Infinity, perSecond: 0 };

/** For tests that are not about limits. */
export const NO_LIMITS: Limits = {
  ...LIMITS,
  messages: ENDLESS,
  messagesPerAddress: ENDLESS,
  requests: ENDLESS,
  tables: ENDLESS,
  wrongCodes: ENDLESS,
};

/** A server on a free port of localhost, stopped after the test; its bots take no time. */
export async function runningServer(
  store: StorePlace,
  options: Partial<QuandoServerOptions> = {},
): Promise<QuandoServer & { readonly address: string }> {
  const listen = { host: '127.0.0.1', port: 0 };
  const server = await openServer({
    settings: { listen, store, proxies: 0, logLevel: 'error' },
    limits: NO_LIMITS,
    pace: 0,
    ...options,
  });
  if ('error' in server) throw new Error(server.error);
  const address = await server.http.listen(listen);
  let stopped: Promise<void> | undefined;
  const stop = (): Promise<void> => (stopped ??= server.stop());
  onTestFinished(stop);
  return { http: server.http, stop, address };
}

import { LIMITS, openServer, settingsOf } from '@quando/server';
import { join } from 'node:path';

/** A server of online tables for browser tests: nobody waits for its bots, and whoever is gone is soon missed. */
const settings = settingsOf({ PORT: '0', ...process.env, HOST: '127.0.0.1' });
if ('fault' in settings) throw new Error(settings.fault);

const generous = { burst: 100_000, perSecond: 10_000 };
const server = await openServer({
  settings,
  webApp: join(import.meta.dirname, '../../apps/web/dist'),
  pace: 0,
  limits: { ...LIMITS, tables: generous, questions: generous, messages: generous, silence: 5_000 },
});
if ('fault' in server) throw new Error(server.fault);

console.log(`The tables are at ${await server.http.listen(settings.listen)}`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit()));

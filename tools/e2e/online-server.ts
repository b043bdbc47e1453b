import { openServer, settingsOf } from '@quando/server';
import { join } from 'node:path';

/** A server of online tables for browser tests: its bots do not let anybody wait, and it forgets nothing but its limits. */
const settings = settingsOf({ ...process.env, HOST: '127.0.0.1', PORT: '0' });
if ('fault' in settings) throw new Error(settings.fault);

const generous = { burst: 100_000, perSecond: 10_000 };
const server = await openServer({
  settings,
  webApp: join(import.meta.dirname, '../../apps/web/dist'),
  pace: 0,
  limits: {
    messages: generous,
    messagesOfAddress: generous,
    questions: generous,
    tables: generous,
    lines: 10_000,
    linesOfTable: 1_000,
    unread: 256 * 1024,
  },
});
if ('fault' in server) throw new Error(server.fault);

console.log(`The tables are at ${await server.http.listen(settings.listen)}`);
process.on('SIGTERM', () => void server.stop().then(() => process.exit()));

/**
 * A server of tables for tests: as `npm start`, but one client may do as much as it likes, bots need no time
 * (or what BOT_PACE says, 1 for the usual), its clock runs CLOCK_SPEED times as fast, and tables that nobody uses
 * go to sleep after TABLE_IDLE milliseconds.
 */
import { LIMITS, openServer, settingsOf, type Limits } from '@quando/server';
import { join } from 'node:path';
import { fastClock } from './fast-clock.ts';

const ENDLESS = { burst: Infinity, perSecond: 0 };

const NO_LIMITS: Limits = {
  ...LIMITS,
  messages: ENDLESS,
  messagesPerAddress: ENDLESS,
  requests: ENDLESS,
  tables: ENDLESS,
  connections: Infinity,
  idle: Number(process.env['TABLE_IDLE'] ?? LIMITS.idle),
};

const settings = settingsOf(process.env);
if ('error' in settings) throw new Error(settings.error);
const server = await openServer({
  settings,
  limits: NO_LIMITS,
  pace: Number(process.env['BOT_PACE'] ?? 0),
  clock: fastClock(Number(process.env['CLOCK_SPEED'] ?? 1)),
  ...(process.env['WEB_APP'] && { webApp: join(import.meta.dirname, '../../apps/web/dist') }),
});
if ('error' in server) throw new Error(server.error);
console.log(`Tables are at ${await server.http.listen(settings.listen)}`);
process.on('SIGTERM', () => void server.stop());
// For those who measure memory: what is garbage does not count.
process.on('SIGUSR2', () => globalThis.gc?.());

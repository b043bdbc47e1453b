/**
 * A table server for tests: like `npm start`, but without rate limits, bots take no time (or BOT_PACE times the usual),
 * its clock runs CLOCK_SPEED times as fast and is wrong by as many milliseconds as the file CLOCK_ERROR says, idle
 * tables are closed after TABLE_IDLE milliseconds, people are called after CALL_DELAY milliseconds, and push services may
 * be anywhere.
 */
import { LIMITS, openServer, settingsOf, type Limits } from '@quando/server';
import { join } from 'node:path';
import { fastClock } from './fast-clock.ts';
import { followClockError } from './clock-error.ts';

const ENDLESS = { burst: Infinity, perSecond: 0 };

const NO_LIMITS: Limits = {
  ...LIMITS,
  messages: ENDLESS,
  messagesPerAddress: ENDLESS,
  requests: ENDLESS,
  tables: ENDLESS,
  wrongCodes: ENDLESS,
  connections: Infinity,
  tcpConnections: Infinity,
  idle: Number(process.env['TABLE_IDLE'] ?? LIMITS.idle),
  calls: callsAfter(process.env['CALL_DELAY']),
};

function callsAfter(delay: string | undefined): Limits['calls'] {
  return delay === undefined ? LIMITS.calls : { every: 100, turn: Number(delay), invitation: Number(delay) };
}

if (process.env['CLOCK_ERROR']) followClockError(process.env['CLOCK_ERROR']);
const settings = settingsOf(process.env);
if ('error' in settings) throw new Error(settings.error);
const server = await openServer({
  settings,
  limits: NO_LIMITS,
  pace: Number(process.env['BOT_PACE'] ?? 0),
  pushReach: 'anywhere',
  clock: fastClock(Number(process.env['CLOCK_SPEED'] ?? 1)),
  ...(process.env['WEB_APP'] && { webApp: join(import.meta.dirname, '../../apps/web/dist') }),
});
if ('error' in server) throw new Error(server.error);
console.log(`Tables are at ${await server.http.listen(settings.listen)}`);
process.on('SIGTERM', () => void server.stop());
// For memory measurements, which must not include garbage.
process.on('SIGUSR2', () => globalThis.gc?.());

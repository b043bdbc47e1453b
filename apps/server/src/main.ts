import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from './http/server.ts';
import { listenFaultOf, listenSettingsOf, type ListenSettings } from './listen-settings.ts';
import { onStarterGone } from './starter.ts';

/** Exit code for settings that cannot be used. */
const EXIT_USAGE = 2;

const webApp = join(import.meta.dirname, '../../web/dist');
const settings = listenSettingsOf(process.env);

if ('fault' in settings) complain(settings.fault);
else if (!existsSync(join(webApp, 'index.html'))) complain('The web app is not built yet: npm run build');
else await serve(settings);

async function serve(where: ListenSettings): Promise<void> {
  const server = await createServer({ webApp });
  try {
    console.log(`Quando is at ${await server.listen(where)}`);
    stopOnSignals(server);
  } catch (error) {
    const fault = listenFaultOf(error as NodeJS.ErrnoException, where);
    if (fault === undefined) throw error;
    complain(fault);
  }
}

/** Answers under way are finished first; a second signal ends at once. */
function stopOnSignals(server: FastifyInstance): void {
  const stop = (): void => {
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    void server.close();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // Started by hand, a server may well outlive its shell.
  if (process.env['npm_lifecycle_event'] === 'start') onStarterGone(stop);
}

function complain(fault: string): void {
  console.error(fault);
  process.exitCode = EXIT_USAGE;
}

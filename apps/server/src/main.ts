import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { startupMessage } from './startup-message.ts';
import { listenErrorOf } from './listen-settings.ts';
import { openServer } from './quando-server.ts';
import { settingsOf, type Settings } from './settings.ts';
import { onParentExit } from './parent-exit.ts';

/** Exit code for invalid settings. */
const EXIT_USAGE = 2;

/** Exit code if the shutdown did not finish in time. */
const EXIT_STUCK = 1;

/** The port of addresses that name none. */
const DEFAULT_HTTP_PORT = 80;

/** The time limit for a shutdown, in milliseconds. */
const PATIENCE = 4500;

const webApp = join(import.meta.dirname, '../../web/dist');
/** Whether phones in the same network shall find the server. */
const isParty = process.argv.includes('--party');
const unknown = process.argv.slice(2).find((argument) => argument !== '--party');
const settings = settingsOf(isParty ? { HOST: '0.0.0.0', ...process.env } : process.env);

if (unknown !== undefined) complain(`There is no option "${unknown}"; the only one is --party.`);
else if ('error' in settings) complain(settings.error);
else if (!existsSync(join(webApp, 'start/en.html'))) complain('The web app is not built yet: npm run build');
else await serve(settings);

async function serve(chosen: Settings): Promise<void> {
  const server = await openServer({ settings: chosen, webApp });
  if ('error' in server) return complain(server.error);
  try {
    const address = new URL(await server.http.listen(chosen.listen));
    const { listen, publicUrl } = chosen;
    const port = Number(address.port || DEFAULT_HTTP_PORT);
    const hasQrCode = isParty || process.stdout.isTTY;
    console.log(startupMessage({ host: listen.host, port, ...(publicUrl && { publicUrl }), hasQrCode }));
    stopOnSignals(server.stop);
  } catch (error) {
    await server.stop();
    const message = listenErrorOf(error, chosen.listen);
    if (message === undefined) throw error;
    complain(message);
  }
}

/** The first signal shuts down gracefully; a second one exits at once. */
function stopOnSignals(close: () => Promise<void>): void {
  const stop = (): void => {
    process.removeListener('SIGINT', stop).removeListener('SIGTERM', stop);
    setTimeout(() => process.exit(EXIT_STUCK), PATIENCE).unref();
    void close();
  };
  process.on('SIGINT', stop).on('SIGTERM', stop);
  // A server started by hand may outlive its shell.
  if (process.env['npm_lifecycle_event'] === 'start') onParentExit(stop);
}

function complain(message: string): void {
  console.error(message);
  process.exitCode = EXIT_USAGE;
}

import type { StartupError } from './startup-error.ts';

/** Where a server listens. */
export type ListenSettings = { readonly host: string; readonly port: number };

type Environment = Readonly<Record<string, string | undefined>>;

const DEFAULT_HOST = '127.0.0.1';
const DEFAULT_PORT = 3000;
const GREATEST_PORT = 65_535;

/** Reads HOST and PORT; port 0 means any free port. */
export function listenSettingsOf(env: Environment): ListenSettings | StartupError {
  const host = env['HOST']?.trim() || DEFAULT_HOST;
  const port = env['PORT']?.trim() || String(DEFAULT_PORT);
  if (/[\s/]/.test(host)) {
    return { error: `HOST must be a name or an address such as 127.0.0.1 or 0.0.0.0, not "${host}".` };
  }
  if (!/^\d{1,5}$/.test(port) || Number(port) > GREATEST_PORT) {
    return { error: `PORT must be a whole number from 0 to ${GREATEST_PORT}, not "${port}".` };
  }
  return { host, port: Number(port) };
}

/** A message for a failure to listen; undefined for errors that are bugs. */
export function listenErrorOf(error: unknown, { host, port }: ListenSettings): string | undefined {
  switch (error instanceof Error && 'code' in error ? error.code : undefined) {
    case 'EADDRINUSE':
      return `Port ${port} on ${host} is taken. Choose another one: PORT=${port + 1} npm start`;
    case 'EACCES':
      return `Port ${port} may not be used by this user. Choose one from 1024 up: PORT=${DEFAULT_PORT} npm start`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `This machine has no address "${host}". HOST must be one of its own, such as 127.0.0.1 or 0.0.0.0.`;
    default:
      return undefined;
  }
}

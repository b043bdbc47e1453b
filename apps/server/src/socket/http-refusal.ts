import type { Duplex } from 'node:stream';

const CODES = {
  'Not Found': 404,
  Forbidden: 403,
  'Too Many Requests': 429,
  'Service Unavailable': 503,
} as const;

export type HttpRefusal = keyof typeof CODES;

/** How long a client has to take the response, in milliseconds. */
const PATIENCE = 2000;

/** Answers an upgrade request with a plain HTTP response and closes the connection, even if the client does not. */
export function refuse(socket: Duplex, why: HttpRefusal): void {
  const headers = ['connection: close', 'content-length: 0', 'cache-control: no-store'];
  const head = [`HTTP/1.1 ${CODES[why]} ${why}`, ...headers];
  const patience = setTimeout(() => socket.destroy(), PATIENCE);
  socket.once('close', () => clearTimeout(patience));
  socket.end(`${head.join('\r\n')}\r\n\r\n`, () => socket.destroy());
}

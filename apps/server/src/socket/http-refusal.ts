import type { Duplex } from 'node:stream';

const CODES = {
  'Not Found': 404,
  Forbidden: 403,
  'Too Many Requests': 429,
  'Service Unavailable': 503,
} as const;

export type HttpRefusal = keyof typeof CODES;

/** Answers an upgrade request with a plain HTTP response and closes the connection. */
export function refuse(socket: Duplex, why: HttpRefusal): void {
  const head = [`HTTP/1.1 ${CODES[why]} ${why}`, 'connection: close', 'content-length: 0'];
  socket.end(`${head.join('\r\n')}\r\n\r\n`);
}

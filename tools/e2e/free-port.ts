import { once } from 'node:events';
import { createServer } from 'node:net';

/** Below those from which systems take the port of an outgoing connection: nobody else's can get in the way of a restart. */
const FIRST = 10_000;
const LAST = 32_000;

/** A port of the loopback that nobody uses at the moment, and no connection takes by chance. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST));
    if (await isFree(port)) return port;
  }
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch {
    return false;
  }
  server.close();
  await once(server, 'close');
  return true;
}

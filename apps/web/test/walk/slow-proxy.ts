import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../../../tools/e2e/free-port.ts';

export type SlowProxy = { readonly address: string; close(): void };

/** A server in front of another one that answers some paths late. */
export async function openSlowProxy(site: string, delayOf: (path: string) => number): Promise<SlowProxy> {
  const server = createServer((asked, answer) => void pass(site, delayOf(asked.url!), asked, answer));
  const port = await freePort();
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    address: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

async function pass(
  site: string,
  delay: number,
  asked: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  await sleep(delay);
  const { method, headers } = asked;
  const onward = request(new URL(asked.url!, site), { method: method!, headers }, (came) => {
    answer.writeHead(came.statusCode!, came.headers);
    came.pipe(answer);
  });
  // The browser or the test has ended.
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

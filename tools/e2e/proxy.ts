import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { freePort } from './free-port.ts';

/** A server in front of a site. */
export type Proxy = { readonly address: string; close(): void };

export type ProxyOptions = {
  /** Whether the site must not compress its answers. */
  readonly isUncompressed?: boolean;
  /** Runs before a request is forwarded. */
  readonly before?: (path: string) => Promise<unknown>;
  /** Answers the client with what the site has answered; by default, unchanged. */
  readonly passBack?: (came: IncomingMessage, answer: ServerResponse) => unknown;
};

export async function openProxy(site: string, options: ProxyOptions): Promise<Proxy> {
  const server = createServer((asked, answer) => void forward(site, asked, answer, options));
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

async function forward(
  site: string,
  asked: IncomingMessage,
  answer: ServerResponse,
  { isUncompressed = false, before, passBack = passUnchanged }: ProxyOptions,
): Promise<void> {
  await before?.(asked.url!);
  const headers = isUncompressed ? { ...asked.headers, 'accept-encoding': 'identity' } : asked.headers;
  const sent = { method: asked.method!, headers };
  const onward = request(new URL(asked.url!, site), sent, (came) => void passBack(came, answer));
  // The browser or the test has ended.
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

export function passUnchanged(came: IncomingMessage, answer: ServerResponse): void {
  answer.writeHead(came.statusCode!, came.headers);
  came.pipe(answer);
}

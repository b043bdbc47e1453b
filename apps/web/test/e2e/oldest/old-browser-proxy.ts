import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { freePort } from '../../../../../tools/e2e/free-port.ts';
import { becomeOld, TOO_NEW } from './too-new.ts';

export type OldBrowserProxy = { readonly address: string; close(): void };

/** Safari before version 16.4 reads no script with a lookbehind. */
export const LOOKBEHIND = /\(\?<[=!]/;

/** What stands before every script, in workers too. */
const PRELUDE = `(${String(becomeOld)})(${JSON.stringify(TOO_NEW)});`;

/** A script as one of the oldest browsers runs it. */
const oldScript = (script: string): string =>
  LOOKBEHIND.test(script)
    ? `throw new SyntaxError('Invalid regular expression: invalid group specifier name');`
    : `${PRELUDE}${script}`;

/** A style sheet without what one of the oldest browsers ignores. */
const oldStyle = (style: string): string =>
  style
    .replaceAll('color-mix(', 'unknown-mix(')
    .replaceAll(':has(', ':unknown-has(')
    .replaceAll(/(?<=[{;])zoom:/g, 'unknown-zoom:')
    .replaceAll(/overflow:\s*clip/g, 'overflow:unknown');

/** A server in front of another one that makes every browser as old as the oldest supported ones. */
export async function openOldBrowserProxy(site: string): Promise<OldBrowserProxy> {
  const server = createServer((asked, answer) => pass(site, asked, answer));
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

function pass(site: string, asked: IncomingMessage, answer: ServerResponse): void {
  const { method, headers } = asked;
  const options = { method: method!, headers: { ...headers, 'accept-encoding': 'identity' } };
  const onward = request(new URL(asked.url!, site), options, (came) => void passBack(came, answer));
  // The browser or the test has ended.
  onward.on('error', () => answer.destroy());
  asked.pipe(onward);
}

async function passBack(came: IncomingMessage, answer: ServerResponse): Promise<void> {
  const type = came.headers['content-type'] ?? '';
  const age = type.includes('javascript') ? oldScript : type.includes('css') ? oldStyle : undefined;
  if (!age || came.statusCode !== 200) {
    answer.writeHead(came.statusCode!, came.headers);
    came.pipe(answer);
    return;
  }
  const body = Buffer.from(age(String(await buffer(came))));
  answer.writeHead(200, { ...came.headers, 'content-length': body.length });
  answer.end(body);
}

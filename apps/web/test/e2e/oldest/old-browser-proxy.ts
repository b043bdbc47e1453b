import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { openProxy, passUnchanged, type Proxy } from '../../../../../tools/e2e/proxy.ts';
import { becomeOld, TOO_NEW } from './too-new.ts';

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

/** A server in front of a site that makes every browser as old as the oldest supported ones. */
export const openOldBrowserProxy = (site: string): Promise<Proxy> =>
  openProxy(site, { isUncompressed: true, passBack });

async function passBack(came: IncomingMessage, answer: ServerResponse): Promise<void> {
  const type = came.headers['content-type'] ?? '';
  const age = type.includes('javascript') ? oldScript : type.includes('css') ? oldStyle : undefined;
  if (!age || came.statusCode !== 200) {
    passUnchanged(came, answer);
    return;
  }
  const body = Buffer.from(age(String(await buffer(came))));
  answer.writeHead(200, { ...came.headers, 'content-length': body.length });
  answer.end(body);
}

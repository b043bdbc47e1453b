import { createHash } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { createServer } from '../src/http/server.ts';
import { appFolder, INLINE, SCRIPT, screenPage, startPage } from './app-folder.ts';

type Request = {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly accepts?: string;
  readonly speaks?: string;
};

async function answerTo({ path, method = 'GET', accepts = 'identity', speaks = '' }: Request) {
  const server = await createServer({ webApp: appFolder() });
  onTestFinished(() => server.close());
  const headers = { 'accept-encoding': accepts, 'accept-language': speaks };
  return server.inject({ method, url: path, headers });
}

/** Where injected requests arrive. */
const HERE = 'http://localhost:80';

const hashOf = (content: string): string =>
  `'sha256-${createHash('sha256').update(content).digest('base64')}'`;

test.each(['/settings', '/play/g4me-Id', '/setup/pass?from=start'])(
  '%s leads to the page of the screens, which is asked for again each time',
  async (path) => {
    const answer = await answerTo({ path });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toBe(screenPage('en'));
    expect(answer.headers['content-type']).toMatch(/^text\/html/);
    expect(answer.headers['cache-control']).toBe('no-cache');
  },
);

test.each([
  ['de-CH,de;q=0.9,en;q=0.8', 'de-CH'],
  ['de-ch;q=0.9', 'de-CH'],
  ['de-AT,en;q=0.8', 'de'],
  ['pt-BR, de;q=0.5', 'de'],
  ['pt-BR', 'en'],
  ['__proto__', 'en'],
  ['../../index', 'en'],
  ['', 'en'],
])('a request with Accept-Language %s gets pages in %s', async (speaks, language) => {
  const pages = { '/': startPage(language, HERE), '/settings': screenPage(language) };
  for (const [path, page] of Object.entries(pages)) {
    const { body, headers } = await answerTo({ path, speaks });
    expect(body).toBe(page);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toMatch(/accept-language/);
  }
});

test('a compressed page is one of several too', async () => {
  const { headers, rawPayload } = await answerTo({ path: '/', accepts: 'br', speaks: 'de' });
  expect(brotliDecompressSync(rawPayload).toString()).toBe(startPage('de', HERE));
  expect(headers['vary']).toMatch(/accept-language/);
});

test('a gzipped page is one of several too, and an unchanged one is not sent again', async () => {
  const server = await createServer({ webApp: appFolder() });
  onTestFinished(() => server.close());
  const headers = { 'accept-encoding': 'gzip, br;q=0', 'accept-language': 'de' };
  const first = await server.inject({ url: '/', headers });
  expect(gunzipSync(first.rawPayload).toString()).toBe(startPage('de', HERE));
  const again = await server.inject({
    url: '/',
    headers: { ...headers, 'if-none-match': String(first.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

test.each([
  ['quando.example:3000', undefined, 'http://quando.example:3000'],
  ['127.0.0.1:3000', 'https://quando.example', 'https://quando.example'],
  ['a"><script>', undefined, ''],
])(
  'previews of a page asked for at %s with PUBLIC_URL %s show a picture at %s',
  async (host, url, origin) => {
    const publicUrl = url === undefined ? undefined : new URL(url);
    const server = await createServer({ webApp: appFolder(), publicUrl });
    onTestFinished(() => server.close());
    expect((await server.inject({ url: '/', headers: { host } })).body).toBe(startPage('en', origin));
  },
);

test('behind a proxy with HTTPS, previews show a picture with HTTPS', async () => {
  const server = await createServer({ webApp: appFolder(), proxies: 1 });
  onTestFinished(() => server.close());
  const headers = { host: 'quando.example', 'x-forwarded-proto': 'https' };
  expect((await server.inject({ url: '/', headers })).body).toBe(startPage('en', 'https://quando.example'));
});

test('pages are not prepared for every host that anybody claims', async () => {
  const server = await createServer({ webApp: appFolder() });
  onTestFinished(() => server.close());
  const bodies: string[] = [];
  for (let i = 0; i < 10; i += 1)
    bodies.push((await server.inject({ url: '/', headers: { host: `h${i}` } })).body);
  const prepared = bodies.filter((body, i) => body === startPage('en', `http://h${i}`));
  expect(prepared).toHaveLength(8);
  expect(bodies.slice(8)).toEqual([startPage('en'), startPage('en')]);
});

test('a file with a hash in its name is cached for ever', async () => {
  const answer = await answerTo({ path: '/assets/app-4f2a.js' });
  expect(answer.body).toBe(SCRIPT);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
});

test('the service worker is revalidated each time', async () => {
  expect((await answerTo({ path: '/sw.js' })).headers['cache-control']).toBe('no-cache');
});

test.each([
  { accepts: 'gzip, br', encoding: 'br', unpacked: brotliDecompressSync },
  { accepts: 'gzip', encoding: 'gzip', unpacked: gunzipSync },
])('a request that accepts $accepts gets the stored $encoding', async ({ accepts, encoding, unpacked }) => {
  const answer = await answerTo({ path: '/assets/app-4f2a.js', accepts });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers['content-type']).toMatch(/javascript/);
  expect(answer.headers['vary']).toMatch(/accept-encoding/i);
  expect(answer.headers['cache-control']).toMatch(/immutable/);
  expect(unpacked(answer.rawPayload).toString()).toBe(SCRIPT);
});

test.each(['/assets/app-0000.js', '/missing.png', '/../package.json', '/%2e%2e/package.json'])(
  'the file %s is not there',
  async (path) => {
    const answer = await answerTo({ path });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<');
  },
);

test.each(['/api', '/api/nothing', '/api/tables/AAAAAAAAAAAAAAAA/socket'])(
  'no program that asks at %s is given a page',
  async (path) => {
    const answer = await answerTo({ path });
    expect(answer.statusCode).toBe(404);
    expect(answer.body).not.toContain('<');
    expect(answer.headers['cache-control']).toBe('no-store');
  },
);

test('a page whose name begins like the API is no part of it', async () => {
  expect((await answerTo({ path: '/apiary' })).headers['cache-control']).toBe('no-cache');
});

test.each([
  { proxies: 0, proto: 'https', strict: undefined },
  { proxies: 1, proto: 'https', strict: 'max-age=31536000' },
  { proxies: 1, proto: 'http', strict: undefined },
  { proxies: 1, proto: 'https, http', strict: undefined },
  { proxies: 2, proto: 'https, http', strict: 'max-age=31536000' },
  { proxies: 2, proto: 'https', strict: 'max-age=31536000' },
])('behind $proxies proxies and $proto, HTTPS is required: $strict', async ({ proxies, proto, strict }) => {
  const server = await createServer({ webApp: appFolder(), proxies });
  onTestFinished(() => server.close());
  const { headers } = await server.inject({ url: '/', headers: { 'x-forwarded-proto': proto } });
  expect(headers['strict-transport-security']).toBe(strict);
});

test('the URL of a screen accepts only reading', async () => {
  expect((await answerTo({ path: '/settings', method: 'POST' })).statusCode).toBe(404);
});

test.each(['/', '/assets/app-4f2a.js', '/missing.png', '/settings'])(
  '%s comes with a policy that lets in nothing from elsewhere, and inline only what the start page needs',
  async (path) => {
    const { headers } = await answerTo({ path });
    const policy = String(headers['content-security-policy']);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf(INLINE.script)};`);
    expect(policy).toContain(`style-src 'self' ${hashOf(INLINE.style)};`);
    expect(policy).not.toMatch(/'unsafe|\*|https?:|data:|blob:/);
    expect(policy).toContain("connect-src 'self' ws://localhost:80 wss://localhost:80");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toBe('no-referrer');
    expect(headers['cross-origin-opener-policy']).toBe('same-origin');
  },
);

test.each([
  ['quando.example:3000', undefined, "'self' ws://quando.example:3000 wss://quando.example:3000"],
  ['127.0.0.1:3000', 'https://quando.example', "'self' wss://quando.example"],
  ['127.0.0.1:3000', 'http://quando.example:81', "'self' ws://quando.example:81"],
  ["a; script-src 'unsafe-inline'", undefined, "'self'"],
  ['a *', undefined, "'self'"],
  ['[::1]:3000', undefined, "'self'"],
])('a page asked for at %s with PUBLIC_URL %s may speak with %s', async (host, address, sources) => {
  const publicUrl = address === undefined ? undefined : new URL(address);
  const server = await createServer({ webApp: appFolder(), publicUrl });
  onTestFinished(() => server.close());
  const { headers } = await server.inject({ url: '/', headers: { host } });
  const policy = String(headers['content-security-policy']).split('; ');
  expect(policy.filter((part) => part.startsWith('connect-src'))).toEqual([`connect-src ${sources}`]);
  expect(policy).toContain(`script-src 'self' 'wasm-unsafe-eval' ${hashOf(INLINE.script)}`);
});

describe('a link to a table', () => {
  const PATH = '/t/abcdefghijklmnop';

  async function pageFor(host: string, options: { publicUrl?: URL; proxies?: number } = {}) {
    const server = await createServer({ webApp: appFolder(), ...options });
    onTestFinished(() => server.close());
    const headers = { host, 'accept-language': 'de', 'x-forwarded-proto': 'https' };
    return server.inject({ method: 'GET', url: PATH, headers });
  }

  test.each([
    ['what the browser calls it', 'cards.example:8080', {}, 'http://cards.example:8080'],
    ['its proxy’s', 'cards.example', { proxies: 1 }, 'https://cards.example'],
    ['its public address', 'inside', { publicUrl: new URL('https://q.example/') }, 'https://q.example'],
    ['none that is no host', '"><script>', {}, ''],
  ])('shows a picture in the reader’s language at %s', async (_, host, options, origin) => {
    const { body, headers, statusCode } = await pageFor(host, options);
    expect(statusCode).toBe(200);
    expect(body).toBe(`${screenPage('de')}<meta property="og:image" content="${origin}/invitation.png">`);
    expect(headers['content-type']).toMatch(/^text\/html/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(headers['vary']).toMatch(/accept-language/);
  });

  test('says nothing of the table', async () => {
    expect((await pageFor('cards.example')).body).not.toContain('abcdefghijklmnop');
  });
});

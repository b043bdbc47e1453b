import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sep } from 'node:path';
import { languageAccepted, languagesIn } from './accepted-language.ts';
import { PagePreviews, type Encoding } from './page-previews.ts';

/**
 * The pages of the built web app, each in every language: the start page, the page that finds its screen itself, and the
 * same for tables, whose links have previews of their own.
 */
type PageFolder = 'start' | 'screen' | 'table';

export type WebAppOptions = {
  readonly folder: string;
  /** The origin at which the client of a request knows this server, if it can be told. */
  readonly originOf: (request: FastifyRequest) => string | undefined;
};

/** Serves the built web app. */
export async function serveWebApp(
  server: FastifyInstance,
  { folder, originOf }: WebAppOptions,
): Promise<void> {
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Our own headers are more specific than the plugin's.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      if (path.includes('.html')) reply.header('vary', 'accept-language');
    },
  });
  const languages = languagesIn(folder);
  const previews = new PagePreviews(folder);
  const sendPage = async (page: PageFolder, request: FastifyRequest, reply: FastifyReply) => {
    const file = `${page}/${languageAccepted(request.headers['accept-language'], languages)}.html`;
    const origin = originOf(request);
    const prepared = origin === undefined ? undefined : await previews.page(file, origin);
    if (!prepared) return reply.sendFile(file);
    const { etag, bodies } = prepared;
    reply.headers({ 'cache-control': 'no-cache', vary: 'accept-language, accept-encoding', etag });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    const encoding = encodingAccepted(request.headers['accept-encoding']);
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type('text/html; charset=utf-8').send(bodies[encoding]);
  };
  server.get('/t/*', (request, reply) => sendPage('table', request, reply));
  server.get('/', (request, reply) => sendPage('start', request, reply));
  server.setNotFoundHandler((request, reply) =>
    isScreen(request)
      ? sendPage('screen', request, reply)
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** The best encoding that a client accepts; none with a weight of zero. */
function encodingAccepted(accepted: string | undefined): Encoding {
  const names = new Set(
    (accepted ?? '')
      .split(',')
      .filter((part) => !/;\s*q=0(?:\.0*)?\s*$/.test(part))
      .map((part) => part.split(';')[0]!.trim()),
  );
  return (['br', 'gzip'] as const).find((encoding) => names.has(encoding)) ?? 'identity';
}

/** Files with a hash in their name never change; all others are revalidated each time. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether this is the URL of a screen; API requests start with /api, and a dot in the last segment means a file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.[^/]*$/.test(path);
}

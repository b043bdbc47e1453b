import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { existsSync, readdirSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { languageAccepted, languageFilesIn, languagePreload } from './language-preload.ts';

/** Serves the built web app; the URLs of its screens return the page, which finds the screen itself. */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const words = languageFilesIn(folder);
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Our own headers are more specific than the plugin's.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      const preload = languagePreload(words, reply.request.headers['accept-language']);
      if (isPage(path) && preload !== undefined) reply.header('link', preload);
      // Only these: the service worker would not find its own copy of the other page.
      if (isStartPage(path)) reply.header('vary', 'accept-language');
    },
  });
  const startPages = startPagesIn(folder);
  server.get('/', (request, reply) => {
    const language = languageAccepted(request.headers['accept-language'], (tag) => startPages.has(tag));
    return reply.sendFile(language === undefined ? 'index.html' : `start/${language}.html`);
  });
  server.setNotFoundHandler((request, reply) =>
    isScreen(request)
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Files with a hash in their name never change; all others are revalidated each time. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether a file is the page, compressed or not. */
const isPage = (path: string): boolean => basename(path).startsWith('index.html') || isStartPage(path);

/** Whether a file is the start page in some language. */
const isStartPage = (path: string): boolean => basename(dirname(path)) === 'start';

/** The languages in which the start page was rendered. */
function startPagesIn(folder: string): ReadonlySet<string> {
  const pages = join(folder, 'start');
  const files = existsSync(pages) ? readdirSync(pages) : [];
  return new Set(files.filter((file) => file.endsWith('.html')).map((file) => basename(file, '.html')));
}

/** Whether this is the URL of a screen; API requests start with /api, and a dot in the last segment means a file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.[^/]*$/.test(path);
}

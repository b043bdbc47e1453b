import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basename, sep } from 'node:path';
import { languageFilesIn, languagePreload } from './language-preload.ts';

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
      // Without Vary, since the service worker could not find its own copy otherwise.
      if (isPage(path) && preload !== undefined) reply.header('link', preload);
    },
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
const isPage = (path: string): boolean => basename(path).startsWith('index.html');

/** Whether this is the URL of a screen; API requests start with /api, and a dot in the last segment means a file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.[^/]*$/.test(path);
}

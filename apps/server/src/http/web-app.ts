import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { basename, sep } from 'node:path';
import { languageFilesIn, languagePreload } from './language-preload.ts';

/** Serves the built web app; addresses of its screens lead to its page, which finds the screen itself. */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
  const words = languageFilesIn(folder);
  await server.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    // Ours say more about a file than the plugin can know.
    cacheControl: false,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path));
      const preload = languagePreload(words, reply.request.headers['accept-language']);
      // No vary: the worker that serves the page offline would not know its own copy again.
      if (isPage(path) && preload !== undefined) reply.header('link', preload);
    },
  });
  server.setNotFoundHandler((request, reply) =>
    isScreen(request)
      ? reply.sendFile('index.html')
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Files with a hash in their name never change; all others are asked for again each time. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether a file is the page, compressed or not. */
const isPage = (path: string): boolean => basename(path).startsWith('index.html');

/** Whether somebody follows an address of a screen; programs ask under /api, and a dot in the last part is that of a file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.[^/]*$/.test(path);
}

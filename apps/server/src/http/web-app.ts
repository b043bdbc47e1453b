import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sep } from 'node:path';
import { languageAccepted, languagesIn } from './accepted-language.ts';

/** The pages of the built web app, each in every language: the start page, and the page that finds its screen itself. */
type PageFolder = 'start' | 'screen';

/** Serves the built web app. */
export async function serveWebApp(server: FastifyInstance, folder: string): Promise<void> {
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
  const sendPage = (page: PageFolder, request: FastifyRequest, reply: FastifyReply): FastifyReply =>
    reply.sendFile(`${page}/${languageAccepted(request.headers['accept-language'], languages)}.html`);
  server.get('/', (request, reply) => sendPage('start', request, reply));
  server.setNotFoundHandler((request, reply) =>
    isScreen(request)
      ? sendPage('screen', request, reply)
      : reply.code(404).type('text/plain; charset=utf-8').send('Not found\n'),
  );
}

/** Files with a hash in their name never change; all others are revalidated each time. */
const cachingOf = (path: string): string =>
  path.includes(`${sep}assets${sep}`) ? 'public, max-age=31536000, immutable' : 'no-cache';

/** Whether this is the URL of a screen; API requests start with /api, and a dot in the last segment means a file. */
function isScreen({ method, url }: FastifyRequest): boolean {
  const path = url.split('?', 1)[0]!;
  return (method === 'GET' || method === 'HEAD') && !/^\/api(\/|$)|\.[^/]*$/.test(path);
}

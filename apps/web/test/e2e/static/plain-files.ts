import { readFile, stat } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { extname, join } from 'node:path';

const TYPES: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
};

/** A web space that can do no more than send files: below a path, with 404.html for what is not there. */
export const plainFiles = (folder: string, base: string): Server =>
  createServer((request, response) => void answer(request.url ?? '', response, { folder, base }));

type Space = { readonly folder: string; readonly base: string };

async function answer(url: string, response: ServerResponse, { folder, base }: Space): Promise<void> {
  const path = new URL(url, 'http://localhost').pathname;
  const file = join(folder, path.slice(base.length));
  const found = path.startsWith(base) ? await stat(file).catch(() => undefined) : undefined;
  if (found?.isDirectory() && !path.endsWith('/')) {
    response.writeHead(301, { location: `${path}/` }).end();
    return;
  }
  const sent = found?.isDirectory() ? join(file, 'index.html') : file;
  const content = found && (await readFile(sent).catch(() => undefined));
  response.writeHead(content ? 200 : 404, { 'content-type': content ? typeOf(sent) : 'text/html' });
  response.end(content ?? (await readFile(join(folder, '404.html'))));
}

const typeOf = (file: string): string => TYPES[extname(file)] ?? 'application/octet-stream';

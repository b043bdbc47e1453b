import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip } from 'node:zlib';

/** A page with absolute addresses, in every encoding that a browser may want. */
export type PreparedPage = {
  readonly etag: string;
  readonly bodies: Readonly<Record<Encoding, Buffer>>;
};

export type Encoding = 'br' | 'gzip' | 'identity';

/** Pages are prepared for so many origins; anybody can claim a host name, and preparing takes time. */
const MOST_ORIGINS = 8;

/** What previews of links show must have an absolute address. */
const PICTURE = /(?<=<meta property="og:image" content=")(?=\/)/;

/** The pages of the web app, with the address at which a client knows this server. */
export class PagePreviews {
  readonly #folder: string;
  readonly #pages: Map<string, Map<string, Promise<PreparedPage>>> = new Map();

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** A page for an origin; undefined if there are too many origins already. */
  page(file: string, origin: string): Promise<PreparedPage> | undefined {
    const pages = this.#pages.get(origin) ?? new Map<string, Promise<PreparedPage>>();
    if (pages.size === 0 && this.#pages.size >= MOST_ORIGINS) return undefined;
    this.#pages.set(origin, pages);
    const known = pages.get(file) ?? prepared(join(this.#folder, file), origin);
    pages.set(file, known);
    return known;
  }
}

async function prepared(path: string, origin: string): Promise<PreparedPage> {
  const page = await readFile(path, 'utf8');
  const identity = Buffer.from(page.replace(PICTURE, origin));
  const [br, gz] = await Promise.all([promisify(brotliCompress)(identity), promisify(gzip)(identity)]);
  const etag = `"${createHash('sha256').update(identity).digest('base64url')}"`;
  return { etag, bodies: { br, gzip: gz, identity } };
}

import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Compressible files; fonts and pictures are compressed already. */
const SHRINKING = new Set([
  '.css',
  '.html',
  '.js',
  '.json',
  '.qnet',
  '.svg',
  '.txt',
  '.webmanifest',
  '.wasm',
]);

/** Below this size the headers outweigh the savings. */
const SMALLEST = 512;

/** Writes a brotli and a gzip file next to each file that they make smaller. */
export async function compress(folder: string): Promise<void> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  await Promise.all(paths.filter((path) => SHRINKING.has(extname(path))).map(compressFile));
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  if (content.length < SMALLEST) return;
  await writeFile(`${path}.br`, await brotli(content));
  await writeFile(`${path}.gz`, await promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }));
}

const brotli = (content: Buffer): Promise<Buffer> =>
  promisify(brotliCompress)(content, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length },
  });

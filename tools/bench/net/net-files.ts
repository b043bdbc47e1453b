import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress } from 'node:zlib';

const read = (module: string): Buffer => readFileSync(fileURLToPath(import.meta.resolve(module)));

/** The files that a device downloads for the master. */
export const NET_FILES = {
  weights: read('@quando/bots/weights/master.qnet'),
  kernel: read('@quando/bots/kernel/net-kernel.wasm'),
};

/** Their compressed size in bytes. */
export async function downloadBytes(): Promise<{ readonly weights: number; readonly kernel: number }> {
  const [weights, kernel] = await Promise.all(
    [NET_FILES.weights, NET_FILES.kernel].map((file) => promisify(brotliCompress)(file)),
  );
  return { weights: weights!.length, kernel: kernel!.length };
}

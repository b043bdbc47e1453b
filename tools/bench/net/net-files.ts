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

/** The weights that judge luck. */
export const LUCK_FILES = {
  critic: read('@quando/bots/weights/critic.qnet'),
  chances: read('@quando/bots/weights/chances.qnet'),
};

/** The compressed size in bytes of what the master needs. */
export async function downloadBytes(): Promise<{ readonly weights: number; readonly kernel: number }> {
  const [weights, kernel] = await Promise.all(
    [NET_FILES.weights, NET_FILES.kernel].map((file) => promisify(brotliCompress)(file)),
  );
  return { weights: weights!.length, kernel: kernel!.length };
}

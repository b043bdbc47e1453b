import { masterOf, readNet, startKernel } from '@quando/bots';
import kernelAddress from '@quando/bots/kernel/net-kernel.wasm?url';
import weightsAddress from '@quando/bots/weights/master.qnet?url';
import type { FetchMaster } from './master-source.ts';

const CACHE = 'quando-master';

/** How long a download may take, in milliseconds. */
const PATIENCE = 60_000;

/** Downloads the master bot from the server once; from then on it is stored on this device. */
export const fetchMaster: FetchMaster = async () => {
  try {
    const [kernel, weights] = await Promise.all([kernelAddress, weightsAddress].map(bytesAt));
    const net = readNet(weights!, startKernel(kernel!, globalThis));
    if (typeof net === 'string') return await forget();
    await tidy();
    return masterOf(net);
  } catch {
    return undefined;
  }
};

/**
 * The cached file of this address, or else its download, which is then cached. File names change with their contents.
 */
async function bytesAt(address: string): Promise<Uint8Array> {
  const cache = await openCache();
  const kept = await cache?.match(address);
  if (kept) return bytesOf(kept);
  const fetched = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!fetched.ok) throw new Error(`no ${address}`);
  // If there is no space, it is downloaded again the next time.
  await cache?.put(address, fetched.clone()).catch(() => {});
  return bytesOf(fetched);
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

/** Without a cache API, the browser's HTTP cache may still help. */
const openCache = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(CACHE).catch(() => undefined) : undefined;

/** Deletes files of earlier versions. */
async function tidy(): Promise<void> {
  const cache = await openCache();
  const current = new Set(
    [kernelAddress, weightsAddress].map((address) => new URL(address, location.href).href),
  );
  for (const { url } of (await cache?.keys()) ?? []) if (!current.has(url)) await cache?.delete(url);
}

/** Unreadable files must not stay in the cache. */
async function forget(): Promise<undefined> {
  if ('caches' in globalThis) await caches.delete(CACHE);
}

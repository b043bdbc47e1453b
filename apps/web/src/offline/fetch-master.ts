import { masterOf, readNet, startKernel } from '@quando/bots';
import kernelAddress from '@quando/bots/kernel/net-kernel.wasm?url';
import weightsAddress from '@quando/bots/weights/master.qnet?url';
import type { FetchMaster } from './master-source.ts';

const SHELF = 'quando-master';

/** How long a file may take to come, in milliseconds. */
const PATIENCE = 60_000;

/** Fetches the master from our server once; from then on it is on this device. */
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

/** What is kept under this address, or else comes from it and is kept. Their names change with their contents. */
async function bytesAt(address: string): Promise<Uint8Array> {
  const shelf = await openShelf();
  const kept = await shelf?.match(address);
  if (kept) return bytesOf(kept);
  const fetched = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
  if (!fetched.ok) throw new Error(`no ${address}`);
  // Without room for it, it is fetched again the next time.
  await shelf?.put(address, fetched.clone()).catch(() => {});
  return bytesOf(fetched);
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

/** Where there is no such store, the browser's own cache may still help. */
const openShelf = async (): Promise<Cache | undefined> =>
  'caches' in globalThis ? caches.open(SHELF).catch(() => undefined) : undefined;

/** Removes what earlier versions of the app had kept. */
async function tidy(): Promise<void> {
  const shelf = await openShelf();
  const current = new Set(
    [kernelAddress, weightsAddress].map((address) => new URL(address, location.href).href),
  );
  for (const { url } of (await shelf?.keys()) ?? []) if (!current.has(url)) await shelf?.delete(url);
}

/** What makes no sense must not be kept. */
async function forget(): Promise<undefined> {
  if ('caches' in globalThis) await caches.delete(SHELF);
}

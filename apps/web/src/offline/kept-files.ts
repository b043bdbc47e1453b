/** How long a download may take, in milliseconds. */
const PATIENCE = 60_000;

/** Files that are downloaded from the server once and then kept on this device, in a cache of their own. */
export class KeptFiles {
  readonly #name: string;
  readonly #addresses: readonly string[];

  constructor(name: string, addresses: readonly string[]) {
    this.#name = name;
    this.#addresses = addresses;
  }

  /** The contents of all files; rejects if one cannot be had now. */
  async read(): Promise<Uint8Array[]> {
    const files = await Promise.all(this.#addresses.map((address) => this.#bytesAt(address)));
    await this.#tidy();
    return files;
  }

  /** Unreadable files must not stay in the cache. */
  async forget(): Promise<void> {
    if ('caches' in globalThis) await caches.delete(this.#name);
  }

  /** The cached file of this address, or else its download, which is then cached. */
  async #bytesAt(address: string): Promise<Uint8Array> {
    const cache = await this.#open();
    const kept = await cache?.match(address);
    if (kept) return bytesOf(kept);
    const fetched = await fetch(address, { signal: AbortSignal.timeout(PATIENCE) });
    if (!fetched.ok) throw new Error(`no ${address}`);
    // If there is no space, it is downloaded again the next time.
    await cache?.put(address, fetched.clone()).catch(() => {});
    return bytesOf(fetched);
  }

  /** Deletes files of earlier versions: file names change with their contents. */
  async #tidy(): Promise<void> {
    const cache = await this.#open();
    const current = new Set(this.#addresses.map((address) => new URL(address, location.href).href));
    for (const { url } of (await cache?.keys()) ?? []) if (!current.has(url)) await cache?.delete(url);
  }

  /** Without a cache API, the browser's HTTP cache may still help. */
  async #open(): Promise<Cache | undefined> {
    return 'caches' in globalThis ? caches.open(this.#name).catch(() => undefined) : undefined;
  }
}

const bytesOf = async (answer: Response): Promise<Uint8Array> => new Uint8Array(await answer.arrayBuffer());

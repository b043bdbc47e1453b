/** How long to wait, in milliseconds, before the next try. */
const PAUSE = 30_000;

const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, PAUSE));

/**
 * Loads something that a page can do without until it is there. A line may be cut meanwhile, and a page that is being
 * left cancels what it loads.
 */
export async function retryLoading<Loaded>(load: () => Promise<Loaded>, rest = pause): Promise<Loaded> {
  for (;;) {
    try {
      return await load();
    } catch {
      await rest();
    }
  }
}

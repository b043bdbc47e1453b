/**
 * A newer version of the app: downloaded in the background, activated when the user accepts it or when this version cannot
 * go on.
 */
export class AppUpdate {
  #waiting: ServiceWorker | undefined = $state.raw(undefined);
  readonly #container: ServiceWorkerContainer;

  constructor(container: ServiceWorkerContainer) {
    this.#container = container;
  }

  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Registers the service worker that serves the app offline. */
  async register(address: string): Promise<void> {
    // If the browser blocks it, the app still works online.
    const registration = await this.#container.register(address).catch(() => undefined);
    if (!registration) return;
    this.#consider(registration.waiting);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
  }

  /** Reloads the page with the newer version. */
  accept(): void {
    if (this.#waiting) this.#activate(this.#waiting);
  }

  /**
   * Reloads the page with the newest version, downloading it first; without a newer one nothing happens. A plain reload
   * would show this version again, because the service worker keeps it until it is replaced.
   */
  async acceptNewest(): Promise<void> {
    const registration = await this.#container.getRegistration();
    // Without a network, there is at most one that was downloaded before.
    await registration?.update().catch(() => undefined);
    const newest = registration?.installing ?? registration?.waiting;
    if (newest && (await isInstalled(newest))) this.#activate(newest);
  }

  #activate(worker: ServiceWorker): void {
    this.#container.addEventListener('controllerchange', () => location.reload());
    worker.postMessage({ type: 'SKIP_WAITING' }, []);
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.#consider(worker);
    });
  }

  /** The very first worker replaces nothing, so it is not an update. */
  #consider(worker: ServiceWorker | null): void {
    if (worker && this.#container.controller) this.#waiting = worker;
  }
}

/** Whether a worker can be activated, once it has been downloaded. */
async function isInstalled(worker: ServiceWorker): Promise<boolean> {
  if (worker.state === 'installing')
    await new Promise((resolve) => worker.addEventListener('statechange', resolve, { once: true }));
  return worker.state === 'installed';
}

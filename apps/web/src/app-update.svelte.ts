/** A newer version of the app: downloaded in the background, activated only when the user accepts it. */
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
    this.#container.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage({ type: 'SKIP_WAITING' });
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

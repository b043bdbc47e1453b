/** A newer version of the app: downloaded in the background, used only once somebody accepts it. */
export class AppUpdate {
  #waiting: ServiceWorker | undefined = $state.raw(undefined);
  readonly #container: ServiceWorkerContainer;

  constructor(container: ServiceWorkerContainer) {
    this.#container = container;
  }

  get isReady(): boolean {
    return this.#waiting !== undefined;
  }

  /** Registers the worker that serves the app without a network. */
  async register(address: string): Promise<void> {
    // Where it is barred, the app works as well, as long as there is a network.
    const registration = await this.#container.register(address).catch(() => undefined);
    if (!registration) return;
    this.#consider(registration.waiting);
    registration.addEventListener('updatefound', () => this.#follow(registration.installing));
  }

  /** Loads the page again with the newer version. */
  accept(): void {
    this.#container.addEventListener('controllerchange', () => location.reload());
    this.#waiting?.postMessage({ type: 'SKIP_WAITING' });
  }

  #follow(worker: ServiceWorker | null): void {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed') this.#consider(worker);
    });
  }

  /** The first one ever installed replaces nothing. */
  #consider(worker: ServiceWorker | null): void {
    if (worker && this.#container.controller) this.#waiting = worker;
  }
}

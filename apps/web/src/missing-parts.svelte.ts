/** Where a page tells what it could not load, and what nobody has dealt with. */
type Page = Pick<Window, 'addEventListener'>;

/**
 * Notices a part of the app that could not be fetched, wherever it was asked for and not expected to fail: the line was
 * cut, or the page is being left, which cancels what it loads. That is no fault of the app, but somebody has to be told.
 */
export class MissingParts {
  #isUntold = $state(false);
  readonly #failures = new WeakSet<Error>();

  constructor(page: Page) {
    page.addEventListener('vite:preloadError', ({ payload }) => void this.#failures.add(payload));
    page.addEventListener('unhandledrejection', (event) => this.#notice(event));
  }

  /** Whether something is missing that nobody has been told of. */
  get isUntold(): boolean {
    return this.#isUntold;
  }

  dismiss(): void {
    this.#isUntold = false;
  }

  #notice(event: PromiseRejectionEvent): void {
    const { reason }: { readonly reason: unknown } = event;
    if (!(reason instanceof Error) || !this.#failures.has(reason)) return;
    event.preventDefault();
    console.warn(reason);
    this.#isUntold = true;
  }
}

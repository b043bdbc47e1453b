/** A browser's offer to install the app. */
type InstallOffer = Event & {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

const isInstallOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Whether the browser would install the app, and the way to let it. */
export class Installation {
  #offer: InstallOffer | undefined = $state.raw(undefined);

  constructor(target: Pick<Window, 'addEventListener'>) {
    target.addEventListener('beforeinstallprompt', (event) => {
      // The browser's own banner would come at a moment that nobody chose.
      event.preventDefault();
      if (isInstallOffer(event)) this.#offer = event;
    });
    target.addEventListener('appinstalled', () => this.decline());
  }

  get isOffered(): boolean {
    return this.#offer !== undefined;
  }

  async accept(): Promise<void> {
    const offer = this.#offer;
    this.decline();
    await offer?.prompt();
  }

  decline(): void {
    this.#offer = undefined;
  }
}

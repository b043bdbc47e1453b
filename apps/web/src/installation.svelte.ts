/** A browser's offer to install the app. */
type InstallOffer = Event & {
  prompt(): Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
};

const isInstallOffer = (event: Event): event is InstallOffer => 'prompt' in event;

/** Whether the browser can install the app, and how to accept its offer. */
export class Installation {
  #offer: InstallOffer | undefined = $state.raw(undefined);

  constructor(target: Pick<Window, 'addEventListener'>) {
    target.addEventListener('beforeinstallprompt', (event) => {
      // Suppresses the browser's own banner.
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

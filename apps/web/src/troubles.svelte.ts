import type { Trouble, TroubleCode } from '@quando/protocol';

export type TroubleSource = {
  onTrouble(handler: (trouble: Trouble) => void): void;
  onFailure(handler: () => void): void;
};

/** Problems that have not been dismissed yet, each kind once. */
export class Troubles {
  #unread: readonly TroubleCode[] = $state.raw([]);
  #needsReload = $state(false);

  constructor(source: TroubleSource) {
    source.onTrouble(({ code }) => this.#add(code));
    source.onFailure(() => (this.#needsReload = true));
  }

  /** Whether only a reload can help. */
  get needsReload(): boolean {
    return this.#needsReload;
  }

  get unread(): readonly TroubleCode[] {
    return this.#unread;
  }

  dismiss(code: TroubleCode): void {
    this.#unread = this.#unread.filter((other) => other !== code);
  }

  #add(code: TroubleCode): void {
    if (!this.#unread.includes(code)) this.#unread = [...this.#unread, code];
  }
}

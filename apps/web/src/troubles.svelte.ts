import type { Trouble, TroubleCode } from '@quando/protocol';

export type TroubleSource = {
  onTrouble(handler: (trouble: Trouble) => void): void;
  onFailure(handler: () => void): void;
};

/** What went wrong and has not been read yet, each thing once. */
export class Troubles {
  #unread: readonly TroubleCode[] = $state.raw([]);
  #isBeyondHelp = $state(false);

  constructor(source: TroubleSource) {
    source.onTrouble(({ code }) => this.#add(code));
    source.onFailure(() => (this.#isBeyondHelp = true));
  }

  /** Whether only loading the page again can help. */
  get isBeyondHelp(): boolean {
    return this.#isBeyondHelp;
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

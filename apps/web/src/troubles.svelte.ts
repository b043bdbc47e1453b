import type { Trouble, TroubleCode } from '@quando/protocol';

/** What went wrong and has not been read yet, each thing once. */
export class Troubles {
  #unread: readonly TroubleCode[] = $state.raw([]);

  constructor(source: { onTrouble(handler: (trouble: Trouble) => void): void }) {
    source.onTrouble(({ code }) => this.#add(code));
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

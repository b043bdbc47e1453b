/** How many commands are remembered. */
const REMEMBERED = 64;

/** The seqs of the commands accepted last, so that the same command again gets the same answer. */
export class AcceptedCommands {
  readonly #seqs: Map<string, number> = new Map();

  seqOf(command: string): number | undefined {
    return this.#seqs.get(command);
  }

  add(command: string, seq: number): void {
    this.#seqs.set(command, seq);
    if (this.#seqs.size > REMEMBERED) this.#seqs.delete(this.#seqs.keys().next().value!);
  }
}

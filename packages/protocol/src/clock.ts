/** A source of time. */
export type Clock = {
  /** Milliseconds. */
  now(): number;
  /** Runs something later; call the returned function to cancel it. */
  after(milliseconds: number, run: () => void): () => void;
};

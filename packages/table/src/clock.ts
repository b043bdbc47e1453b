/** The time, and a way to wait for it. */
export type Clock = {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs something later, unless it is cancelled by calling what comes back. */
  after(milliseconds: number, run: () => void): () => void;
};

/** Where time comes from. */
export type Timer = {
  /** Milliseconds that only go forward. */
  now(): number;
  /** Runs something later; what it gives calls it off. */
  after(milliseconds: number, run: () => void): () => void;
};

export const browserTimer: Timer = {
  now: () => performance.now(),
  after: (milliseconds, run) => {
    const id = setTimeout(run, milliseconds);
    return () => clearTimeout(id);
  },
};

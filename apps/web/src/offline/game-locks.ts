/** Ensures that only one tab of this device has a game open. */
export type GameLocks = {
  /**
   * Holds a game until it is released by calling what comes back; `elsewhere` if another tab has it. With `take` it
   * is taken from that tab, whose `onLost` is called.
   */
  hold(game: string, options: HoldOptions): Promise<(() => void) | 'elsewhere'>;
};

export type HoldOptions = { readonly take: boolean; readonly onLost: () => void };

/** How long a tab that is closing or reloading may take to release a game, in milliseconds. */
const PATIENCE = 800;

/** Web Locks, which are released when their tab ends for any reason. */
export const webLocks = (locks: LockManager): GameLocks => ({
  hold: (game, { take, onLost }) =>
    new Promise((resolve) => {
      let isHeld = false;
      const hold = (): Promise<void> => {
        isHeld = true;
        return new Promise((release) => resolve(release));
      };
      const options = take ? { steal: true } : { signal: AbortSignal.timeout(PATIENCE) };
      locks.request(`quando ${game}`, options, hold).catch(() => (isHeld ? onLost() : resolve('elsewhere')));
    }),
});

/** For browsers without Web Locks: the store still refuses two entries with the same seq. */
export const noLocks: GameLocks = { hold: () => Promise.resolve(() => {}) };

/** Sees to it that only one tab of this device has a game open. */
export type GameLocks = {
  /**
   * Holds a game until it is released by calling what comes back; `elsewhere` if another tab has it. With `take` it
   * is taken from that tab, whose `onLost` is called.
   */
  hold(game: string, options: HoldOptions): Promise<(() => void) | 'elsewhere'>;
};

export type HoldOptions = { readonly take: boolean; readonly onLost: () => void };

/** How long a tab that is just closing (or loading again) may take to let go, in milliseconds. */
const PATIENCE = 800;

/** Locks of the browser, which end with the tab that holds them, however it ends. */
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

/** For browsers without locks: the store still refuses to keep two entries with one number. */
export const noLocks: GameLocks = { hold: () => Promise.resolve(() => {}) };

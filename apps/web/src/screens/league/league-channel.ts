const NAME = 'quando-leagues';

/** Connects the tabs of this device; absent in older browsers, where a tab reads again when it is shown. */
export const openLeagueChannel = (): BroadcastChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);

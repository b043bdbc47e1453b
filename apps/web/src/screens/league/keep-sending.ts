import { LeagueApi } from '../../league/league-api.ts';
import { openLeagueStore } from '../../league/open-league-store.ts';
import { sendWaiting } from '../../league/send-waiting.ts';
import type { LocalStore } from '../../local-store.ts';
import { listenForWakeEvents } from '../../wake-events.ts';

/** Sends what waits in leagues now, and whenever the device is online or awake again. */
export function keepSending(localStore: LocalStore): () => void {
  const store = openLeagueStore();
  const api = new LeagueApi((address, request) => fetch(address, request));
  const send = async (): Promise<void> => void (await sendWaiting(localStore, await store, api));
  void send();
  return listenForWakeEvents(window, { onWake: () => void send() });
}

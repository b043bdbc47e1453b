import { randomFrom } from '@quando/rules';
import type { OfflineReply, TroubleCode } from '@quando/protocol';
import { freshId } from '../game/fresh-id.ts';
import { wallClock } from '../clock.ts';
import { loadPolyfills } from '../load-polyfills.ts';
import { noLocks, webLocks } from './game-locks.ts';
import { OfflineHost } from './offline-host.ts';
import { openStorage } from './open-storage.ts';

const post = (reply: OfflineReply): void => postMessage(reply, { transfer: [] });

async function openHost(): Promise<OfflineHost> {
  const troubles: TroubleCode[] = [];
  const storage = await openStorage({ clock: wallClock, onTrouble: (code) => troubles.push(code) });
  const host = new OfflineHost({
    storage,
    clock: wallClock,
    random: randomFrom((words) => crypto.getRandomValues(words)),
    locks: 'locks' in navigator ? webLocks(navigator.locks) : noLocks,
    freshId,
    fetchMaster: async () => (await import('./fetch-master.ts')).fetchMaster(),
    post,
  });
  post({ type: 'ready' });
  for (const code of troubles) host.trouble(code);
  return host;
}

/** Holds the lock of this worker's name as long as it runs, so that its page notices when it ends. */
function holdName(): Promise<void> {
  if (!('locks' in navigator)) return Promise.resolve();
  const forever = new Promise<never>(() => {});
  return new Promise((resolve) => {
    const hold = (): Promise<never> => {
      resolve();
      return forever;
    };
    // Where locks are forbidden, the games run all the same.
    navigator.locks.request(self.name, hold).catch(() => resolve());
  });
}

// After an unexpected error the state may be inconsistent: the page starts another worker, which reads the stored
// games.
addEventListener('error', () => close());
addEventListener('unhandledrejection', () => close());

const host = loadPolyfills().then(holdName).then(openHost);

addEventListener('message', (event: MessageEvent<unknown>) => {
  void host.then((opened) => opened.receive(event.data));
});

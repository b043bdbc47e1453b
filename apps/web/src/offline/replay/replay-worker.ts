import { wallClock } from '../../clock.ts';
import { loadPolyfills } from '../../load-polyfills.ts';
import type { ReplayQuestion } from '../../replay/replay-message.ts';
import { openStorage } from '../open-storage.ts';
import { ReplayHost } from './replay-host.ts';

const host = new ReplayHost(() => openStorage({ clock: wallClock, onTrouble: () => {} }));
let last: Promise<unknown> = loadPolyfills();

/** Answers one question after another. */
addEventListener('message', ({ data }: MessageEvent<{ id: number; question: ReplayQuestion }>) => {
  last = last.then(async () => {
    postMessage({ id: data.id, answer: await host.answer(data.question) }, { transfer: [] });
  });
});

import { tripletsIn } from '@quando/season/authority';
import { loadPolyfills } from '../load-polyfills.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  void loadPolyfills().then(() => postMessage(tripletsIn(JSON.parse(event.data)), { transfer: [] }));
});

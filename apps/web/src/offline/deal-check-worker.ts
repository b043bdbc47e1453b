import type { DealQuestion } from '../online/deal-check.ts';
import { loadPolyfills } from '../load-polyfills.ts';
import { dealCheckOf } from './deal-check.ts';

addEventListener('message', (event: MessageEvent<DealQuestion>) => {
  void loadPolyfills().then(() => postMessage(dealCheckOf(event.data), { transfer: [] }));
});

import type { DealQuestion } from '../online/deal-check.ts';
import { dealCheckOf } from './deal-check.ts';

addEventListener('message', (event: MessageEvent<DealQuestion>) => {
  postMessage(dealCheckOf(event.data), { transfer: [] });
});

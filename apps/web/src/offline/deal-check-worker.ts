import type { DealQuestion } from '../online/deal-check.ts';
import { fillGaps } from '../fill-gaps.ts';
import { dealCheckOf } from './deal-check.ts';

addEventListener('message', (event: MessageEvent<DealQuestion>) => {
  void fillGaps().then(() => postMessage(dealCheckOf(event.data), { transfer: [] }));
});

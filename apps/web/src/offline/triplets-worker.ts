import { tripletsIn } from '@quando/season/authority';
import { fillGaps } from '../fill-gaps.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  void fillGaps().then(() => postMessage(tripletsIn(JSON.parse(event.data)), { transfer: [] }));
});

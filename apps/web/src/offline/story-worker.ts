import { fillGaps } from '../fill-gaps.ts';
import { recordedStory } from './recorded-story.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  void fillGaps().then(() => postMessage(recordedStory(event.data), { transfer: [] }));
});

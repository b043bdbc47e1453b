import { loadPolyfills } from '../load-polyfills.ts';
import { recordedStory } from './recorded-story.ts';

addEventListener('message', (event: MessageEvent<string>) => {
  void loadPolyfills().then(() => postMessage(recordedStory(event.data), { transfer: [] }));
});

import { loadPolyfills } from '../../load-polyfills.ts';
import { fetchReviewTools } from './fetch-review-tools.ts';
import type { ReviewAnswer, ReviewQuestion } from './review-message.ts';
import { reviewOfGame } from './review-of-game.ts';

const post = (answer: ReviewAnswer): void => postMessage(answer, { transfer: [] });

// It answers one question; whoever does not want the rest ends it.
addEventListener('message', ({ data }: MessageEvent<ReviewQuestion>) => {
  review(data).catch((error: unknown) => {
    console.error('review: failed', error);
    post({ type: 'refused', why: 'failed' });
  });
});

async function review(question: ReviewQuestion): Promise<void> {
  await loadPolyfills();
  const tools = await fetchReviewTools();
  if (!tools) return post({ type: 'refused', why: 'no-nets' });
  for (const told of reviewOfGame(question, tools)) post(told);
}

import { loadPolyfills } from '../../load-polyfills.ts';
import { Coach } from './coach.ts';
import type { CoachQuestion, CoachReply } from './coach-message.ts';

const coach = loadPolyfills().then(() => new Coach(() => performance.now()));

addEventListener('message', ({ data: question }: MessageEvent<CoachQuestion>) => {
  void coach.then((ready) => {
    const reply: CoachReply = { id: question.id, answer: ready.answer(question) };
    postMessage(reply, { transfer: [] });
  });
});

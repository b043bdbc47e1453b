import { fillGaps } from '../../fill-gaps.ts';
import { Coach } from './coach.ts';
import type { CoachQuestion, CoachReply } from './coach-message.ts';

const coach = fillGaps().then(() => new Coach(() => performance.now()));

addEventListener('message', ({ data: question }: MessageEvent<CoachQuestion>) => {
  void coach.then((ready) => {
    const reply: CoachReply = { id: question.id, answer: ready.answer(question) };
    postMessage(reply, { transfer: [] });
  });
});

import { Coach } from './coach.ts';
import type { CoachQuestion, CoachReply } from './coach-message.ts';

const coach = new Coach(() => performance.now());

addEventListener('message', ({ data: question }: MessageEvent<CoachQuestion>) => {
  const reply: CoachReply = { id: question.id, answer: coach.answer(question) };
  postMessage(reply, { transfer: [] });
});

import { isChapter } from '@quando/text';
import type { Connection } from '@quando/table';
import { browserClock } from '../browser-clock.ts';
import { LESSONS } from './lesson.ts';
import { openLesson } from './lesson-table.ts';

let connection: Promise<Connection> | undefined;

/** The first message says which lesson it is, all others are for its table. */
addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (connection) void connection.then((line) => line.receive(data));
  else connection = begin(data as { readonly chapter: unknown; readonly wait: number });
});

function begin({ chapter, wait }: { readonly chapter: unknown; readonly wait: number }): Promise<Connection> {
  if (!isChapter(chapter)) throw new Error('there is no such lesson');
  const send = (reply: unknown): void => postMessage(reply, { transfer: [] });
  return openLesson(LESSONS[chapter], { clock: browserClock, wait, send });
}

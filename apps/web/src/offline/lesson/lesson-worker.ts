import type { Connection } from '@quando/table';
import type { Chapter } from '@quando/text';
import { wallClock } from '../../clock.ts';
import { LESSONS } from './lesson.ts';
import { openLesson } from './lesson-table.ts';

/** What the page that started this worker says first; all that follows is for the table. */
type Beginning = { readonly chapter: Chapter; readonly wait: number };

let connection: Promise<Connection> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (connection) void connection.then((opened) => opened.receive(data));
  else connection = begin(data as Beginning);
});

const begin = ({ chapter, wait }: Beginning): Promise<Connection> =>
  openLesson(LESSONS[chapter], {
    clock: wallClock,
    wait,
    send: (reply) => postMessage(reply, { transfer: [] }),
  });

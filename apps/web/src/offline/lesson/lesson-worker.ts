import type { Connection } from '@quando/table';
import { TABLE_CHAPTERS } from '@quando/text';
import * as v from 'valibot';
import { wallClock } from '../../clock.ts';
import { loadPolyfills } from '../../load-polyfills.ts';
import { LESSONS } from './lesson.ts';
import { openLesson } from './lesson-table.ts';

/** The first message from the page; all later messages are for the table. */
const beginning = v.object({ chapter: v.picklist(TABLE_CHAPTERS), wait: v.number() });

let connection: Promise<Connection> | undefined;

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  if (connection) void connection.then((opened) => opened.receive(data));
  else connection = begin(v.parse(beginning, data));
});

async function begin({ chapter, wait }: v.InferOutput<typeof beginning>): Promise<Connection> {
  await loadPolyfills();
  return openLesson(LESSONS[chapter], {
    clock: wallClock,
    wait,
    send: (reply) => postMessage(reply, { transfer: [] }),
  });
}

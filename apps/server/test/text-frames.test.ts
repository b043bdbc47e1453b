import { once } from 'node:events';
import { expect, onTestFinished, test } from 'vitest';
import { WebSocketServer } from 'ws';
import { textFrames } from '../src/socket/text-frames.ts';

test.each([0, 1, 125, 126, 65_535, 65_536, 100_000])('a client reads a text of %i bytes', async (size) => {
  expect(await received(['x'.repeat(size)])).toEqual(['x'.repeat(size)]);
});

test('several texts in one buffer stay apart, also those with letters of several bytes', async () => {
  const texts = ['{"a":1}', 'ä'.repeat(63), '', '🂡'];
  expect(await received(texts)).toEqual(texts);
});

/** What Node's own client makes of the frames. */
async function received(texts: readonly string[]): Promise<string[]> {
  const server = new WebSocketServer({ port: 0, host: '127.0.0.1' });
  onTestFinished(() => server.close());
  server.on('connection', (socket, request) => {
    request.socket.write(textFrames(texts));
    socket.close();
  });
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has no port');
  const client = new WebSocket(`ws://127.0.0.1:${address.port}`);
  const heard: string[] = [];
  client.addEventListener('message', ({ data }) => heard.push(String(data)));
  await once(client, 'close');
  return heard;
}

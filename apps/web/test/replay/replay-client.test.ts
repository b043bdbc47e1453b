import { expect, it } from 'vitest';
import type { ReplayAnswer } from '../../src/replay/replay-message.ts';
import { ReplayClient } from '../../src/replay/replay-client.ts';

const UNREADABLE = { type: 'refused', refusal: { code: 'unreadable' } };
const OUTLINE = { type: 'outline', game: 0 } as const;

/** A worker that answers only when it is told to. */
class FakeWorker extends EventTarget {
  readonly ids: number[] = [];
  postMessage({ id }: { readonly id: number }): void {
    this.ids.push(id);
  }
  terminate(): void {}
  answer(id: number, answer: ReplayAnswer): void {
    this.dispatchEvent(new MessageEvent('message', { data: { id, answer } }));
  }
}

it('every question gets its own answer', async () => {
  const worker = new FakeWorker();
  const client = new ReplayClient(worker);
  const outline = client.ask(OUTLINE);
  const link = client.ask({ type: 'link', game: 0, names: 'none' });
  const [first = 0, second = 0] = worker.ids;
  worker.answer(second, { type: 'link', code: '1abc' });
  worker.answer(first, { type: 'outline', outline: { rounds: [], isOver: true } });
  expect(await link).toEqual({ type: 'link', code: '1abc' });
  expect(await outline).toEqual({ type: 'outline', outline: { rounds: [], isOver: true } });
});

it('if the worker fails, nobody waits for an answer, neither now nor later', async () => {
  const worker = new FakeWorker();
  const client = new ReplayClient(worker);
  const before = client.ask(OUTLINE);
  worker.dispatchEvent(new Event('error'));
  expect(await before).toEqual(UNREADABLE);
  expect(await client.ask(OUTLINE)).toEqual(UNREADABLE);
  expect(worker.ids).toHaveLength(1);
});

import { loadOnlineWords } from '@quando/text';
import { afterEach, expect, it, vi } from 'vitest';
import { keepPushWords } from '../../src/online/push-words.ts';

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

it('the words of messages are kept as JSON, also by a browser that makes no such answers itself', async () => {
  const kept: Response[] = [];
  const put = (_: string, answer: Response): void => void kept.push(answer);
  vi.stubGlobal('caches', { open: () => ({ put }) });
  vi.spyOn(Response, 'json').mockImplementation(() => {
    throw new TypeError('Response.json is not a function');
  });
  const words = await loadOnlineWords('nl');
  await keepPushWords(words);
  expect(await kept[0]!.json()).toEqual({ turn: words.play.notified, invitation: words.tables.invited });
});

import type { BrowserContext, Page } from '@playwright/test';
import type { OfflineReply, Update } from '@quando/protocol';
import { found } from './found.ts';

declare global {
  /** What the workers of a page have said, and the workers; there once `recordWorkerMessages` was called. */
  const workerMessages: OfflineReply[];
  const startedWorkers: Worker[];
}

/** Records the messages that the workers of every page in a context send. */
export async function recordWorkerMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    const started: Worker[] = [];
    const NativeWorker = Worker;
    class RecordingWorker extends NativeWorker {
      constructor(url: string | URL, options?: WorkerOptions) {
        super(url, options);
        started.push(this);
        this.addEventListener('message', ({ data }) => heard.push(structuredClone(data)));
      }
    }
    Object.assign(globalThis, { workerMessages: heard, startedWorkers: started, Worker: RecordingWorker });
  });
}

/** Terminates this page's worker once it runs, as a browser low on memory does. */
export async function terminateWorker(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const ready = workerMessages.filter(({ type }) => type === 'ready');
    return ready.length === startedWorkers.length;
  });
  await page.evaluate(() => startedWorkers.at(-1)!.terminate());
}

/** Makes this page's last worker appear to send an unreadable message or an error. */
export async function dispatchOnWorker(page: Page, type: 'message' | 'error'): Promise<void> {
  await page.evaluate((failure) => {
    const event = failure === 'message' ? new MessageEvent('message', { data: {} }) : new Event('error');
    startedWorkers.at(-1)!.dispatchEvent(event);
  }, type);
}

/** How many workers this page has started. */
export const workerCount = (page: Page): Promise<number> => page.evaluate(() => startedWorkers.length);

/** All messages that this page's workers have sent since it was loaded. */
export const workerMessagesOn = (page: Page): Promise<OfflineReply[]> => page.evaluate(() => workerMessages);

/** All updates among these messages, including those in refusals. */
export const updatesIn = (heard: readonly OfflineReply[]): Update[] =>
  heard.flatMap((reply) => {
    if (reply.type !== 'tell') return [];
    if (reply.message.type === 'update') return [reply.message];
    return reply.message.type === 'refused' && reply.message.update ? [reply.message.update] : [];
  });

/** Waits for an update after an entry in which a person has to decide or a round is over. */
export async function nextDecision(page: Page, after: number): Promise<Update> {
  return found(
    page.waitForFunction((seq) => {
      const last = workerMessages.findLast(
        (reply) => reply.type === 'tell' && reply.message.type === 'update',
      );
      const update = last?.type === 'tell' && last.message.type === 'update' ? last.message : undefined;
      if (!update || update.seq <= seq) return false;
      const { asked } = update.view;
      return asked === 'nobody' || update.sitters[asked]?.kind === 'person' ? update : false;
    }, after),
  );
}

import type { BrowserContext, Page } from '@playwright/test';
import type { TableStatus, OnlineReply, Update } from '@quando/protocol';
import { found } from './found.ts';

declare global {
  /** What the sockets of a page have said, there once `recordSocketMessages` was called. */
  const socketMessages: OnlineReply[];
}

/** Records the messages that the sockets of every page in a context receive. */
export async function recordSocketMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    const NativeSocket = WebSocket;
    class RecordingSocket extends NativeSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        this.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
      }
    }
    Object.assign(globalThis, { socketMessages: heard, WebSocket: RecordingSocket });
  });
}

/** All messages that this page's sockets have received since it was loaded. */
export const socketMessagesOn = (page: Page): Promise<OnlineReply[]> => page.evaluate(() => socketMessages);

/** Waits for an update after an entry in which a person has to decide or a round is over. */
export async function nextDecisionOnline(page: Page, after: number): Promise<Update> {
  return found(
    page.waitForFunction((seq) => {
      const update = socketMessages.findLast((reply): reply is Update => reply.type === 'update');
      if (!update || update.seq <= seq) return false;
      const { asked } = update.view;
      return asked === 'nobody' || update.sitters[asked]?.kind === 'person' ? update : false;
    }, after),
  );
}

/** Waits until this page has received an entry, and returns its latest update. */
export async function updateAt(page: Page, seq: number): Promise<Update> {
  return found(
    page.waitForFunction((wanted) => {
      return (
        socketMessages.findLast((reply): reply is Update => reply.type === 'update' && reply.seq >= wanted) ??
        false
      );
    }, seq),
  );
}

/** The latest table status that a page has received. */
export const lastStatus = (page: Page): Promise<TableStatus | undefined> =>
  page.evaluate(() => socketMessages.findLast((reply): reply is TableStatus => reply.type === 'status'));

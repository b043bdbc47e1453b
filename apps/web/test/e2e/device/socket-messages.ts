import { expect, type BrowserContext, type Page } from '@playwright/test';
import { updateAfter, type OnlineReply, type TableStatus, type Update } from '@quando/protocol';

declare global {
  /** What the sockets of a page have said, there once `recordSocketMessages` was called. */
  const socketMessages: OnlineReply[];
  /** The sockets of a page, the latest last. */
  const pageSockets: WebSocket[];
}

/** Records the messages that the sockets of every page in a context receive. */
export async function recordSocketMessages(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const heard: unknown[] = [];
    const sockets: WebSocket[] = [];
    const NativeSocket = WebSocket;
    class RecordingSocket extends NativeSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols);
        sockets.push(this);
        this.addEventListener('message', ({ data }) => heard.push(JSON.parse(String(data))));
      }
    }
    Object.assign(globalThis, {
      socketMessages: heard,
      pageSockets: sockets,
      WebSocket: RecordingSocket,
    });
  });
}

/** Cuts the line of a page, which connects again after a moment. */
export const cutLine = (page: Page): Promise<void> => page.evaluate(() => pageSockets.at(-1)?.close());

/** All messages that this page's sockets have received since it was loaded. */
export const socketMessagesOn = (page: Page): Promise<OnlineReply[]> => page.evaluate(() => socketMessages);

/** What each page was told of its game, as far as its messages have been read. */
const followed: WeakMap<Page, { read: number; update: Update | undefined }> = new WeakMap();

/** The latest update of a page: the last one that it received, and the events since. */
async function latestUpdate(page: Page): Promise<Update | undefined> {
  const before = followed.get(page) ?? { read: 0, update: undefined };
  const { replies, length } = await page.evaluate(
    (read) => ({ replies: socketMessages.slice(read), length: socketMessages.length }),
    before.read,
  );
  // A page that was loaded again has forgotten its messages.
  const isReloaded = length < before.read;
  const fresh = isReloaded ? await socketMessagesOn(page) : replies;
  const update = fresh.reduce(following, isReloaded ? undefined : before.update);
  followed.set(page, { read: isReloaded ? fresh.length : length, update });
  return update;
}

function following(last: Update | undefined, reply: OnlineReply): Update | undefined {
  if (reply.type === 'update') return reply;
  if (reply.type !== 'events' || !last) return last;
  const next = updateAfter(last, reply);
  if (typeof next === 'string') throw new Error(`a page has lost its view by a ${next}`);
  return next;
}

/** Waits for an update that is as wanted. */
async function updateWhere(page: Page, isWanted: (update: Update) => boolean): Promise<Update> {
  let found: Update | undefined;
  const look = async (): Promise<boolean> => {
    const update = await latestUpdate(page);
    found = update && isWanted(update) ? update : undefined;
    return found !== undefined;
  };
  await expect.poll(look, { intervals: [20, 50, 100] }).toBe(true);
  return found!;
}

/** Waits for an update after an entry in which a person has to decide or a round is over. */
export const nextDecisionOnline = (page: Page, after: number): Promise<Update> =>
  updateWhere(page, ({ seq, view: { asked }, sitters }) => {
    return seq > after && (asked === 'nobody' || sitters[asked]?.kind === 'person');
  });

/** Waits until this page has received an entry, and returns its latest update. */
export const updateAt = (page: Page, wanted: number): Promise<Update> =>
  updateWhere(page, ({ seq }) => seq >= wanted);

/** The latest table status that a page has received. */
export const lastStatus = (page: Page): Promise<TableStatus | undefined> =>
  page.evaluate(() => socketMessages.findLast((reply): reply is TableStatus => reply.type === 'status'));

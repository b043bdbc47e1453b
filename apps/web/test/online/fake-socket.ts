import type { OnlineReply, OnlineRequest } from '@quando/protocol';
import type { Socket, SocketEvents } from '../../src/online/socket.ts';

/** A socket whose other end is the test. */
export class FakeSocket implements Socket {
  readonly sent: OnlineRequest[] = [];
  isClosed = false;
  readonly #events: SocketEvents;

  constructor(events: SocketEvents) {
    this.#events = events;
  }

  send(text: string): void {
    const request: OnlineRequest = JSON.parse(text);
    this.sent.push(request);
  }

  close(): void {
    this.isClosed = true;
  }

  open(): void {
    this.#events.onOpen();
  }

  /** The table says something. */
  tell(reply: OnlineReply): void {
    this.hear(JSON.stringify(reply));
  }

  /** Any text arrives. */
  hear(text: string): void {
    this.#events.onText(text);
  }

  /** The network, or the other end, closes it. */
  break(): void {
    this.#events.onClose();
  }
}

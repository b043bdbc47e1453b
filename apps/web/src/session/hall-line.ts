import type { HallRequest, LossCode, TableReply, TableRequest } from '@quando/protocol';
import type { Line, LineState } from './line.ts';

/** A line to a table in the hall. */
export class HallLine implements Line {
  readonly #name: string;
  readonly #channel: { post(message: HallRequest): void };
  readonly #onEnd: () => void;
  #onMessage: (message: TableReply) => void = () => {};
  #onState: (state: LineState) => void = () => {};
  #state: LineState = 'open';

  constructor(name: string, channel: { post(message: HallRequest): void }, onEnd: () => void) {
    this.#name = name;
    this.#channel = channel;
    this.#onEnd = onEnd;
  }

  send(message: TableRequest): void {
    if (this.#state === 'open') this.#channel.post({ type: 'say', line: this.#name, message });
  }

  onMessage(handler: (message: TableReply) => void): void {
    this.#onMessage = handler;
  }

  onState(handler: (state: LineState) => void): void {
    this.#onState = handler;
    handler(this.#state);
  }

  close(): void {
    if (this.#state !== 'open') return;
    this.#channel.post({ type: 'leave', line: this.#name });
    this.#end('closed');
  }

  hear(message: TableReply): void {
    if (this.#state === 'open') this.#onMessage(message);
  }

  lose(why: LossCode): void {
    if (this.#state === 'open') this.#end(why);
  }

  #end(state: LineState): void {
    this.#state = state;
    this.#onEnd();
    this.#onState(state);
  }
}

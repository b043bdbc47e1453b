import type { OnlineReply } from '@quando/protocol';

/** Writes replies down; what goes to several connections, one after the other, is written once. */
export class ReplyWriter {
  #last: OnlineReply | undefined;
  #text = '';

  write(reply: OnlineReply): string {
    if (reply !== this.#last) {
      this.#text = JSON.stringify(reply);
      this.#last = reply;
    }
    return this.#text;
  }
}

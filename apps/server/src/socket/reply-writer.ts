import type { OnlineReply } from '@quando/protocol';

/** Serialises replies; a reply to several connections in a row is serialised once. */
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

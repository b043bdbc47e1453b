import type { Message } from '../screen/message.ts';

/** The messages of the current round, and those that the player has not read yet. */
export class Transcript {
  #round: Message[] = [];
  #unread: Message[] = [];

  add(message: Message): void {
    this.#round.push(message);
    this.#unread.push(message);
  }

  startRound(): void {
    this.#round = [];
  }

  get round(): readonly Message[] {
    return this.#round;
  }

  /** Returns the unread messages and marks them as read. */
  takeUnread(): Message[] {
    const unread = this.#unread;
    this.#unread = [];
    return unread;
  }
}

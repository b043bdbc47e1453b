import type { OfflineReply, OfflineRequest } from '@quando/protocol';
import { freshId } from './fresh-id.ts';

export type Question = Extract<OfflineRequest, { id: string }>;
export type Reply = Extract<OfflineReply, { id?: string }>;
export type WithoutId<Request> = Request extends Question ? Omit<Request, 'id'> : never;

type Waiting = { readonly question: Question; readonly resolve: (reply: Reply) => void };

/** What was asked and not yet answered. */
export class Questions {
  readonly #waiting: Map<string, Waiting> = new Map();

  get unanswered(): Question[] {
    return [...this.#waiting.values()].map(({ question }) => question);
  }

  /** Notes a question and gives it to whoever posts it. */
  ask(asked: WithoutId<Question>, post: (question: Question) => void): Promise<Reply> {
    const question: Question = { ...asked, id: freshId() };
    return new Promise((resolve) => {
      this.#waiting.set(question.id, { question, resolve });
      post(question);
    });
  }

  answer(reply: Reply): void {
    if (reply.id === undefined) return;
    this.#waiting.get(reply.id)?.resolve(reply);
    this.#waiting.delete(reply.id);
  }

  /** Nobody will ever answer. */
  refuseAll(): void {
    for (const id of this.#waiting.keys()) this.answer({ type: 'refused', id, code: 'not-stored' });
  }
}

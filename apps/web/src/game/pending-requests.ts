import type { OfflineReply, OfflineRequest } from '@quando/protocol';
import { freshId } from './fresh-id.ts';

export type IdRequest = Extract<OfflineRequest, { id: string }>;
export type Reply = Extract<OfflineReply, { id?: string }>;
export type WithoutId<Request> = Request extends IdRequest ? Omit<Request, 'id'> : never;

type Waiting = { readonly request: IdRequest; readonly resolve: (reply: Reply) => void };

/** Requests to the worker that have not been answered yet. */
export class PendingRequests {
  readonly #waiting: Map<string, Waiting> = new Map();

  get unanswered(): IdRequest[] {
    return [...this.#waiting.values()].map(({ request }) => request);
  }

  /** Posts a request with an id and waits for its answer. */
  ask(asked: WithoutId<IdRequest>, post: (request: IdRequest) => void): Promise<Reply> {
    const request: IdRequest = { ...asked, id: freshId() };
    return new Promise((resolve) => {
      this.#waiting.set(request.id, { request, resolve });
      post(request);
    });
  }

  answer(reply: Reply): void {
    if (reply.id === undefined) return;
    this.#waiting.get(reply.id)?.resolve(reply);
    this.#waiting.delete(reply.id);
  }

  /** Refuses all requests: they will never be answered. */
  refuseAll(): void {
    for (const id of this.#waiting.keys()) this.answer({ type: 'refused', id, code: 'not-stored' });
  }
}

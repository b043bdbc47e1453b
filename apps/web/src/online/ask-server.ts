export type Fetch = (address: string, request?: RequestInit) => Promise<Response>;

/** An answer of a server that was understood, or why there is none; `unreachable`: no usable answer. */
type ServerAnswer<Value, Refusal> = Value | { readonly refused: Refusal | 'unreachable' };

type Reading<Value, Refusal> = {
  readonly parse: (value: unknown) => Value | undefined;
  /** What an answer says that is not a success. */
  readonly refusalIn: (answer: Response) => Refusal | undefined | Promise<Refusal | undefined>;
};

/** Sends a request and reads the JSON of its answer; nothing that goes wrong is thrown. */
export async function askServer<Value extends object, Refusal extends string>(
  ask: () => Promise<Response>,
  { parse, refusalIn }: Reading<Value, Refusal>,
): Promise<ServerAnswer<Value, Refusal>> {
  try {
    const answer = await ask();
    if (!answer.ok) return { refused: (await refusalIn(answer)) ?? 'unreachable' };
    return parse(await answer.json()) ?? { refused: 'unreachable' };
  } catch {
    return { refused: 'unreachable' };
  }
}

/** A request with a body. */
export const post = (body: object): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

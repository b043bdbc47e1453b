import { once } from 'node:events';

type Context = { readonly context: string };

type Evaluated =
  | { readonly type: 'success'; readonly result: { readonly value: string } }
  | { readonly type: 'exception'; readonly exceptionDetails: { readonly text: string } };

/** The results of commands that are used here; those of all others are ignored. */
type Result = { readonly contexts: readonly Context[] } & Evaluated;

type LogEntry = { readonly level: string; readonly text: string };

type Message =
  | { readonly type: 'success'; readonly id: number; readonly result: Result }
  | { readonly type: 'error'; readonly id: number; readonly error: string; readonly message: string }
  | { readonly type: 'event'; readonly method: string; readonly params: LogEntry };

type Waiting = { readonly resolve: (result: Result) => void; readonly reject: (error: Error) => void };

/** A session with a browser by WebDriver BiDi (https://w3c.github.io/webdriver-bidi/). */
export class BidiSession {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  readonly #errors: string[] = [];
  #last = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener('message', ({ data }) => this.#hear(JSON.parse(String(data))));
    socket.addEventListener('close', () => this.#end());
  }

  static async open(address: string): Promise<BidiSession> {
    const socket = new WebSocket(`${address}/session`);
    await once(socket, 'open');
    const session = new BidiSession(socket);
    await session.send('session.new', { capabilities: {} });
    await session.send('session.subscribe', { events: ['log.entryAdded'] });
    return session;
  }

  /** The errors that pages have logged or thrown. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  send(method: string, params: object): Promise<Result> {
    this.#last += 1;
    const id = this.#last;
    const answered = new Promise<Result>((resolve, reject) => this.#waiting.set(id, { resolve, reject }));
    this.#socket.send(JSON.stringify({ id, method, params }));
    return answered;
  }

  /** The id of the page that is open. */
  async onlyPage(): Promise<string> {
    const { contexts } = await this.send('browsingContext.getTree', {});
    return contexts[0]!.context;
  }

  /** The text that an expression resolves to in a page. */
  async evaluate(context: string, expression: string): Promise<string> {
    const params = { expression, target: { context }, awaitPromise: true };
    const answer = await this.send('script.evaluate', params);
    if (answer.type === 'exception') throw new Error(answer.exceptionDetails.text);
    return answer.result.value;
  }

  #hear(message: Message): void {
    if (message.type === 'event') return this.#note(message.params);
    const waiting = this.#waiting.get(message.id);
    this.#waiting.delete(message.id);
    if (message.type === 'success') waiting?.resolve(message.result);
    else waiting?.reject(new Error(`${message.error}: ${message.message}`));
  }

  #note({ level, text }: LogEntry): void {
    if (level === 'error') this.#errors.push(text);
  }

  #end(): void {
    for (const { reject } of this.#waiting.values()) reject(new Error('the browser has gone'));
    this.#waiting.clear();
  }
}

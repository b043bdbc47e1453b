import { setTimeout as sleep } from 'node:timers/promises';

/** The results of commands that are used here; those of all others are ignored. */
type Value = {
  readonly sessionId: string;
  readonly text?: string;
  readonly error?: string;
  readonly message?: string;
};

/** A session with a browser by WebDriver (https://www.w3.org/TR/webdriver2/). */
export class WebDriverSession {
  readonly #address: string;

  private constructor(address: string) {
    this.#address = address;
  }

  /** Begins a session as soon as the driver answers. */
  static async open(driver: string, capabilities: object): Promise<WebDriverSession> {
    await untilReady(driver);
    const { sessionId } = await send('POST', `${driver}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driver}/session/${sessionId}`);
  }

  async post(command: string, parameters: object = {}): Promise<void> {
    await send('POST', `${this.#address}/${command}`, parameters);
  }

  /** The text that an expression resolves to in the page. */
  async evaluate(expression: string): Promise<string> {
    const script = `const done = arguments[0];
      ${expression}.then((text) => done({ text }), (error) => done({ error: String(error?.stack ?? error) }));`;
    const { text, error } = await send('POST', `${this.#address}/execute/async`, { script, args: [] });
    if (text === undefined) throw new Error(error);
    return text;
  }

  async close(): Promise<void> {
    await send('DELETE', this.#address);
  }
}

async function untilReady(driver: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const isReady = await fetch(`${driver}/status`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return;
    await sleep(100);
  }
  throw new Error('the driver did not start');
}

async function send(method: 'POST' | 'DELETE', address: string, body?: object): Promise<Value> {
  const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value }: { readonly value: Value } = JSON.parse(await answer.text());
  if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
  return value;
}

import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { legalActions } from '@quando/rules';
import {
  parseOnlineReply,
  PROTOCOL_VERSION,
  updateAfter,
  type OnlineReply,
  type Update,
} from '@quando/protocol';
import { startServer } from '../e2e/server-process.ts';
import { freshId, freshKey } from '../e2e/test-client.ts';
import { makeTable } from '../e2e/test-game.ts';

const TERMS = { players: 2, target: 1, tempo: 'relaxed', isOpen: false } as const;

/** Records a game against a bot, once followed by events and once with the legal actions in every update. */
export async function recordSessions(folder: string): Promise<void> {
  const data = mkdtempSync(join(tmpdir(), 'quando-sessions-'));
  const server = await startServer({ DATA_DIR: data });
  for (const wants of ['events', 'actions'] as const) {
    const lines = await new SampleClient(server.address, wants).play();
    writeFileSync(join(folder, `${wants}.jsonl`), lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
  }
  await server.stop();
  rmSync(data, { recursive: true });
}

/** A line of a session: what one side said. */
type Line = { readonly client: object } | { readonly server: object };

/** A client that plays a whole game and notes what is said. */
class SampleClient {
  readonly #address: string;
  readonly #wants: 'events' | 'actions';
  readonly #lines: Line[] = [];
  #socket!: WebSocket;
  #update: Update | undefined;

  constructor(address: string, wants: 'events' | 'actions') {
    this.#address = address;
    this.#wants = wants;
  }

  async play(): Promise<Line[]> {
    const table = await makeTable(() => this.#address, TERMS);
    const socket = new WebSocket(`${this.#address.replace(/^http/, 'ws')}/api/tables/${table}/socket`);
    this.#socket = socket;
    socket.addEventListener('open', () =>
      this.#say({ type: 'hello', version: PROTOCOL_VERSION, key: freshKey() }),
    );
    socket.addEventListener('message', ({ data }) => this.#hear(String(data)));
    return new Promise((resolve) => socket.addEventListener('close', () => resolve(this.#lines)));
  }

  #say(message: object): void {
    this.#lines.push({ client: message });
    this.#socket.send(JSON.stringify(message));
  }

  #hear(text: string): void {
    const parsed = parseOnlineReply(text);
    if (parsed.kind !== 'reply') throw new Error(`not a reply: ${text}`);
    this.#lines.push({ server: JSON.parse(text) });
    this.#take(parsed.reply);
  }

  #take(reply: OnlineReply): void {
    switch (reply.type) {
      case 'welcome':
        return reply.seat === 'none' ? this.#sit() : this.#begin(reply.seat);
      case 'update':
        return this.#decide(reply);
      case 'events':
        return this.#decide(updateAfter(this.#update!, reply));
      case 'status':
        if (reply.stage === 'over') this.#socket.close();
        return;
      default:
    }
  }

  #sit(): void {
    this.#say({ type: 'sit', id: freshId(), seat: 0, name: 'Ada', avatar: 'round' });
  }

  #begin(seat: number): void {
    this.#say({ type: 'join', as: seat, ...(this.#wants === 'actions' && { actions: true }) });
    this.#say({ type: 'fill', id: freshId(), seat: 1, level: 'beginner' });
    this.#say({ type: 'start', id: freshId() });
  }

  #decide(update: Update | string): void {
    if (typeof update === 'string') throw new Error(`the view was lost by a ${update}`);
    this.#update = update;
    const { view, seq, actions = legalActions(view) } = update;
    const action = actions.find(({ type }) => type === 'knock') ?? actions[0];
    if (action) this.#say({ type: 'act', id: freshId(), after: seq, action });
  }
}

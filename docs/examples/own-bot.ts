/**
 * An example bot that takes a seat at a table and plays the game to its end, using only docs/protocol.md and the
 * rules package. Usage: `npm run own-bot -- ADDRESS TABLE [SEAT]`, where ADDRESS is the server, such as
 * http://127.0.0.1:3000, and TABLE is the last part of a table's link.
 */
import { legalActions, viewAfter, type Action, type SeenEvent, type View } from '@quando/rules';
import { randomBytes } from 'node:crypto';

type Reply = {
  readonly type: string;
  readonly seat?: number | 'none';
  readonly seq?: number;
  readonly view?: View;
  readonly events?: readonly { readonly event: SeenEvent }[];
  readonly stage?: string;
  readonly host?: number | 'nobody';
  readonly seats?: readonly { readonly kind: string }[];
  readonly why?: string;
};

const [address = '', table = '', wanted = '0'] = process.argv.slice(2);
const key = randomBytes(32).toString('base64url');
const freshId = (): string => randomBytes(9).toString('base64url');
/** A program says that it is one, so that it does not host people. */
const ME = { name: 'Own bot', avatar: 'block', isProgram: true };
let seat: number | 'none' = 'none';
let view: View | undefined;
let isOver = false;

/** Knocks as soon as possible; otherwise plays the first legal action. */
const decide = (seen: View): Action =>
  legalActions(seen).find(({ type }) => type === 'knock') ?? legalActions(seen)[0]!;

function connect(): void {
  const socket = new WebSocket(`${address.replace(/^http/, 'ws')}/api/tables/${table}/socket`);
  const say = (message: object): void => socket.send(JSON.stringify(message));
  const play = (after: number): void => {
    if (view!.asked === seat) say({ type: 'act', id: freshId(), after, action: decide(view!) });
    if (view!.phase === 'scored') say({ type: 'continue', id: freshId(), after });
    if (view!.phase === 'over') console.log(`Totals: ${view!.totals.join(' ')}`);
  };
  const commands: Readonly<Record<string, (reply: Reply) => void>> = {
    welcome: (reply) => {
      seat = reply.seat!;
      if (seat === 'none') say({ ...ME, type: 'sit', id: freshId(), seat: Number(wanted) });
      else say({ type: 'join', as: seat });
    },
    status: ({ stage, host, seats }) => {
      isOver ||= stage === 'over';
      if (isOver) socket.close();
      // A program is the host only where no person is: then it begins as soon as nobody is missing.
      const isFull = stage === 'gathering' && seats!.every(({ kind }) => kind === 'taken');
      if (isFull && host === seat) say({ type: 'start', id: freshId() });
    },
    update: (reply) => {
      view = reply.view!;
      play(reply.seq!);
    },
    events: (reply) => {
      view = reply.events!.reduce((before, { event }) => viewAfter(before, event), view!);
      play(reply.seq!);
    },
    bye: ({ why }) => {
      if (why === 'restarting') return;
      console.error(`The server closed the connection: ${why}`);
      isOver = true;
      process.exitCode = 1;
    },
  };
  socket.addEventListener('open', () => say({ type: 'hello', version: 3, key }));
  socket.addEventListener('message', ({ data }) => {
    const reply: Reply = JSON.parse(String(data));
    commands[reply.type]?.(reply);
  });
  socket.addEventListener('close', () => {
    if (!isOver) setTimeout(connect, 500);
  });
}

connect();

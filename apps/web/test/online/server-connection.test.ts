import { PROTOCOL_VERSION, type ByeCode, type OnlineReply } from '@quando/protocol';
import { describe, expect, test } from 'vitest';
import { GRACE, SILENCE, WAKING_GRACE } from '../../src/online/heartbeat.ts';
import {
  ServerConnection,
  WELCOME_GRACE,
  type ServerConnectionOptions,
  type ServerConnectionState,
} from '../../src/online/server-connection.ts';
import { FakeSocket } from './fake-socket.ts';
import { FakeClock } from './fake-clock.ts';

const WELCOME: OnlineReply = { type: 'welcome', version: PROTOCOL_VERSION, seat: 0 };
const LONG = 60_000;

class Scene {
  readonly clock: FakeClock = new FakeClock();
  /** How much later it is by the wall clock: timers stand still while a device is asleep. */
  readonly wall = { now: 0 };
  readonly sockets: FakeSocket[] = [];
  readonly states: ServerConnectionState[] = [];
  readonly heard: OnlineReply[] = [];
  readonly connection: ServerConnection;

  constructor(caller: ServerConnectionOptions['caller'] = { key: 'k', device: 'd' }) {
    this.connection = new ServerConnection({
      connect: (events) => {
        const socket = new FakeSocket(events);
        this.sockets.push(socket);
        return socket;
      },
      caller,
      clock: this.clock,
      now: () => this.wall.now + this.clock.now(),
      random: () => 1,
      onMessage: (reply) => this.heard.push(reply),
      onState: (state) => this.states.push(state),
    });
  }

  get socket(): FakeSocket {
    return this.sockets.at(-1)!;
  }

  welcome(): void {
    this.socket.open();
    this.socket.tell(WELCOME);
  }
}

function opened(): Scene {
  const scene = new Scene();
  scene.welcome();
  return scene;
}

describe('opening', () => {
  test('of a big screen says so, and has no key', () => {
    const scene = new Scene('screen');
    scene.socket.open();
    expect(scene.socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, screen: true }]);
  });

  test('says hello with the key, and is open from the welcome on', () => {
    const scene = new Scene();
    scene.connection.send({ type: 'ping' });
    scene.socket.open();
    expect(scene.socket.sent).toEqual([{ type: 'hello', version: PROTOCOL_VERSION, key: 'k', device: 'd' }]);
    expect(scene.states).toEqual([]);
    scene.socket.tell(WELCOME);
    expect(scene.heard).toEqual([WELCOME]);
    expect(scene.states).toEqual(['open']);
  });

  test('is told once, however often a welcome comes', () => {
    const scene = opened();
    scene.socket.tell({ ...WELCOME, seat: 2 });
    expect(scene.states).toEqual(['open']);
    expect(scene.heard).toHaveLength(2);
  });

  test('is tried again if nobody says welcome', () => {
    const scene = new Scene();
    scene.socket.open();
    scene.clock.pass(WELCOME_GRACE);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    scene.clock.pass(LONG);
    expect(scene.sockets.length).toBeGreaterThan(1);
  });

  test('unknown messages of a newer server are ignored', () => {
    const scene = opened();
    scene.socket.hear('{"type":"fanfare"}');
    expect(scene.heard).toEqual([WELCOME]);
  });
});

describe('a broken connection', () => {
  test('is connected again, and open again after the next welcome', () => {
    const scene = opened();
    scene.socket.break();
    expect(scene.states).toEqual(['open', 'connecting']);
    scene.connection.send({ type: 'ping' });
    scene.clock.pass(500);
    expect(scene.sockets).toHaveLength(2);
    scene.welcome();
    expect(scene.states).toEqual(['open', 'connecting', 'open']);
    expect(scene.socket.sent.map(({ type }) => type)).toEqual(['hello']);
  });

  test('waits longer from try to try, at most a quarter of a minute, and starts anew after a welcome', () => {
    const scene = opened();
    const pauses = Array.from({ length: 8 }, () => pauseAfterBreak(scene));
    expect(pauses).toEqual([500, 1_000, 2_000, 4_000, 8_000, 15_000, 15_000, 15_000]);
    scene.welcome();
    expect(pauseAfterBreak(scene)).toBe(500);
  });

  test('is not heard any more, and its end changes nothing', () => {
    const scene = opened();
    const [old] = scene.sockets;
    old!.break();
    scene.clock.pass(500);
    scene.welcome();
    old!.tell({ type: 'said', seat: 0, phrase: 'wow' });
    old!.break();
    expect(scene.heard).toEqual([WELCOME, WELCOME]);
    expect(scene.states.at(-1)).toBe('open');
  });

  test.each(['restarting', 'too-fast', 'too-slow', 'not-understood'] satisfies ByeCode[])(
    'after "%s" is connected again',
    (why) => {
      const scene = opened();
      scene.socket.tell({ type: 'bye', why });
      expect(scene.sockets[0]!.isClosed).toBe(true);
      scene.clock.pass(LONG);
      expect(scene.sockets.length).toBeGreaterThan(1);
    },
  );

  test.each(['no-such-table', 'not-open', 'full', 'bad-version'] satisfies ByeCode[])(
    'after "%s" stays as it is, and says so',
    (why) => {
      const scene = opened();
      scene.socket.tell({ type: 'bye', why });
      scene.socket.break();
      scene.clock.pass(LONG);
      scene.connection.wake();
      expect(scene.states.at(-1)).toEqual({ endedBy: why });
      expect(scene.sockets).toHaveLength(1);
    },
  );
});

describe('a reply that this page cannot read', () => {
  test.each(['not JSON', '{"type":"welcome"}', '{"type":"update"}'])(
    'ends the connection clearly: %s',
    (text) => {
      const scene = opened();
      scene.socket.hear(text);
      expect(scene.states.at(-1)).toEqual({ endedBy: 'bad-version' });
    },
  );

  test('is ignored if a newer server has added its type', () => {
    const scene = opened();
    scene.socket.hear('{"type":"weather"}');
    expect(scene.states.at(-1)).toBe('open');
  });
});

/** Breaks the connection and measures how long the next try takes to come. */
function pauseAfterBreak(scene: Scene): number {
  const { length } = scene.sockets;
  scene.socket.break();
  const start = scene.clock.now();
  while (scene.sockets.length === length) scene.clock.pass(100);
  return scene.clock.now() - start;
}

describe('a silent connection', () => {
  test('is pinged, and stays open if it answers', () => {
    const scene = opened();
    scene.clock.pass(SILENCE);
    expect(scene.socket.sent.at(-1)).toEqual({ type: 'ping' });
    scene.socket.tell({ type: 'pong' });
    scene.clock.pass(GRACE);
    expect(scene.states).toEqual(['open']);
    expect(scene.heard).toEqual([WELCOME]);
  });

  test('is reconnected if it does not answer', () => {
    const scene = opened();
    scene.clock.pass(SILENCE + GRACE);
    expect(scene.states).toEqual(['open', 'connecting']);
    expect(scene.sockets[0]!.isClosed).toBe(true);
  });

  test('is not pinged as long as messages arrive', () => {
    const scene = opened();
    for (let i = 0; i < 10; i += 1) {
      scene.clock.pass(SILENCE - 1);
      scene.socket.tell({ type: 'said', seat: 1, phrase: 'hello' });
    }
    expect(scene.socket.sent.map(({ type }) => type)).toEqual(['hello']);
  });
});

describe('waking up', () => {
  test('after ten minutes of sleep opens another socket at once, since the old one only looks alive', () => {
    const scene = opened();
    scene.wall.now += 600_000;
    scene.connection.wake();
    expect(scene.sockets).toHaveLength(2);
    expect(scene.sockets[0]!.isClosed).toBe(true);
    expect(scene.states).toEqual(['open', 'connecting']);
    scene.welcome();
    expect(scene.states).toEqual(['open', 'connecting', 'open']);
  });

  test('after a moment keeps the socket', () => {
    const scene = opened();
    scene.wall.now += 10_000;
    scene.connection.wake();
    expect(scene.sockets).toHaveLength(1);
    expect(scene.socket.sent.at(-1)).toEqual({ type: 'ping' });
  });

  test('asks an open connection at once, which is dead within seconds if nobody answers', () => {
    const scene = opened();
    scene.connection.wake();
    expect(scene.socket.sent.at(-1)).toEqual({ type: 'ping' });
    scene.clock.pass(WAKING_GRACE);
    expect(scene.states).toEqual(['open', 'connecting']);
  });

  test('reconnects immediately instead of waiting for the next attempt', () => {
    const scene = new Scene();
    for (let i = 0; i < 6; i += 1) pauseAfterBreak(scene);
    scene.socket.break();
    const { length } = scene.sockets;
    scene.connection.wake();
    expect(scene.sockets).toHaveLength(length + 1);
    scene.connection.wake();
    expect(scene.sockets).toHaveLength(length + 1);
    scene.welcome();
    scene.clock.pass(WELCOME_GRACE);
    expect(scene.states).toEqual(['open']);
  });
});

test('a closed connection sends nothing and does not reconnect', () => {
  const scene = opened();
  scene.connection.close();
  scene.connection.wake();
  scene.connection.send({ type: 'ping' });
  scene.clock.pass(LONG);
  expect(scene.sockets).toHaveLength(1);
  expect(scene.socket.isClosed).toBe(true);
  expect(scene.socket.sent).toHaveLength(1);
});

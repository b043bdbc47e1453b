import { below, type Random } from '@quando/rules';
import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

/** Opcodes of the WebSocket protocol. */
const CONTINUATION = 0;
const TEXT = 1;
const BINARY = 2;
const CLOSE = 8;
const PING = 9;
const PONG = 10;

type FrameOptions = {
  readonly opcode: number;
  readonly payload?: Buffer;
  readonly isLast?: boolean;
  /** The reserved bits, from 0 to 7. */
  readonly reserved?: number;
  readonly isMasked?: boolean;
  /** The length that the frame claims to have, if it lies. */
  readonly claims?: bigint;
};

/** The bytes of one frame, valid or not. */
export function frame(options: FrameOptions): Buffer {
  const { opcode, payload = Buffer.alloc(0), isLast = true, reserved = 0, isMasked = true } = options;
  const first = (isLast ? 0x80 : 0) | (reserved << 4) | opcode;
  const length = lengthOf(options.claims ?? BigInt(payload.length), isMasked);
  if (!isMasked) return Buffer.concat([Buffer.from([first]), length, payload]);
  const mask = randomBytes(4);
  const masked = payload.map((byte, i) => byte ^ mask[i % 4]!);
  return Buffer.concat([Buffer.from([first]), length, mask, masked]);
}

function lengthOf(length: bigint, isMasked: boolean): Buffer {
  const bit = isMasked ? 0x80 : 0;
  if (length < 126n) return Buffer.from([bit | Number(length)]);
  const bytes = Buffer.alloc(length < 65_536n ? 3 : 9);
  bytes[0] = bit | (length < 65_536n ? 126 : 127);
  if (length < 65_536n) bytes.writeUInt16BE(Number(length), 1);
  else bytes.writeBigUInt64BE(length, 1);
  return bytes;
}

type FrameMaker = (random: Random) => Buffer;

/** Frames that a server has to answer or ignore; the connection stays open. */
const LEGAL: readonly FrameMaker[] = [
  (random) => frame({ opcode: PING, payload: randomBytes(below(random, 126)) }),
  (random) => frame({ opcode: PONG, payload: randomBytes(below(random, 126)) }),
  () => frame({ opcode: TEXT, payload: Buffer.from('{"type":"ping"}') }),
  (random) => frame({ opcode: BINARY, payload: randomBytes(below(random, 200)) }),
  () => fragments('{"type":"ping"}'),
  () => fragments('{"type":"act","id":"fragments"}'),
];

/** Frames after which the connection has to end. */
const ILLEGAL: readonly FrameMaker[] = [
  () => frame({ opcode: PING, payload: randomBytes(126) }),
  () => frame({ opcode: PING, isLast: false }),
  () => frame({ opcode: CONTINUATION, payload: Buffer.from('from nowhere') }),
  () => Buffer.concat([frame({ opcode: TEXT, isLast: false }), frame({ opcode: TEXT })]),
  (random) => frame({ opcode: TEXT, reserved: 1 + below(random, 7) }),
  (random) => frame({ opcode: 3 + below(random, 5) }),
  (random) => frame({ opcode: 11 + below(random, 5) }),
  () => frame({ opcode: TEXT, payload: Buffer.from('unmasked'), isMasked: false }),
  () => frame({ opcode: TEXT, payload: Buffer.from([0xff, 0xfe, 0xc0]) }),
  () => frame({ opcode: TEXT, payload: Buffer.alloc(5000, 'x') }),
  () => frame({ opcode: TEXT, claims: 2n ** 63n - 1n }),
  () => frame({ opcode: BINARY, claims: 2n ** 40n }),
  () => frame({ opcode: CLOSE, payload: Buffer.from([3]) }),
  () => frame({ opcode: CLOSE, payload: Buffer.from([0, 5]) }),
];

/** A text in many fragments, with a ping between them. */
function fragments(text: string): Buffer {
  const parts = Array.from(Buffer.from(text), (byte, i) =>
    frame({
      opcode: i === 0 ? TEXT : CONTINUATION,
      payload: Buffer.from([byte]),
      isLast: i === text.length - 1,
    }),
  );
  parts.splice(1, 0, frame({ opcode: PING }));
  return Buffer.concat(parts);
}

export const legalFrame: FrameMaker = (random) => LEGAL[below(random, LEGAL.length)]!(random);
export const illegalFrame: FrameMaker = (random) => ILLEGAL[below(random, ILLEGAL.length)]!(random);
export const pingFrame = (): Buffer => frame({ opcode: PING, payload: Buffer.alloc(125) });

/** The head of a request for a WebSocket. */
export const upgradeTo = (table: string): string =>
  [
    `GET /api/tables/${table}/socket HTTP/1.1`,
    'Host: quando',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    `Sec-WebSocket-Key: ${randomBytes(16).toString('base64')}`,
    '',
    '',
  ].join('\r\n');

/** A TCP connection to a server; its errors are expected. */
export function rawConnection(address: string): Socket {
  const { hostname, port } = new URL(address);
  const socket = connect(Number(port), hostname);
  socket.on('error', () => {});
  return socket;
}

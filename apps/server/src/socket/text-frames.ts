/** The start of a frame with a complete text message (RFC 6455, section 5.2); a server masks nothing. */
const TEXT = 0x81;

/** Lengths from these on take two and eight more bytes. */
const MEDIUM = 126;
const LARGE = 2 ** 16;

/** Messages as WebSocket frames in one buffer, so that one write to a socket sends them all. */
export function textFrames(texts: readonly string[]): Buffer {
  const sizes = texts.map((text) => Buffer.byteLength(text));
  const frames = Buffer.allocUnsafe(sizes.reduce((sum, size) => sum + headSize(size) + size, 0));
  let at = 0;
  for (const [i, text] of texts.entries()) {
    at = writeHead(frames, at, sizes[i]!);
    at += frames.write(text, at);
  }
  return frames;
}

function headSize(size: number): number {
  if (size < MEDIUM) return 2;
  return size < LARGE ? 4 : 10;
}

/** Writes the head of a frame; returns where its text starts. */
function writeHead(frames: Buffer, at: number, size: number): number {
  frames[at] = TEXT;
  if (size < MEDIUM) {
    frames[at + 1] = size;
    return at + 2;
  }
  frames[at + 1] = size < LARGE ? MEDIUM : MEDIUM + 1;
  return size < LARGE ? frames.writeUInt16BE(size, at + 2) : frames.writeBigUInt64BE(BigInt(size), at + 2);
}

/** The characters of a link with the values 0 to 63: those of base64url. */
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Digits fill blocks of this many characters, so that the work grows with the length and not with its square. */
const BLOCK = 170;
const CAPACITY = 1n << BigInt(6 * BLOCK);

/** Writes digits, each with a radix of its own, as characters: the first digit of a block is the least significant. */
export class DigitWriter {
  #text = '';
  #value = 0n;
  #scale = 1n;

  /** Appends a digit from 0 to radix - 1. */
  add(digit: number, radix: number): void {
    if (this.#scale * BigInt(radix) > CAPACITY) this.#close(BLOCK);
    this.#value += BigInt(digit) * this.#scale;
    this.#scale *= BigInt(radix);
  }

  /** All digits; the last block has as many characters as its radices need. */
  finish(): string {
    this.#close(Math.ceil(bitsOf(this.#scale - 1n) / 6));
    return this.#text;
  }

  #close(length: number): void {
    this.#text += charactersOf(this.#value, length);
    this.#value = 0n;
    this.#scale = 1n;
  }
}

/** Thrown where characters hold no digits, and caught by the reader of a link. */
export class NoDigits extends Error {}

/** Reads digits whose radices become known one by one. */
export class DigitReader {
  readonly #text: string;
  #position = 0;
  #value = 0n;
  #scale = CAPACITY;

  constructor(text: string) {
    this.#text = text;
  }

  /** The next digit. Past the end of a text it fails at the latest after a block of zeros. */
  next(radix: number): number {
    const base = BigInt(radix);
    if (this.#scale * base > CAPACITY) this.#open();
    const digit = Number(this.#value % base);
    this.#value /= base;
    this.#scale *= base;
    return digit;
  }

  #open(): void {
    if (this.#position >= this.#text.length) throw new NoDigits('the text is too short');
    this.#value = valueOf(this.#text.slice(this.#position, this.#position + BLOCK));
    this.#position += BLOCK;
    this.#scale = 1n;
  }
}

/** A number in characters, the least significant one first. */
export function charactersOf(value: bigint, length: number): string {
  let text = '';
  for (let left = value; text.length < length; left >>= 6n) text += ALPHABET[Number(left & 63n)]!;
  return text;
}

function valueOf(text: string): bigint {
  let value = 0n;
  for (let i = text.length - 1; i >= 0; i -= 1) value = (value << 6n) | BigInt(ALPHABET.indexOf(text[i]!));
  return value;
}

const bitsOf = (value: bigint): number => (value === 0n ? 0 : value.toString(2).length);

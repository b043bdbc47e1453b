import { roundedRect } from './rounded-rect.ts';

/** The colours of pictures, always those of the day theme. */
export const COLOURS = {
  room: '#f6e2c4',
  felt: '#fff1d8',
  inlay: '#d6a870',
  paper: '#fffdf8',
  line: '#dcbb8e',
  ink: '#2a1533',
  quiet: '#5f4053',
  glow: '#ffc93c',
};
export const DISPLAY = "'Bricolage Grotesque Variable', system-ui, sans-serif";
export const TEXT = "'Figtree Variable', system-ui, sans-serif";

export const WIDTH = 1080;
/** The space at the left and at the right. */
export const SIDE = 60;

/** How a text is set. */
export type Lettering = {
  readonly font: string;
  readonly colour: string;
  /** The width that it may take. */
  readonly room?: number;
  readonly align?: CanvasTextAlign;
};

/** A picture for chats in progress. */
export class Picture {
  readonly pen: CanvasRenderingContext2D;
  readonly height: number;
  readonly #canvas: HTMLCanvasElement;

  private constructor(height: number) {
    this.#canvas = document.createElement('canvas');
    this.#canvas.width = WIDTH;
    this.#canvas.height = height;
    this.height = height;
    this.pen = this.#canvas.getContext('2d')!;
    this.pen.textBaseline = 'middle';
    this.#drawRoom();
  }

  /** An empty room; resolves once the fonts are there. */
  static async begin(height: number): Promise<Picture> {
    await loadFonts();
    return new Picture(height);
  }

  /** The finished picture as a PNG. */
  finish(): Promise<Blob> {
    return new Promise((resolve, reject) =>
      this.#canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
    );
  }

  /** Writes one line, which is shortened to its room. */
  write(
    words: string,
    x: number,
    y: number,
    { font, colour, room = WIDTH, align = 'center' }: Lettering,
  ): void {
    const { pen } = this;
    pen.font = font;
    pen.fillStyle = colour;
    pen.textAlign = align;
    pen.fillText(shortened(pen, words, room), x, y);
  }

  /** Paper with rounded corners, from one side to the other. */
  panel(y: number, height: number): void {
    const { pen } = this;
    pen.fillStyle = COLOURS.paper;
    pen.beginPath();
    roundedRect(pen, { x: SIDE, y, width: WIDTH - 2 * SIDE, height }, 44);
    pen.fill();
    pen.strokeStyle = COLOURS.line;
    pen.lineWidth = 3;
    pen.stroke();
  }

  /** A thin line across the paper. */
  rule(y: number): void {
    this.pen.fillStyle = COLOURS.line;
    this.pen.fillRect(SIDE + 24, y, WIDTH - 2 * SIDE - 48, 3);
  }

  #drawRoom(): void {
    const { pen, height } = this;
    pen.fillStyle = COLOURS.room;
    pen.fillRect(0, 0, WIDTH, height);
    pen.fillStyle = COLOURS.felt;
    pen.strokeStyle = COLOURS.inlay;
    pen.lineWidth = 4;
    pen.beginPath();
    pen.arc(WIDTH / 2, height * 0.42, Math.max(WIDTH, height) * 0.56, 0, Math.PI * 2);
    pen.fill();
    pen.stroke();
  }
}

/** Texts can be measured once the fonts are there. */
export async function loadFonts(): Promise<void> {
  const fonts = [`800 60px ${DISPLAY}`, `650 30px ${TEXT}`];
  await Promise.all(fonts.map((font) => document.fonts.load(font)));
}

/** Shortens a text to the available width. */
function shortened(pen: CanvasRenderingContext2D, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words;
  let letters = lettersOf(words);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room)
    letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

/** The characters as a reader sees them; Firefox before version 125 may cut an emoji of several in two. */
const lettersOf = (words: string): string[] =>
  'Segmenter' in Intl
    ? Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment)
    : (words.match(/\P{M}\p{M}*/gu) ?? []);

/** The lines of a text that is broken between words. */
export function brokenInto(words: string, font: string, room: number): string[] {
  const pen = document.createElement('canvas').getContext('2d')!;
  pen.font = font;
  const lines: string[] = [];
  for (const word of words.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && pen.measureText(longer).width <= room) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

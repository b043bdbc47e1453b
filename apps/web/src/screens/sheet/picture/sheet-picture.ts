import type { Seat } from '@quando/rules';
import type { Sheet } from '../../../sheet/sheet.ts';
import type { Standing } from '../../../sheet/standing.ts';
import { drawAvatar } from './avatar-drawing.ts';

/** The texts of the picture besides names and numbers. */
export type PictureWords = { readonly title: string; readonly below: string };

const COLOURS = {
  room: '#f6e2c4',
  felt: '#fff1d8',
  inlay: '#d6a870',
  paper: '#fffdf8',
  line: '#dcbb8e',
  ink: '#2a1533',
  quiet: '#5f4053',
  glow: '#ffc93c',
};
const DISPLAY = "'Bricolage Grotesque Variable', system-ui, sans-serif";
const TEXT = "'Figtree Variable', system-ui, sans-serif";

const WIDTH = 1080;
const SIDE = 60;
const TOP = 270;
const HEAD = 210;
const ROW = 76;
const FOOT = 110;
const BELOW = 130;
const NUMBERS = 90;

/** Draws a finished sheet as a PNG for chats, always in the day theme. */
export async function sheetPicture(sheet: Sheet, standing: Standing, words: PictureWords): Promise<Blob> {
  await Promise.all([document.fonts.load(`800 60px ${DISPLAY}`), document.fonts.load(`650 30px ${TEXT}`)]);
  const rows = standing.results.length;
  const canvas = document.createElement('canvas');
  canvas.width = WIDTH;
  canvas.height = TOP + HEAD + rows * ROW + FOOT + BELOW;
  const picture = new SheetPicture(canvas.getContext('2d')!, sheet, standing);
  picture.drawRoom(canvas.height);
  picture.drawTitle(words.title);
  picture.drawTable(rows);
  picture.drawBelow(words.below, canvas.height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png'),
  );
}

/** A picture in progress. */
class SheetPicture {
  readonly #pen: CanvasRenderingContext2D;
  readonly #sheet: Sheet;
  readonly #standing: Standing;
  readonly #column: number;

  constructor(pen: CanvasRenderingContext2D, sheet: Sheet, standing: Standing) {
    this.#pen = pen;
    this.#sheet = sheet;
    this.#standing = standing;
    this.#column = (WIDTH - 2 * SIDE - NUMBERS - 30) / sheet.players.length;
    pen.textAlign = 'center';
    pen.textBaseline = 'middle';
  }

  drawRoom(height: number): void {
    const pen = this.#pen;
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

  drawTitle(title: string): void {
    this.#write(title, WIDTH / 2, 130, `800 72px ${DISPLAY}`, COLOURS.ink, WIDTH - 2 * SIDE);
    this.#write(this.#sheet.group, WIDTH / 2, 208, `600 34px ${TEXT}`, COLOURS.quiet, WIDTH - 2 * SIDE);
  }

  drawTable(rows: number): void {
    const pen = this.#pen;
    pen.fillStyle = COLOURS.paper;
    pen.beginPath();
    pen.roundRect(SIDE, TOP, WIDTH - 2 * SIDE, HEAD + rows * ROW + FOOT, 44);
    pen.fill();
    pen.strokeStyle = COLOURS.line;
    pen.lineWidth = 3;
    pen.stroke();
    for (const seat of this.#sheet.players.keys()) this.#drawHead(seat);
    for (const round of this.#standing.results.keys()) this.#drawRound(round);
    this.#drawTotals(TOP + HEAD + rows * ROW);
  }

  drawBelow(words: string, height: number): void {
    this.#write(words, WIDTH / 2, height - BELOW / 2, `600 32px ${TEXT}`, COLOURS.quiet, WIDTH - 2 * SIDE);
  }

  #drawHead(seat: Seat): void {
    const { name, avatar } = this.#sheet.players[seat]!;
    const isWinner = this.#isWinner(seat);
    drawAvatar(this.#pen, {
      avatar,
      mood: isWinner ? 'joy' : 'calm',
      x: this.#middle(seat),
      y: TOP + 85,
      size: 110,
    });
    this.#write(name, this.#middle(seat), TOP + 172, `700 32px ${TEXT}`, COLOURS.ink, this.#column - 8);
  }

  #drawRound(round: number): void {
    const y = TOP + HEAD + round * ROW;
    this.#rule(y);
    this.#write(String(round + 1), SIDE + 60, y + ROW / 2, `700 30px ${TEXT}`, COLOURS.quiet);
    for (const [seat, points] of this.#standing.results[round]!.points.entries())
      this.#write(String(points), this.#middle(seat), y + ROW / 2, `650 42px ${TEXT}`, COLOURS.ink);
  }

  #drawTotals(y: number): void {
    this.#rule(y);
    this.#write('Σ', SIDE + 60, y + FOOT / 2, `800 44px ${DISPLAY}`, COLOURS.quiet);
    for (const [seat, total] of this.#standing.totals.entries()) {
      if (this.#isWinner(seat)) this.#medal(this.#middle(seat), y + FOOT / 2);
      this.#write(String(total), this.#middle(seat), y + FOOT / 2 + 3, `800 54px ${DISPLAY}`, COLOURS.ink);
    }
  }

  #medal(x: number, y: number): void {
    const pen = this.#pen;
    pen.fillStyle = COLOURS.glow;
    pen.beginPath();
    pen.roundRect(x - 58, y - 38, 116, 76, 38);
    pen.fill();
  }

  #rule(y: number): void {
    const pen = this.#pen;
    pen.fillStyle = COLOURS.line;
    pen.fillRect(SIDE + 24, y, WIDTH - 2 * SIDE - 48, 3);
  }

  #isWinner(seat: Seat): boolean {
    return this.#standing.winners?.includes(seat) ?? false;
  }

  #middle(seat: Seat): number {
    return SIDE + NUMBERS + 15 + this.#column * (seat + 0.5);
  }

  #write(words: string, x: number, y: number, font: string, colour: string, room = WIDTH): void {
    const pen = this.#pen;
    pen.font = font;
    pen.fillStyle = colour;
    pen.fillText(shortened(pen, words, room), x, y);
  }
}

/** Shortens a text to the available width. */
function shortened(pen: CanvasRenderingContext2D, words: string, room: number): string {
  if (pen.measureText(words).width <= room) return words;
  let letters = Array.from(new Intl.Segmenter().segment(words), ({ segment }) => segment);
  while (letters.length > 1 && pen.measureText(`${letters.join('')}…`).width > room)
    letters = letters.slice(0, -1);
  return `${letters.join('')}…`;
}

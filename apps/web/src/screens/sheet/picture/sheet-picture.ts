import type { Seat } from '@quando/rules';
import type { Sheet } from '../../../sheet/sheet.ts';
import type { Standing } from '../../../sheet/standing.ts';
import { drawAvatar } from '../../picture/avatar-drawing.ts';
import { COLOURS, DISPLAY, Picture, SIDE, TEXT, WIDTH } from '../../picture/picture.ts';
import { roundedRect } from '../../picture/rounded-rect.ts';

/** The texts of the picture besides names and numbers. */
export type PictureWords = { readonly title: string; readonly below: string };

const TOP = 270;
const HEAD = 210;
const ROW = 76;
const FOOT = 110;
const BELOW = 130;
const NUMBERS = 90;
const ROOM = WIDTH - 2 * SIDE;

/** Draws a finished sheet as a PNG for chats. */
export async function sheetPicture(sheet: Sheet, standing: Standing, words: PictureWords): Promise<Blob> {
  const rows = standing.results.length;
  const picture = await Picture.begin(TOP + HEAD + rows * ROW + FOOT + BELOW);
  const drawing = new SheetDrawing(picture, sheet, standing);
  drawing.drawTitle(words.title);
  drawing.drawTable(rows);
  drawing.drawBelow(words.below);
  return picture.finish();
}

/** A picture of a sheet in progress. */
class SheetDrawing {
  readonly #picture: Picture;
  readonly #sheet: Sheet;
  readonly #standing: Standing;
  readonly #column: number;

  constructor(picture: Picture, sheet: Sheet, standing: Standing) {
    this.#picture = picture;
    this.#sheet = sheet;
    this.#standing = standing;
    this.#column = (ROOM - NUMBERS - 30) / sheet.players.length;
  }

  drawTitle(title: string): void {
    const quiet = { font: `600 34px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };
    this.#picture.write(title, WIDTH / 2, 130, {
      font: `800 72px ${DISPLAY}`,
      colour: COLOURS.ink,
      room: ROOM,
    });
    this.#picture.write(this.#sheet.group, WIDTH / 2, 208, quiet);
  }

  drawTable(rows: number): void {
    this.#picture.panel(TOP, HEAD + rows * ROW + FOOT);
    for (const seat of this.#sheet.players.keys()) this.#drawHead(seat);
    for (const round of this.#standing.results.keys()) this.#drawRound(round);
    this.#drawTotals(TOP + HEAD + rows * ROW);
  }

  drawBelow(words: string): void {
    const lettering = { font: `600 32px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };
    this.#picture.write(words, WIDTH / 2, this.#picture.height - BELOW / 2, lettering);
  }

  #drawHead(seat: Seat): void {
    const { name, avatar } = this.#sheet.players[seat]!;
    const [x, mood] = [this.#middle(seat), this.#isWinner(seat) ? ('joy' as const) : ('calm' as const)];
    drawAvatar(this.#picture.pen, { avatar, mood, x, y: TOP + 85, size: 110 });
    const lettering = { font: `700 32px ${TEXT}`, colour: COLOURS.ink, room: this.#column - 8 };
    this.#picture.write(name, x, TOP + 172, lettering);
  }

  #drawRound(round: number): void {
    const y = TOP + HEAD + round * ROW;
    const middle = y + ROW / 2;
    this.#picture.rule(y);
    this.#picture.write(String(round + 1), SIDE + 60, middle, {
      font: `700 30px ${TEXT}`,
      colour: COLOURS.quiet,
    });
    const lettering = { font: `650 42px ${TEXT}`, colour: COLOURS.ink };
    for (const [seat, points] of this.#standing.results[round]!.points.entries())
      this.#picture.write(String(points), this.#middle(seat), middle, lettering);
  }

  #drawTotals(y: number): void {
    const middle = y + FOOT / 2;
    this.#picture.rule(y);
    this.#picture.write('Σ', SIDE + 60, middle, { font: `800 44px ${DISPLAY}`, colour: COLOURS.quiet });
    const lettering = { font: `800 54px ${DISPLAY}`, colour: COLOURS.ink };
    for (const [seat, total] of this.#standing.totals.entries()) {
      if (this.#isWinner(seat)) this.#medal(this.#middle(seat), middle);
      this.#picture.write(String(total), this.#middle(seat), middle + 3, lettering);
    }
  }

  #medal(x: number, y: number): void {
    const { pen } = this.#picture;
    pen.fillStyle = COLOURS.glow;
    pen.beginPath();
    roundedRect(pen, { x: x - 58, y: y - 38, width: 116, height: 76 }, 38);
    pen.fill();
  }

  #isWinner(seat: Seat): boolean {
    return this.#standing.winners?.includes(seat) ?? false;
  }

  #middle(seat: Seat): number {
    return SIDE + NUMBERS + 15 + this.#column * (seat + 0.5);
  }
}

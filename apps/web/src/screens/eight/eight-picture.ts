import type { CardNumber } from '@quando/rules';
import type { Disc } from '@quando/season';
import { discPath } from '../../ui/disc-path.ts';
import { drawMark } from '../picture/mark-on-canvas.ts';
import { COLOURS, DISPLAY, Picture, SIDE, TEXT, WIDTH } from '../picture/picture.ts';
import { roundedRect } from '../picture/rounded-rect.ts';

/** What the picture of an eight shows: no card, no knock, no round by name. */
export type PicturedEight = {
  readonly title: string;
  readonly discs: readonly Disc[];
  readonly verdict: string;
  readonly below: string;
};

const DISC = 150;
const GRID = 60;
const ROOM = WIDTH - 2 * SIDE;

/** All eleven marks, always in the same places. */
const CONFETTI: readonly (readonly [number: CardNumber, x: number, y: number, size: number])[] = [
  [0, 106, 126, 72],
  [1, 972, 128, 56],
  [2, 88, 346, 56],
  [3, 978, 344, 70],
  [4, 92, 594, 58],
  [5, 1000, 532, 60],
  [6, 108, 820, 74],
  [7, 990, 800, 84],
  [8, 138, 976, 62],
  [9, 944, 980, 60],
  [10, 228, 226, 60],
];

/** Draws an eight as a square PNG for chats. */
export async function eightPicture({ title, discs, verdict, below }: PicturedEight): Promise<Blob> {
  const picture = await Picture.begin(WIDTH);
  for (const [number, x, y, size] of CONFETTI) drawMark(picture.pen, { number, x, y, size });
  const middle = WIDTH / 2;
  picture.write('Quando', middle, 104, { font: `800 92px ${DISPLAY}`, colour: COLOURS.ink });
  picture.write(title, middle, 190, { font: `650 38px ${TEXT}`, colour: COLOURS.quiet, room: ROOM - 160 });
  for (const [i, disc] of discs.entries()) drawDisc(picture.pen, disc, i);
  picture.write(verdict, middle, 690, { font: fontFor(verdict), colour: COLOURS.ink, room: ROOM });
  drawPill(picture, below);
  return picture.finish();
}

/** A long sentence is set smaller, so that it need not be cut. */
const fontFor = (verdict: string): string => `800 ${verdict.length > 14 ? 96 : 140}px ${DISPLAY}`;

function drawDisc(pen: CanvasRenderingContext2D, disc: Disc, i: number): void {
  const [column, row] = [i % 4, Math.floor(i / 4)];
  pen.save();
  pen.translate(WIDTH / 2 + (column - 1.5) * 184 - DISC / 2, 262 + row * 180);
  pen.scale(DISC / GRID, DISC / GRID);
  pen.lineWidth = 5;
  pen.strokeStyle = COLOURS.ink;
  pen.fillStyle = COLOURS.paper;
  fillCircle(pen, 25);
  pen.stroke();
  pen.fillStyle = disc > 2 ? COLOURS.glow : COLOURS.ink;
  if (disc === 4) fillCircle(pen, 18.5);
  else if (disc > 0) pen.fill(pathOf(discPath(disc)));
  pen.restore();
}

const pathOf = (drawing: string): Path2D => new Path2D(drawing);

function fillCircle(pen: CanvasRenderingContext2D, radius: number): void {
  pen.beginPath();
  pen.arc(GRID / 2, GRID / 2, radius, 0, 2 * Math.PI);
  pen.fill();
}

function drawPill(picture: Picture, words: string): void {
  const { pen } = picture;
  const lettering = { font: `750 38px ${DISPLAY}`, colour: COLOURS.paper, room: ROOM - 80 };
  pen.font = lettering.font;
  const width = Math.min(ROOM, pen.measureText(words).width + 88);
  pen.fillStyle = COLOURS.ink;
  pen.beginPath();
  roundedRect(pen, { x: (WIDTH - width) / 2, y: 872, width, height: 84 }, 42);
  pen.fill();
  picture.write(words, WIDTH / 2, 916, lettering);
}

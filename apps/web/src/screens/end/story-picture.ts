import type { Sitter } from '@quando/protocol';
import type { Seat } from '@quando/rules';
import { drawAvatar } from '../picture/avatar-drawing.ts';
import {
  brokenInto,
  COLOURS,
  DISPLAY,
  loadFonts,
  Picture,
  SIDE,
  TEXT,
  WIDTH,
  type Lettering,
} from '../picture/picture.ts';
import { chartGeometry, type ChartGeometry } from './chart-geometry.ts';
import type { Remarkable } from './remarkable.ts';

/** What the picture of a finished game shows. */
export type PicturedGame = {
  readonly title: string;
  readonly sitters: readonly Sitter[];
  readonly winners: readonly Seat[];
  readonly standings: readonly (readonly number[])[];
  /** By seat, less their head starts: the fewest win. */
  readonly totals: readonly number[];
  readonly target: number;
  readonly remarkables: readonly Remarkable[];
  readonly below: string;
};

const LEAST_HEIGHT = 1350;
const ROOM = WIDTH - 2 * SIDE;
const CHART = { top: 265, height: 565 };
const BELOW = 110;
const FACE = 60;
const LINE = 38;
const TITLE: Lettering = { font: `800 34px ${DISPLAY}`, colour: COLOURS.ink, room: ROOM };
const SENTENCE: Lettering = { font: `600 31px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };

/** Draws a finished game as a PNG for chats: who won, the chart, and what was remarkable. */
export async function storyPicture(game: PicturedGame): Promise<Blob> {
  await loadFonts();
  const paragraphs = game.remarkables.map(({ title, text }) => ({
    title,
    lines: brokenInto(text, SENTENCE.font, ROOM),
  }));
  const end = paragraphs.reduce((y, { lines }) => y + heightOf(lines), CHART.top + CHART.height + 50);
  const picture = await Picture.begin(Math.max(LEAST_HEIGHT, end + BELOW));
  drawWinners(picture, game);
  drawChart(picture, game);
  drawParagraphs(picture, paragraphs);
  const quiet = { font: `600 32px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };
  picture.write(game.below, WIDTH / 2, picture.height - 76, quiet);
  return picture.finish();
}

function drawWinners(picture: Picture, { title, winners, sitters }: PicturedGame): void {
  for (const [i, seat] of winners.entries()) {
    const x = WIDTH / 2 + (i - (winners.length - 1) / 2) * 150;
    drawAvatar(picture.pen, { avatar: sitters[seat]!.avatar, mood: 'joy', x, y: 105, size: 124 });
  }
  picture.write(title, WIDTH / 2, 215, { font: `800 72px ${DISPLAY}`, colour: COLOURS.ink, room: ROOM });
}

function drawChart(picture: Picture, game: PicturedGame): void {
  const { pen } = picture;
  const chart = chartGeometry(game.standings, game.target);
  picture.panel(CHART.top, CHART.height);
  pen.save();
  const scale = (ROOM - 60) / chart.width;
  pen.translate(SIDE + 30, CHART.top + 14);
  pen.scale(scale, scale);
  drawTarget(pen, chart);
  for (const [seat, line] of chart.lines.entries()) drawLine(pen, line, game.winners.includes(seat));
  pen.restore();
  drawLabels(picture, game, chart, scale);
  drawNames(picture, game);
}

function drawTarget(pen: CanvasRenderingContext2D, { target, base, right }: ChartGeometry): void {
  pen.lineWidth = 1.5;
  pen.strokeStyle = COLOURS.line;
  pen.stroke(new Path2D(`M12 ${base}H${right}`));
  pen.setLineDash([3, 4]);
  pen.strokeStyle = COLOURS.quiet;
  pen.stroke(new Path2D(`M12 ${target}H${right}`));
  pen.setLineDash([]);
}

function drawLine(pen: CanvasRenderingContext2D, line: string, isWinner: boolean): void {
  pen.lineCap = 'round';
  pen.lineJoin = 'round';
  for (const [colour, width] of isWinner
    ? ([
        [COLOURS.ink, 9],
        [COLOURS.glow, 5.5],
      ] as const)
    : ([[COLOURS.quiet, 3]] as const)) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(new Path2D(line));
  }
}

/** At the end of each line: whose it is, and the total. */
function drawLabels(
  picture: Picture,
  { sitters, winners, totals }: PicturedGame,
  { labels }: ChartGeometry,
  scale: number,
): void {
  const lettering = { font: `800 42px ${DISPLAY}`, colour: COLOURS.ink, align: 'left' } as const;
  for (const [seat, label] of labels.entries()) {
    const [x, y] = [SIDE + 30 + label.x * scale + FACE / 2, CHART.top + 14 + label.y * scale];
    const mood = winners.includes(seat) ? 'joy' : 'calm';
    drawAvatar(picture.pen, { avatar: sitters[seat]!.avatar, mood, x, y, size: FACE });
    picture.write(String(totals[seat]), x + FACE / 2 + 8, y + 3, lettering);
  }
}

/** Whose faces they are, in a row at the bottom of the paper. */
function drawNames(picture: Picture, { sitters, winners }: PicturedGame): void {
  const column = (ROOM - 40) / sitters.length;
  const y = CHART.top + CHART.height - 52;
  const lettering = {
    font: `650 28px ${TEXT}`,
    colour: COLOURS.ink,
    room: column - 64,
    align: 'left',
  } as const;
  picture.rule(y - 44);
  for (const [seat, { avatar, name }] of sitters.entries()) {
    const x = SIDE + 44 + seat * column;
    drawAvatar(picture.pen, { avatar, mood: winners.includes(seat) ? 'joy' : 'calm', x, y, size: 44 });
    picture.write(name, x + 30, y + 2, lettering);
  }
}

type Paragraph = { readonly title: string; readonly lines: readonly string[] };

const heightOf = (lines: readonly string[]): number => 52 + lines.length * LINE;

function drawParagraphs(picture: Picture, paragraphs: readonly Paragraph[]): void {
  let y = CHART.top + CHART.height + 50;
  for (const { title, lines } of paragraphs) {
    picture.write(title, WIDTH / 2, y, TITLE);
    for (const [i, line] of lines.entries()) picture.write(line, WIDTH / 2, y + 40 + i * LINE, SENTENCE);
    y += heightOf(lines);
  }
}

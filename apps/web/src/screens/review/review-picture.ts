import type { GameSummary, LuckReport } from '../../offline/review/review-message.ts';
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
import { chanceChart, spotOf, type ChanceChart } from './chance-chart.ts';
import { luckPicture, wholeParts, type LuckBar, type LuckPart } from './luck-bars.ts';
import { errorIn, withSign } from './review-numbers.ts';

/** What the picture of a review shows: no cards, and no names of the others. */
export type PicturedReview = {
  readonly sentence: string;
  readonly avatar: string;
  readonly summary: GameSummary;
  readonly report: LuckReport;
  readonly chance: string;
  readonly luck: string;
  readonly parts: Readonly<Record<LuckPart, string>>;
  readonly plusMinus: (error: string) => string;
  readonly below: string;
};

const HEIGHT = 1350;
const ROOM = WIDTH - 2 * SIDE;
const INSIDE = ROOM - 60;
const LEFT = SIDE + 30;
const CHART = { top: 330, height: 460, units: 420 };
const BARS = { top: 820, height: 420, first: 926, pitch: 82, width: 480 };
const SENTENCE = `800 54px ${DISPLAY}`;
const HEADING: Lettering = { font: `800 36px ${DISPLAY}`, colour: COLOURS.ink, align: 'left', room: INSIDE };
const QUIET: Lettering = { font: `600 32px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };

/** Draws a review as a PNG for chats: the sentence, the chance to win over time, and what was luck. */
export async function reviewPicture(review: PicturedReview): Promise<Blob> {
  await loadFonts();
  const picture = await Picture.begin(HEIGHT);
  drawSentence(picture, review);
  drawChart(picture, review);
  drawBars(picture, review);
  picture.write(review.below, WIDTH / 2, HEIGHT - 54, QUIET);
  return picture.finish();
}

function drawSentence(picture: Picture, { sentence, avatar, summary }: PicturedReview): void {
  const mood = summary.players[summary.seat]!.result > 0 ? 'joy' : 'calm';
  drawAvatar(picture.pen, { avatar, mood, x: WIDTH / 2, y: 82, size: 108 });
  const lines = brokenInto(sentence, SENTENCE, ROOM);
  for (const [i, line] of lines.entries())
    picture.write(line, WIDTH / 2, 235 + (i - (lines.length - 1) / 2) * 58, {
      font: SENTENCE,
      colour: COLOURS.ink,
      room: ROOM,
    });
}

function drawChart(picture: Picture, { summary, chance }: PicturedReview): void {
  const { pen } = picture;
  const scale = INSIDE / CHART.units;
  const chart = chanceChart(summary, { width: CHART.units, height: 192 });
  picture.panel(CHART.top, CHART.height);
  picture.write(chance, LEFT, CHART.top + 44, HEADING);
  pen.save();
  pen.translate(LEFT, CHART.top + 34);
  pen.scale(scale, scale);
  drawGrid(pen, chart);
  for (const [seat, line] of chart.lines.entries())
    if (seat !== summary.seat) drawLine(pen, line, [[COLOURS.quiet, 1]]);
  drawLine(pen, chart.lines[summary.seat]!, [
    [COLOURS.ink, 5],
    [COLOURS.glow, 3],
  ]);
  for (const moment of summary.deciding) drawSpot(pen, spotOf(summary, chart, moment));
  pen.restore();
}

function drawGrid(pen: CanvasRenderingContext2D, { levels, rounds, left, right, base }: ChanceChart): void {
  pen.lineWidth = 1;
  pen.strokeStyle = COLOURS.line;
  pen.fillStyle = COLOURS.quiet;
  pen.font = `600 13px ${TEXT}`;
  for (const { chance, y } of levels) {
    pen.stroke(new Path2D(`M${left} ${y}H${right}`));
    pen.textAlign = 'right';
    pen.fillText(String(chance * 100), left - 6, y);
  }
  pen.textAlign = 'center';
  for (const { round, middle } of rounds) pen.fillText(String(round), middle, base + 14);
}

function drawLine(
  pen: CanvasRenderingContext2D,
  line: string,
  strokes: readonly (readonly [colour: string, width: number])[],
): void {
  pen.lineJoin = 'round';
  for (const [colour, width] of strokes) {
    pen.strokeStyle = colour;
    pen.lineWidth = width;
    pen.stroke(new Path2D(line));
  }
}

function drawSpot(pen: CanvasRenderingContext2D, { x, y }: { readonly x: number; readonly y: number }): void {
  pen.beginPath();
  pen.arc(x, y, 4.5, 0, 2 * Math.PI);
  pen.fillStyle = COLOURS.paper;
  pen.fill();
  pen.strokeStyle = COLOURS.ink;
  pen.lineWidth = 2;
  pen.stroke();
}

function drawBars(picture: Picture, { report, luck, parts, plusMinus }: PicturedReview): void {
  const { zero, bars } = luckPicture(report);
  const whole = wholeParts(report.account);
  picture.panel(BARS.top, BARS.height);
  picture.write(luck, LEFT, BARS.top + 46, HEADING);
  for (const [i, bar] of bars.entries()) {
    const y = BARS.first + i * BARS.pitch;
    const label = { ...QUIET, align: 'left', room: 250 } as const;
    picture.write(parts[bar.part], LEFT, y, { ...label, font: `650 28px ${TEXT}` });
    drawBar(picture.pen, bar, zero, y);
    const value = { font: `800 38px ${DISPLAY}`, colour: COLOURS.ink, align: 'right', room: 110 } as const;
    picture.write(withSign(whole[bar.part]), WIDTH - SIDE - 110, y, value);
    const error = plusMinus(errorIn(report.errors[bar.part]));
    picture.write(error, WIDTH - SIDE - 26, y + 3, { ...value, font: `600 24px ${TEXT}`, room: 80 });
  }
}

function drawBar(
  pen: CanvasRenderingContext2D,
  { part, from, width, error }: LuckBar,
  zero: number,
  y: number,
): void {
  const x = (percent: number): number => LEFT + 262 + (percent * BARS.width) / 100;
  pen.fillStyle = part === 'own' ? COLOURS.glow : COLOURS.ink;
  pen.fillRect(x(from), y - 20, (width * BARS.width) / 100, 40);
  pen.strokeStyle = COLOURS.quiet;
  pen.lineWidth = 3;
  const [start, end] = [x(error.from), x(error.from + error.width)];
  pen.stroke(new Path2D(`M${start} ${y + 27}H${end}M${start} ${y + 21}v12M${end} ${y + 21}v12`));
  pen.strokeStyle = COLOURS.ink;
  pen.stroke(new Path2D(`M${x(zero)} ${y - 28}V${y + 34}`));
}

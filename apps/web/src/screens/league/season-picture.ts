import { drawAvatar } from '../picture/avatar-drawing.ts';
import { brokenInto, COLOURS, DISPLAY, loadFonts, Picture, SIDE, TEXT, WIDTH } from '../picture/picture.ts';

/** What the picture of a finished season shows. */
export type PicturedSeason = {
  readonly title: string;
  /** The league and its season. */
  readonly league: string;
  readonly note: string;
  /** Their avatars. */
  readonly winners: readonly string[];
  readonly awards: readonly { readonly avatar: string; readonly name: string; readonly text: string }[];
  readonly below: string;
};

const ROOM = WIDTH - 2 * SIDE;
const MEDAL = { y: 230, size: 240, gap: 40 };
const ROW = 130;
const PANEL = { top: 690, padding: 24 };
const NOTE = { font: `600 34px ${TEXT}`, colour: COLOURS.quiet, room: ROOM };
/** More people than this would make the picture too long for a chat. */
const MOST_AWARDS = 8;

/** Draws a finished season as a PNG for chats: its winner, and what everybody else is remembered for. */
export async function seasonPicture(season: PicturedSeason): Promise<Blob> {
  await loadFonts();
  const awards = season.awards.slice(0, MOST_AWARDS);
  const panel = awards.length === 0 ? 0 : awards.length * ROW + 2 * PANEL.padding;
  const picture = await Picture.begin(Math.max(1080, PANEL.top + panel + 130));
  drawWinners(picture, season);
  if (panel > 0) picture.panel(PANEL.top, panel);
  for (const [i, award] of awards.entries()) drawAward(picture, award, PANEL.top + PANEL.padding + i * ROW);
  picture.write(season.below, WIDTH / 2, picture.height - 64, { ...NOTE, font: `600 32px ${TEXT}` });
  return picture.finish();
}

function drawWinners(picture: Picture, { winners, title, league, note }: PicturedSeason): void {
  picture.write(league, WIDTH / 2, 70, { font: `700 38px ${TEXT}`, colour: COLOURS.quiet, room: ROOM });
  const share = (ROOM + MEDAL.gap) / Math.max(1, winners.length);
  const size = Math.min(MEDAL.size, share - MEDAL.gap);
  for (const [i, avatar] of winners.entries()) {
    const x = WIDTH / 2 + (i - (winners.length - 1) / 2) * (size + MEDAL.gap);
    drawMedal(picture.pen, x, size);
    drawAvatar(picture.pen, { avatar, mood: 'joy', x, y: MEDAL.y, size: size * 0.66 });
  }
  picture.write(title, WIDTH / 2, 450, { font: `800 72px ${DISPLAY}`, colour: COLOURS.ink, room: ROOM });
  for (const [i, line] of brokenInto(note, NOTE.font, ROOM).entries())
    picture.write(line, WIDTH / 2, 540 + i * 46, NOTE);
}

function drawMedal(pen: CanvasRenderingContext2D, x: number, size: number): void {
  for (const [colour, wider] of [
    [COLOURS.ink, 24],
    [COLOURS.glow, 18],
    [COLOURS.ink, 0],
  ] as const) {
    pen.fillStyle = colour;
    pen.beginPath();
    pen.arc(x, MEDAL.y, size / 2 + wider, 0, Math.PI * 2);
    pen.fill();
  }
}

function drawAward(
  picture: Picture,
  { avatar, name, text }: PicturedSeason['awards'][number],
  y: number,
): void {
  const x = SIDE + 80;
  const align = 'left' as const;
  const room = ROOM - 190;
  drawAvatar(picture.pen, { avatar, mood: 'joy', x, y: y + ROW / 2, size: 84 });
  picture.write(name, x + 70, y + 44, { font: `800 36px ${DISPLAY}`, colour: COLOURS.ink, room, align });
  picture.write(text, x + 70, y + 90, { font: `600 30px ${TEXT}`, colour: COLOURS.quiet, room, align });
}

import { OUTLINES, shapeOf } from '../../ui/avatar/avatar.ts';

/** The moods for canvas drawings, as paths to fill and to stroke. */
const FACES = {
  calm: {
    filled:
      'M19.4 31a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0M37.4 31a3.6 3.6 0 1 0 7.2 0 3.6 3.6 0 1 0-7.2 0',
    line: 'M25 42c4 4 10 4 14 0',
  },
  joy: {
    filled: 'M22 39h20c0 13-20 13-20 0Z',
    line: 'M18 32c2-6 8-6 10 0M36 32c2-6 8-6 10 0',
  },
};

export type AvatarOnPicture = {
  readonly avatar: string;
  readonly mood: keyof typeof FACES;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const INK = '#2a1533';
const GRID = 64;

export function drawAvatar(
  pen: CanvasRenderingContext2D,
  { avatar, mood, x, y, size }: AvatarOnPicture,
): void {
  const { path, colour } = OUTLINES[shapeOf(avatar)];
  const [outline, features, lines] = [path, FACES[mood].filled, FACES[mood].line].map((d) => new Path2D(d));
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / GRID, size / GRID);
  pen.fillStyle = colour;
  pen.fill(outline!);
  pen.fillStyle = INK;
  pen.fill(features!);
  pen.strokeStyle = INK;
  pen.lineWidth = 3.4;
  pen.lineCap = 'round';
  pen.stroke(lines!);
  pen.restore();
}

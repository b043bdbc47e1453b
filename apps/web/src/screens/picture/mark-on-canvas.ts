import type { CardNumber } from '@quando/rules';
import { markDrawing } from '../../ui/card/face.ts';
import { COLOURS } from './picture.ts';
import { roundedRect } from './rounded-rect.ts';

export type MarkOnPicture = {
  readonly number: CardNumber;
  /** Its centre. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
};

const GRID = 60;

/** Draws the mark of a number, in the colour of its cards, from the shapes that the page shows. */
export function drawMark(pen: CanvasRenderingContext2D, { number, x, y, size }: MarkOnPicture): void {
  const drawing = document.createElement('div');
  drawing.innerHTML = markDrawing(number);
  const colour = number === 0 ? COLOURS.glow : fillOf(number);
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / GRID, size / GRID);
  pen.fillStyle = colour;
  pen.strokeStyle = colour;
  for (const shape of drawing.querySelectorAll<SVGGraphicsElement>('circle, path, rect, polygon'))
    drawShape(pen, shape);
  pen.restore();
}

const fillOf = (number: CardNumber): string =>
  getComputedStyle(document.documentElement).getPropertyValue(`--n${number}-fill`);

function drawShape(pen: CanvasRenderingContext2D, shape: SVGGraphicsElement): void {
  pen.save();
  const turned = shape.transform.baseVal.consolidate()?.matrix;
  if (turned) pen.transform(turned.a, turned.b, turned.c, turned.d, turned.e, turned.f);
  const path = pathOf(shape);
  if (shape.getAttribute('fill') === 'none') {
    pen.lineWidth = Number(shape.getAttribute('stroke-width'));
    pen.stroke(path);
  } else pen.fill(path);
  pen.restore();
}

function pathOf(shape: SVGGraphicsElement): Path2D {
  const [cx, cy, r] = ['cx', 'cy', 'r'].map((name) => Number(shape.getAttribute(name)));
  const path = new Path2D(
    shape instanceof SVGPolygonElement
      ? `M${shape.getAttribute('points')}Z`
      : (shape.getAttribute('d') ?? ''),
  );
  if (shape instanceof SVGCircleElement) path.arc(cx!, cy!, r!, 0, 2 * Math.PI);
  if (shape instanceof SVGRectElement) addRect(path, shape);
  return path;
}

function addRect(path: Path2D, shape: SVGRectElement): void {
  const valueOf = (name: string): number => Number(shape.getAttribute(name));
  const box = { x: valueOf('x'), y: valueOf('y'), width: valueOf('width'), height: valueOf('height') };
  roundedRect(path, box, valueOf('rx'));
}

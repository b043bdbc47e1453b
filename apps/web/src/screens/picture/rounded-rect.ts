export type Box = { readonly x: number; readonly y: number; readonly width: number; readonly height: number };

/** Adds a rectangle with rounded corners to a path. (Safari before version 16 has no `roundRect`.) */
export function roundedRect(path: CanvasPath, { x, y, width, height }: Box, radius: number): void {
  const [right, bottom] = [x + width, y + height];
  path.moveTo(x + radius, y);
  path.arcTo(right, y, right, bottom, radius);
  path.arcTo(right, bottom, x, bottom, radius);
  path.arcTo(x, bottom, x, y, radius);
  path.arcTo(x, y, right, y, radius);
  path.closePath();
}

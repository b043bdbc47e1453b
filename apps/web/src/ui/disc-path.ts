const RADIUS = 18.5;

/** The filled part of a disc with one to three quarters, on a 60 x 60 grid. */
export function discPath(quarters: number): string {
  const angle = (quarters * Math.PI) / 2;
  const [x, y] = [30 + RADIUS * Math.sin(angle), 30 - RADIUS * Math.cos(angle)].map((at) => at.toFixed(2));
  return `M30 30V${30 - RADIUS}A${RADIUS} ${RADIUS} 0 ${quarters > 2 ? 1 : 0} 1 ${x} ${y}Z`;
}

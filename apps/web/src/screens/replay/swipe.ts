/** How far a finger has to move to the side, and how far up or down it may. */
const FAR = 56;
const STRAIGHT = 40;

/** Calls back when somebody swipes over an element: 1 to the left, which leads on, -1 to the right. */
export function swipe(onswipe: (by: 1 | -1) => void): (element: HTMLElement) => () => void {
  return (element) => {
    let start: { readonly x: number; readonly y: number } | undefined;
    const down = ({ clientX: x, clientY: y, pointerType }: PointerEvent): void => {
      start = pointerType === 'mouse' ? undefined : { x, y };
    };
    const up = ({ clientX, clientY }: PointerEvent): void => {
      const [dx, dy] = start ? [clientX - start.x, clientY - start.y] : [0, 0];
      start = undefined;
      if (Math.abs(dx) >= FAR && Math.abs(dy) <= STRAIGHT) onswipe(dx < 0 ? 1 : -1);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointerup', up);
    return () => {
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointerup', up);
    };
  };
}

const SIZE = 16;

/** Whether this device draws emoji; without a font for them it would show empty boxes. */
export function drawsEmoji(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIZE;
  const context = canvas.getContext('2d', { willReadFrequently: true });
  if (!context) return false;
  context.font = `${SIZE}px sans-serif`;
  context.textBaseline = 'top';
  context.fillText('🍎', 0, 0);
  const { data } = context.getImageData(0, 0, SIZE, SIZE);
  // The apple is red, and an empty box is black.
  return data.some((value, i) => i % 4 === 0 && value > 100 && value - data[i + 2]! > 50);
}

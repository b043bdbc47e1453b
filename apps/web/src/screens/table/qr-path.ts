import { encode } from 'uqr';

/** A QR code as one SVG path on a grid of `size` by `size`. */
export type QrPath = { readonly size: number; readonly path: string };

/** Encodes a text; adjacent dark modules become one stroke. */
export function qrPathOf(text: string): QrPath {
  const { data, size } = encode(text, { border: 0, ecc: 'M' });
  return { size, path: data.map(strokesOf).join('') };
}

function strokesOf(row: readonly boolean[], y: number): string {
  const runs = row.map(Number).join('').matchAll(/1+/g);
  return Array.from(runs, ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`).join('');
}

export type Speed = 'slow' | 'normal' | 'fast' | 'instant';

const FACTORS: Readonly<Record<Speed, number>> = { slow: 1.5, normal: 1, fast: 0.55, instant: 0 };

/** How the board animates: not at all, calmly (nothing moves), or fully, with all times multiplied by a factor. */
export type Pace =
  | { readonly kind: 'none' }
  | { readonly kind: 'calm'; readonly factor: number }
  | { readonly kind: 'full'; readonly factor: number };

export function paceOf(speed: Speed, motion: 'system' | 'full' | 'reduced', systemIsCalm: boolean): Pace {
  if (speed === 'instant') return { kind: 'none' };
  const isCalm = motion === 'reduced' || (motion === 'system' && systemIsCalm);
  return { kind: isCalm ? 'calm' : 'full', factor: FACTORS[speed] };
}

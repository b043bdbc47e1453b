import type { LuckAccount, LuckReport } from '../../offline/review/review-message.ts';

export type LuckPart = 'deals' | 'draws' | 'own' | 'others';

/** A bar of the account, in percent of its width: from one middle line, left took, right gave. */
export type LuckBar = {
  readonly part: LuckPart;
  readonly value: number;
  readonly from: number;
  readonly width: number;
  /** From where to where the error reaches. */
  readonly error: { readonly from: number; readonly width: number };
};

export type LuckPicture = { readonly zero: number; readonly bars: readonly LuckBar[] };

const PARTS: readonly LuckPart[] = ['deals', 'draws', 'own', 'others'];
/** The share of the width that the bars may fill, so that their ends keep clear of the edges. */
const FILL = 92;

/** Lays out the four parts and their errors on one scale. */
export function luckPicture({ account, errors }: Pick<LuckReport, 'account' | 'errors'>): LuckPicture {
  const ends = PARTS.flatMap((part) => [account[part] - errors[part], account[part] + errors[part]]);
  const [least, most] = [Math.min(0, ...ends), Math.max(0, ...ends)];
  const scale = FILL / Math.max(0.01, most - least);
  const margin = (100 - (most - least) * scale) / 2;
  const at = (value: number): number => margin + (value - least) * scale;
  const zero = at(0);
  return {
    zero,
    bars: PARTS.map((part) => {
      const [value, error] = [account[part], errors[part]];
      const end = at(value);
      return {
        part,
        value,
        from: Math.min(zero, end),
        width: Math.abs(end - zero),
        error: { from: at(value - error), width: 2 * error * scale },
      };
    }),
  };
}

/** Whole numbers for the parts of a sum, so that they add up to its whole result. */
export function wholeParts(account: LuckAccount): Record<LuckPart | 'start' | 'result', number> {
  const keys = ['start', ...PARTS] as const;
  const exact = keys.map((key) => account[key] * 100);
  const whole = exact.map(Math.floor);
  const result = Math.round(account.result * 100);
  const missing = result - whole.reduce((a, b) => a + b, 0);
  const byRest = [...keys.keys()].toSorted((a, b) => exact[b]! - whole[b]! - (exact[a]! - whole[a]!));
  for (const i of byRest.slice(0, Math.max(0, missing))) whole[i]! += 1;
  const [start, deals, draws, own, others] = whole;
  return { start: start!, deals: deals!, draws: draws!, own: own!, others: others!, result };
}

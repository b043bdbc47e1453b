import { CARD_RATIO, MOST_BEND, offCentre, type Spot } from './hand-layout.ts';

/** The fraction of a card's width that its numeral needs, on small backs and on fronts. */
export const NUMERAL_PART = { back: 0.46, front: 0.6 } as const;
const LEAST_CARD = 28;
const HALF_ROW = 0.62;

export type FanSpace = {
  readonly cards: number;
  readonly span: number;
  readonly card: number;
  readonly bend: number;
  /** The sides that are visible. */
  readonly kind?: keyof typeof NUMERAL_PART;
};

export type FanLayout = {
  readonly card: number;
  readonly step: number;
  readonly width: number;
  readonly height: number;
  readonly spots: readonly Spot[];
};

/** Lays out a hand as a fan: narrower cards while numerals would be covered, then two half rows. */
export function fanLayout({ cards, span, card: wish, bend, kind = 'back' }: FanSpace): FanLayout {
  const isCovered = (width: number): boolean =>
    cards > 1 && (span - width) / (cards - 1) < width * NUMERAL_PART[kind];
  let card = wish;
  while (card > LEAST_CARD && isCovered(card)) card -= 1;
  const rows = isCovered(card) ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const step = Math.min(card * 0.86, (span - card) / Math.max(1, perRow - 1));
  const curve = rows === 1 ? bend * Math.min(1, cards / 5) : 0;
  const rowPitch = card * CARD_RATIO * HALF_ROW;
  const spots = Array.from({ length: cards }, (_, i) => {
    const t = offCentre(i % perRow, Math.min(perRow, cards));
    const y = Math.floor(i / perRow) * rowPitch + curve * t * t;
    return { x: (i % perRow) * step, y, turn: 0.9 * Math.min(curve, MOST_BEND) * t };
  });
  return {
    card,
    step,
    width: card + step * (perRow - 1),
    height: card * CARD_RATIO + curve * 1.2 + (rows - 1) * rowPitch,
    spots,
  };
}

import { CARD_RATIO, MOST_BEND, offCentre, type Spot } from './hand-layout.ts';

/** The fraction of a card's width that its numeral needs, on small backs and on fronts. */
export const NUMERAL_PART = { back: 0.46, front: 0.6 } as const;
const LEAST_CARD = 28;
const HALF_ROW = 0.62;
/** The point around which cards turn, in card heights from their top. */
const PIVOT = 1.2;

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

/** How far the outer cards of a curve are turned, in degrees. */
const turnOf = (curve: number): number => 0.9 * Math.min(curve, MOST_BEND);

/** How far the corner of an outer card hangs over, since cards turn around a point below them. */
const overhangOf = (card: number, turn: number): number =>
  card * CARD_RATIO * PIVOT * Math.sin((turn * Math.PI) / 180);

/** Lays out a hand as a fan within its span: narrower cards while numerals would be covered, then two half rows. */
export function fanLayout({ cards, span, card: wish, bend, kind = 'back' }: FanSpace): FanLayout {
  const bent = cards > 1 ? bend * Math.min(1, cards / 5) : 0;
  const within = (width: number, curved: number): number => span - 2 * overhangOf(width, turnOf(curved));
  const isCovered = (width: number): boolean =>
    cards > 1 && (within(width, bent) - width) / (cards - 1) < width * NUMERAL_PART[kind];
  let card = wish;
  while (card > LEAST_CARD && isCovered(card)) card -= 1;
  const rows = isCovered(card) ? 2 : 1;
  const perRow = Math.max(1, Math.ceil(cards / rows));
  const curve = rows === 1 ? bent : 0;
  const step = Math.min(card * 0.86, (within(card, curve) - card) / Math.max(1, perRow - 1));
  const overhang = overhangOf(card, turnOf(curve));
  const rowPitch = card * CARD_RATIO * HALF_ROW;
  const spots = Array.from({ length: cards }, (_, i) => {
    const t = offCentre(i % perRow, Math.min(perRow, cards));
    const y = Math.floor(i / perRow) * rowPitch + curve * t * t;
    return { x: overhang + (i % perRow) * step, y, turn: turnOf(curve) * t };
  });
  return {
    card,
    step,
    width: card + step * (perRow - 1) + 2 * overhang,
    height: card * CARD_RATIO + curve * 1.2 + (rows - 1) * rowPitch,
    spots,
  };
}

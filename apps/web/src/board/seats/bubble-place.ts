/** A rectangle on the screen. */
export type Box = {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
};

export type BubbleSize = { readonly width: number; readonly height: number };

export type BubbleSurroundings = {
  readonly screen: Box;
  /** The avatar of whoever speaks. */
  readonly avatar: Box;
  /** What must not be covered: cards, piles and buttons. */
  readonly kept: readonly Box[];
  /** Who else sits there: not to be covered if that can be avoided. */
  readonly spared: readonly Box[];
};

/** Where a bubble of one of several sizes stands; `size` is the index of that size. */
export type BubblePlace = {
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly isRight: boolean;
  /** Whether there is room for it between its avatar and the edge of the screen. */
  readonly isBeside: boolean;
};

const GAP = 8;

/**
 * The place beside an avatar that covers least of what must be seen; earlier sizes and nearer places are better. Does not
 * ask for more sizes than it needs.
 */
export function bubblePlace(sizes: Iterable<BubbleSize>, around: BubbleSurroundings): BubblePlace {
  let best: BubblePlace | undefined;
  let least: Cover = { kept: Infinity, spared: Infinity };
  let index = 0;
  for (const size of sizes) {
    for (const place of placesOf(size, index, around)) {
      const cover = coverOf(boxOf(place, size), around);
      if (!isLess(cover, least)) continue;
      best = place;
      least = cover;
    }
    if (least.kept + least.spared === 0) break;
    index += 1;
  }
  if (!best) throw new Error('a bubble needs a size');
  return best;
}

const boxOf = ({ left, top }: BubblePlace, { width, height }: BubbleSize): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});

/** Right and left of the avatar: level with it, then hanging down or standing up from it. */
function placesOf(size: BubbleSize, index: number, { screen, avatar }: BubbleSurroundings): BubblePlace[] {
  const middle = (avatar.top + avatar.bottom - size.height) / 2;
  const tops = [middle, avatar.top - 2, avatar.bottom + 2 - size.height, avatar.bottom - size.height / 2];
  const sides = [
    { isRight: true, wanted: avatar.right + GAP },
    { isRight: false, wanted: avatar.left - GAP - size.width },
  ];
  return tops.flatMap((top) =>
    sides.map(({ isRight, wanted }) => {
      const left = within(wanted, screen.left, screen.right - size.width);
      const inside = within(top, screen.top, screen.bottom - size.height);
      return { size: index, isRight, isBeside: left === wanted, left, top: inside };
    }),
  );
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much a bubble covers. */
type Cover = { readonly kept: number; readonly spared: number };

/** A bubble over the avatar that it points at seems to be somebody else's. */
const AVATAR_WEIGHT = 10;

const coverOf = (box: Box, { kept, spared, avatar }: BubbleSurroundings): Cover => ({
  kept: coveredBy(box, kept),
  spared: coveredBy(box, spared) + AVATAR_WEIGHT * coveredBy(box, [avatar]),
});

const isLess = (one: Cover, other: Cover): boolean =>
  one.kept < other.kept || (one.kept === other.kept && one.spared < other.spared);

/** How much of some things a bubble covers, in square pixels. */
const coveredBy = (box: Box, things: readonly Box[]): number =>
  things.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

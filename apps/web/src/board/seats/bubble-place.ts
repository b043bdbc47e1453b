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
};

/** Where a bubble of one of several sizes stands; `size` is the index of that size. */
export type BubblePlace = {
  readonly size: number;
  readonly left: number;
  readonly top: number;
  readonly isRight: boolean;
};

const GAP = 8;

/**
 * The place beside an avatar that covers least of what must be seen; earlier sizes and nearer places are better. Does not
 * ask for more sizes than it needs.
 */
export function bubblePlace(sizes: Iterable<BubbleSize>, around: BubbleSurroundings): BubblePlace {
  let best: BubblePlace | undefined;
  let least = Infinity;
  let index = 0;
  for (const size of sizes) {
    for (const place of placesOf(size, index, around)) {
      const covered = coveredBy(boxOf(place, size), around.kept);
      if (covered >= least) continue;
      best = place;
      least = covered;
    }
    if (least === 0) break;
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
  return tops.flatMap((top) =>
    [true, false].map((isRight) => ({
      size: index,
      isRight,
      left: within(
        isRight ? avatar.right + GAP : avatar.left - GAP - size.width,
        screen.left,
        screen.right - size.width,
      ),
      top: within(top, screen.top, screen.bottom - size.height),
    })),
  );
}

const within = (value: number, least: number, most: number): number => Math.max(least, Math.min(value, most));

/** How much of the kept things a bubble covers, in square pixels. */
const coveredBy = (box: Box, kept: readonly Box[]): number =>
  kept.reduce((sum, other) => {
    const width = Math.min(box.right, other.right) - Math.max(box.left, other.left);
    const height = Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top);
    return sum + Math.max(0, width) * Math.max(0, height);
  }, 0);

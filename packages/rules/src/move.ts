/** A decision as numbers, the input of `advance`; a simulation reuses one object. */
export class Move {
  /** 0 play, 1 draw, 2 flip, 3 knock, 4 pass: literals, which the compiler inlines, used nowhere else. */
  #verb = 4;
  /** Play: the cards' hand positions 0 to 31 as bits. Draw: 0 for up, 1 for down. Flip: the zero's hand position. */
  operand = 0;
  /** Play: the cards' hand positions from 32 as bits. */
  high = 0;

  play(low: number, high: number): this {
    this.#verb = 0;
    this.operand = low;
    this.high = high;
    return this;
  }
  /** Adds the card at a hand position to a play. */
  add(position: number): void {
    if (position < 32) this.operand |= 1 << position;
    else this.high |= 1 << position;
  }
  /** 0 draws the up side, 1 the down side. */
  draw(side: number): this {
    this.#verb = 1;
    this.operand = side;
    return this;
  }
  flip(position: number): this {
    this.#verb = 2;
    this.operand = position;
    return this;
  }
  knock(): this {
    this.#verb = 3;
    return this;
  }
  pass(): this {
    this.#verb = 4;
    return this;
  }

  /** Whether this is the same decision as another move. */
  equals(other: Move): boolean {
    if (this.#verb !== other.#verb) return false;
    if (this.#verb === 0) return this.operand === other.operand && this.high === other.high;
    return this.#verb >= 3 || this.operand === other.operand;
  }

  get isPlay(): boolean {
    return this.#verb === 0;
  }
  get isDraw(): boolean {
    return this.#verb === 1;
  }
  get isFlip(): boolean {
    return this.#verb === 2;
  }
  get isKnock(): boolean {
    return this.#verb === 3;
  }
}

/** A play of the cards at these hand positions. */
export function playOf(positions: readonly number[]): Move {
  const move = new Move().play(0, 0);
  for (const position of positions) move.add(position);
  return move;
}

/** The hand positions of a play, in ascending order. */
export function positionsOf({ operand, high }: Move): number[] {
  const positions: number[] = [];
  for (let left = operand; left !== 0; left &= left - 1) positions.push(31 - Math.clz32(left & -left));
  for (let left = high; left !== 0; left &= left - 1) positions.push(63 - Math.clz32(left & -left));
  return positions;
}

/** A decision as numbers, as `advance` takes it; one object serves a whole simulation. */
export type Move = {
  verb: number;
  /** PLAY: the cards' hand positions 0 to 31 as bits. DRAW: UP or DOWN. FLIP: the zero's hand position. */
  operand: number;
  /** PLAY: the cards' hand positions from 32 as bits. */
  high: number;
};

// Values of `verb`.
export const PLAY = 0;
export const DRAW = 1;
export const FLIP = 2;
export const KNOCK = 3;
export const PASS = 4;

// The operand of DRAW.
export const UP = 0;
export const DOWN = 1;

export const newMove = (): Move => ({ verb: PASS, operand: 0, high: 0 });

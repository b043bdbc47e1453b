/** The width of a line on a big screen, in pixels of its drawing, and the usual width of a letter in ems. */
const LINE = 1824;
const LETTER = 0.5;

/** How large a sentence may be written so that it fits on one line, in pixels of the drawing. */
export const lineSize = (sentence: string, wanted: number): number =>
  Math.min(wanted, Math.floor(LINE / (Math.max(1, sentence.length) * LETTER)));

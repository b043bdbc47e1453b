/** The width of a line on a big screen, in pixels of its drawing, and the usual width of a letter in ems. */
const LINE = 1824;
const LETTER = 0.5;

/** How large a sentence may be written so that it fits on one line, in pixels of the drawing. */
export const lineSize = (sentence: string, wanted: number, line = LINE): number =>
  Math.min(wanted, Math.floor(line / (Math.max(1, sentence.length) * LETTER)));

/** How large a name may be written in so much room: smaller if it is long, but never too small to read from three metres. */
export const nameSize = (name: string, wanted: number, room: number): number =>
  Math.max(SMALLEST, lineSize(name, wanted, room));

const SMALLEST = 34;

const UNBROKEN = '\u00a0';

/** French sets a space before its tall signs, and no line breaks there. */
export const typeset = (sentence: string): string =>
  sentence.replace(/ (?=[:;!?»])/g, UNBROKEN).replace(/« /g, `«${UNBROKEN}`);

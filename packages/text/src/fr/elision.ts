/** Vowels, a mute h, and a y that is a vowel: "Yves", but not "Yann". */
const ELIDED = /^(?:[aeiouhàâäéèêëîïôöùûüœ]|y(?![aeiou]))/i;

/** "de Mila", "d’Anna". */
export const de = (name: string): string => (ELIDED.test(name) ? `d’${name}` : `de ${name}`);

/** "que Mila", "qu’Anna". */
export const que = (name: string): string => (ELIDED.test(name) ? `qu’${name}` : `que ${name}`);

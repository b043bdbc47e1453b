/** Vowels, a mute h, and a y that is a vowel: "Yves", but not "Yann". */
const ELIDED = /^(?:[aeiouhàâäéèêëîïôöùûüœ]|y(?![aeiou]))/i;

/** "de Mila", "d’Anna". */
export const de = (name: string): string => (ELIDED.test(name) ? `d’${name}` : `de ${name}`);

import { UNWANTED_ALONE, UNWANTED_ANYWHERE } from './unwanted-words.ts';

/** What is written in place of letters: digits and signs, and letters of other scripts that look the same. */
const LOOK_ALIKES: ReadonlyMap<string, string> = new Map(
  [
    '0o 1i 3e 4a 5s 6g 7t 8b 9g @a $s €e !i |i +t (c £l ¡i',
    'ßss æae œoe øo łl đd ıi ƒf',
    // Cyrillic
    'аa вb еe кk мm нh оo рp сc тt уy хx іi јj ѕs ԁd ѵv ԛq ԝw гr пn иu',
    // Greek
    'αa βb εe ηn ιi κk νv οo ρp τt υu χx ωw',
  ]
    .flatMap((line) => line.split(' '))
    .map((pair) => [pair.slice(0, 1), pair.slice(1)]),
);

/** Numbers of telephones and addresses of any kind are no names. */
const CONTACT = /(?:\d[\s./-]*){6}|https?:|www\.|@\w+\.|\.(?:com|net|org|de|fr|it|nl|es|ch|at|io|gg|me)\b/i;

/**
 * Whether children may read a name at a public table. It knows what is on two lists, also with other signs in place of
 * letters, repeated letters, and signs between them; it does not understand what somebody means.
 */
export function isDecentName(name: string): boolean {
  if (CONTACT.test(name)) return false;
  const plain = plainLetters(name);
  const letters = plain.replaceAll(/[^\p{L}]/gu, '');
  if (ANYWHERE.some((word) => word.test(letters))) return false;
  const words = [letters, ...plain.split(/[^\p{L}]+/u)];
  return !words.some((word) => ALONE.some((unwanted) => unwanted.test(word)));
}

/** A text in plain small letters, with what looks like a letter as that letter. */
const plainLetters = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/./gsu, (sign) => LOOK_ALIKES.get(sign) ?? sign)
    .replaceAll(/\p{M}/gu, '');

/** A word whose letters may be repeated, as a pattern: `ass` needs its two s, and may have more. */
const repeatable = (word: string): string =>
  plainLetters(word).replaceAll(/(.)\1*/gu, (run, letter: string) => `${letter}{${run.length},}`);

const ANYWHERE: readonly RegExp[] = UNWANTED_ANYWHERE.map((word) => new RegExp(repeatable(word)));
const ALONE: readonly RegExp[] = UNWANTED_ALONE.map((word) => new RegExp(`^${repeatable(word)}$`));

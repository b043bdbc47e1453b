/** The names that others have, by how they look. */
export class TakenNames {
  readonly #shapes: Set<string> = new Set();

  add(name: string): void {
    for (const shape of shapesOf(name)) this.#shapes.add(shape);
  }

  delete(name: string): void {
    for (const shape of shapesOf(name)) this.#shapes.delete(shape);
  }

  /**
   * A name that differs from all of them: as given, or with a number after it. A name with a word of letters of several
   * scripts always has one, since no list has everything that looks alike.
   */
  distinct(name: string): string {
    if (this.#isFree(name) && !needsNumber(name)) return name;
    let number = 2;
    while (!this.#isFree(`${name} ${number}`)) number += 1;
    return `${name} ${number}`;
  }

  #isFree(name: string): boolean {
    return !shapesOf(name).some((shape) => this.#shapes.has(shape));
  }
}

/** A name that differs from those of the others: as given, or with a number after it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new TakenNames();
  for (const other of others) taken.add(other);
  return taken.distinct(name);
}

const needsNumber = (name: string): boolean =>
  !/\s\d+$/.test(name) && name.normalize('NFKC').split(/\s/).some(isMixed);

/** Whether a word has Latin letters and those of another script. */
const isMixed = (word: string): boolean =>
  /\p{Script=Latin}/u.test(word) &&
  /(?![\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}])\p{L}/u.test(word);

/** Whether two names look the same at a glance: in another case, or with letters of another alphabet. */
export const isSameName = (one: string, other: string): boolean => looksLike(one)(other);

/** Whether each of many names looks the same as this one. */
export function looksLike(name: string): (other: string) => boolean {
  const shapes = new Set(shapesOf(name));
  return (other) => shapesOf(other).some((shape) => shapes.has(shape));
}

/**
 * Latin characters, and after each those that look like it: letters of Cyrillic, Greek and Armenian, digits, and
 * lines; then rare Latin letters, Coptic, Lisu, and Cherokee. They follow Unicode's list of confusable characters; npm has
 * no maintained library of it.
 */
const LOOKALIKES = [
  'AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜϺ NΝ OОΟՕ0 PРΡ QԚ SЅՏ TТΤ UՍ VѴ WԜ XХΧ YУΥҮ ZΖ',
  'aаα cсϲ dԁ eеє gց hһհ iіι jјϳ kкκ lIІΙӀ1| nոп oоοօσ pрρ qԛ rг sѕ uսυ vνѵ wԝ xхχ yуγү зЗ3',
  'aɑᴀ bʙ cᴄ dᴅ eᴇ fꜰƒ gɡɢ hʜ iıɩɪ jȷᴊ kᴋ lʟƖǀ mᴍ nɴ oᴏ pᴘƿ rʀ sꜱƽ tᴛ uᴜ vᴠ wᴡ yʏ zᴢ',
  'AⲀ BⲂ CⲤ HⲎ KⲔ MⲘ NⲚ OⲞ PⲢ TⲦ XⲬ YⲨ aⲁ bⲃ cⲥ hⲏ iⲓ kⲕ lⲒ mⲙ nⲛ oⲟ pⲣ tⲧ xⲭ yⲩ',
  'AꓮᎪ BꓐᏴ CꓚᏟ DꓓᎠ EꓰᎬ Fꓝ GꓖᏀᏳ HꓧᎻ JꓙᎫ KꓗᏦ LꓡᏞ MꓟᎷ Nꓠ Oꓳ PꓑᏢ RꓣᎡᏒ SꓢᏕᏚ TꓔᎢ Uꓴ VꓦᏙ WꓪᎳᏔ Xꓫ YꓬᎩᎽ ZꓜᏃ',
  'bᏏ dᏧ hᏂ iᎥ lꓲ',
].flatMap((row) => row.split(' '));

/** In Cherokee, small letters are small capitals. */
const casesOf = (letter: string): string[] =>
  /\p{Script=Cherokee}/u.test(letter) ? [letter, letter.toLowerCase()] : [letter];

const LATIN = new Map(
  LOOKALIKES.flatMap(([latin, ...others]) => others.flatMap(casesOf).map((other) => [other, latin!])),
);

const shapeOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (letter) => LATIN.get(letter) ?? letter);

/** A name as it looks, as it is and in small letters of either alphabet; two names look the same if one of these is. */
const shapesOf = (name: string): readonly string[] => [
  `as it is: ${shapeOf(name)}`,
  `small: ${shapeOf(name.toLowerCase())}`,
  `small Latin: ${shapeOf(name).toLowerCase()}`,
];

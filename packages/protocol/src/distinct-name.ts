/** A name that differs from those of the others: as given, or with a number after it. */
export function distinctName(name: string, others: readonly string[]): string {
  const taken = new Set(others.flatMap(shapesOf));
  let distinct = name;
  for (let number = 2; shapesOf(distinct).some((shape) => taken.has(shape)); number += 1)
    distinct = `${name} ${number}`;
  return distinct;
}

/** Whether two names look the same at a glance: in another case, or with letters of another alphabet. */
export function isSameName(one: string, other: string): boolean {
  const shapes = shapesOf(other);
  return shapesOf(one).some((shape) => shapes.includes(shape));
}

/**
 * Latin characters, and after each those that look like it: letters of Cyrillic, Greek and Armenian, digits, and
 * lines. They follow Unicode's list of confusable characters; npm has no maintained library of it.
 */
const LOOKALIKES = [
  'AАΑ BВΒ CСϹ EЕΕ HНΗ JЈͿ KКΚ MМΜϺ NΝ OОΟՕ0 PРΡ QԚ SЅՏ TТΤ UՍ VѴ WԜ XХΧ YУΥҮ ZΖ',
  'aаα cсϲ dԁ eеє gց hһհ iіι jјϳ kкκ lIІΙӀ1| nոп oоοօσ pрρ qԛ rг sѕ uսυ vνѵ wԝ xхχ yуγү зЗ3',
].flatMap((row) => row.split(' '));

const LATIN = new Map(LOOKALIKES.flatMap(([latin, ...others]) => others.map((other) => [other, latin!])));

const shapeOf = (name: string): string =>
  name
    .normalize('NFKC')
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/./gu, (letter) => LATIN.get(letter) ?? letter);

/** A name as it looks, as it is and in small letters; two names look the same if either is the same. */
const shapesOf = (name: string): readonly string[] => [
  `as it is: ${shapeOf(name)}`,
  `small: ${shapeOf(name.toLowerCase())}`,
];

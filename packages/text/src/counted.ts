/** The forms of a noun after a count; `many` is for languages that say "a million of points". */
export type Noun = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Formats a count: `counted('en', { one: 'card', other: 'cards' })(1)` is "1 card". */
export function counted(locale: string, noun: Noun): (count: number) => string {
  const rules = new Intl.PluralRules(locale);
  const numbers = new Intl.NumberFormat(locale);
  return (count) => `${numbers.format(count)} ${noun[rules.select(count)] ?? noun.other}`;
}

/** Joins a list in a language: "Mila, Jonas and Ruth". */
export function listed(locale: string): (items: readonly (string | number)[]) => string {
  const list = new Intl.ListFormat(locale, { type: 'conjunction' });
  return (items) => list.format(items.map(String));
}

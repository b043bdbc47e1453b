/** The forms of a noun after a count; `many` is for languages that say "a million of points". */
export type Noun = Partial<Record<Intl.LDMLPluralRule, string>> & { readonly other: string };

/** Formats a count: `counted('en', { one: 'card', other: 'cards' })(1)` is "1 card". */
export function counted(locale: string, noun: Noun): (count: number) => string {
  const rules = onDemand(() => new Intl.PluralRules(locale));
  const numbers = onDemand(() => new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }));
  return (count) => `${numbers().format(count)} ${noun[rules().select(count)] ?? noun.other}`;
}

/** Joins a list in a language: "Mila, Jonas and Ruth", or with `disjunction` "Mila, Jonas or Ruth". */
export function listed(
  locale: string,
  type: 'conjunction' | 'disjunction' = 'conjunction',
): (items: readonly (string | number)[]) => string {
  const list = onDemand(() => new Intl.ListFormat(locale, { type }));
  return (items) => list().format(items.map(String));
}

/** Makes a formatter when it is first needed: the first of its kind takes a page many milliseconds. */
function onDemand<Formatter>(make: () => Formatter): () => Formatter {
  let made: Formatter | undefined;
  return () => (made ??= make());
}

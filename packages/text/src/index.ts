/** Every word a person reads. */
export { choiceOf, type Choice } from './catalogue.ts';
export { fateOf, type Fate, type Outcome } from './fate.ts';
export { isLanguage, languageOf, languages, type Language } from './language.ts';
export { loadTerminalWords, loadText } from './load.ts';
export { nameAt, type Context } from './person.ts';
export type { TerminalCommand, TerminalWords } from './terminal-words.ts';
export type { Text } from './text.ts';

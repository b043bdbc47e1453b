/** Schemas that are also used for the entries of logs. */
export { bytes } from './online-request.ts';
export { count, name } from './primitive.ts';
export { setup, target } from './setup.ts';
export { rankedName } from './ranked-eight.ts';
export { avatar, botLevel, nameUpTo, personName, seatedSitter } from './sitter.ts';
export { lot } from './table-status.ts';
export { fullTerms, terms } from './terms.ts';

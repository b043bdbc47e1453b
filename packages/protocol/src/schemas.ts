/** Schemas that are also used for the entries of logs. */
export { bytes } from './online-request.ts';
export { count } from './primitive.ts';
export { setup } from './setup.ts';
export { seatedSitter } from './sitter.ts';
export { terms } from './terms.ts';

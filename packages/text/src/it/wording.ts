/** The texts of the first page, which arrive as one file. */
export { italianApp as app } from './app.ts';
export { italianBoard as board } from './board.ts';
export { italian as catalogue } from './catalogue.ts';

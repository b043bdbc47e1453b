/** The texts of the first page, which arrive as one file. */
export { dutchApp as app } from './app.ts';
export { dutchBoard as board } from './board.ts';
export { dutch as catalogue } from './catalogue.ts';

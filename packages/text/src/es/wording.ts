/** The texts of the first page, which arrive as one file. */
export { spanishApp as app } from './app.ts';
export { spanishBoard as board } from './board.ts';
export { spanish as catalogue } from './catalogue.ts';

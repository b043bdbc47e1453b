/** The texts of the first page, which arrive as one file. */
export { germanApp as app } from './app.ts';
export { germanBoard as board } from './board.ts';
export { german as catalogue } from './catalogue.ts';

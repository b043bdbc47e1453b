/** The texts of the first page, which arrive as one file. */
export { frenchApp as app } from './app.ts';
export { frenchBoard as board } from './board.ts';
export { french as catalogue } from './catalogue.ts';

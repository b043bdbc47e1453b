/** The texts of the first page, which arrive as one file. */
export { englishApp as app } from './app.ts';
export { englishBoard as board } from './board.ts';
export { english as catalogue } from './catalogue.ts';

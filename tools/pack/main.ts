/** Builds the packages for others to install: `npm run pack -- FOLDER`. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { packAll } from './pack.ts';

const [folder] = process.argv.slice(2);
if (folder === undefined) {
  console.error('Usage: npm run pack -- FOLDER, the folder for the packages.');
  process.exit(2);
}
mkdirSync(folder, { recursive: true });
for (const file of packAll(resolve(folder))) console.log(file);

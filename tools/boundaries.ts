import { fileURLToPath } from 'node:url';
import { crossingsIn } from './boundaries/crossing.ts';

const root = process.argv[2] ?? fileURLToPath(new URL('..', import.meta.url));
const { files, crossings } = crossingsIn(root);
for (const { file, line, why } of crossings) console.log(`${file}:${line} ${why}`);
console.log(`${files} files, ${crossings.length} imports cross a boundary`);
process.exitCode = crossings.length > 0 ? 1 : 0;

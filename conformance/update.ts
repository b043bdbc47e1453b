import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { counted, type Census } from './census.ts';
import { runPlaythrough } from './playthrough/playthrough.ts';

/** Rewrites the playthroughs and the census with the engine's current output; review the diff before committing it. */
function update(): void {
  const folder = new URL('playthroughs/', import.meta.url);
  for (const name of readdirSync(folder)) rewrite(new URL(name, folder), runPlaythrough);
  rewrite(new URL('census.json', import.meta.url), (text) => {
    const census: Census = JSON.parse(text);
    return formatCensus(counted(census));
  });
}

function rewrite(file: URL, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const formatCensus = (census: Census): string => `${JSON.stringify(census, null, 2)}\n`;

update();

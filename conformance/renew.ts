import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { counted, type Census } from './census.ts';
import { retell } from './retelling/retell.ts';

/** Writes what the engine says today into the playthroughs and the census; read the difference before keeping it. */
function renew(): void {
  const folder = new URL('playthroughs/', import.meta.url);
  for (const name of readdirSync(folder)) rewrite(new URL(name, folder), retell);
  rewrite(new URL('census.json', import.meta.url), (text) =>
    formatCensus(counted(JSON.parse(text) as Census)),
  );
}

function rewrite(file: URL, change: (text: string) => string): void {
  writeFileSync(file, change(readFileSync(file, 'utf8')));
}

const formatCensus = (census: Census): string => `${JSON.stringify(census, null, 2)}\n`;

renew();

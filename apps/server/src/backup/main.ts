/** Backs up or restores the folder of a server: `npm run backup -- FILE`, `npm run restore -- FILE`. */
import { resolve } from 'node:path';
import { settingsOf } from '../settings.ts';
import { backUp, restore } from './backup.ts';

/** Exit code if nothing was done. */
const EXIT_REFUSED = 2;

const [command, file] = process.argv.slice(2);
const settings = settingsOf(process.env);

if (file === undefined) refuse(`Usage: npm run ${command} -- FILE`);
else if ('error' in settings) refuse(settings.error);
else if ('url' in settings.store)
  refuse('DATABASE_URL is set: use pg_dump and pg_restore, as docs/hosting.md says.');
else await run(settings.store.folder, resolve(file));

async function run(folder: string, path: string): Promise<void> {
  const outcome = await (command === 'restore' ? restore : backUp)(folder, path);
  if ('error' in outcome) refuse(outcome.error);
  else console.log(`${outcome.tables} tables ${command === 'restore' ? 'from' : 'are in'} ${path}`);
}

function refuse(why: string): void {
  console.error(why);
  process.exitCode = EXIT_REFUSED;
}

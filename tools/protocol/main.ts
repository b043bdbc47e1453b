/** Writes the descriptions of the protocol for other languages and, with `--record`, new sample sessions. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asyncApi, protocolSchema } from './description.ts';
import { recordSessions } from './sample-sessions.ts';

const ROOT = join(import.meta.dirname, '../..');

const write = (path: string, content: object): void =>
  writeFileSync(join(ROOT, path), `${JSON.stringify(content, undefined, 2)}\n`);

write('packages/protocol/protocol.json', protocolSchema());
write('docs/asyncapi.json', asyncApi());
if (process.argv.includes('--record')) await recordSessions(join(ROOT, 'docs/examples/sessions'));

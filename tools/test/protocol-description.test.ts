import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { asyncApi, protocolSchema } from '../protocol/description.ts';

const ROOT = join(import.meta.dirname, '../..');
const textOf = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

type Line = { readonly client?: unknown; readonly server?: unknown };

const linesIn = (session: string): Line[] =>
  textOf(`docs/examples/sessions/${session}.jsonl`)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line));

const schemas = new Ajv2020({ strict: false }).addSchema(protocolSchema(), 'quando');
const isRequest = schemas.compile({ $ref: 'quando#/$defs/request' });
const isReply = schemas.compile({ $ref: 'quando#/$defs/reply' });

test('the descriptions of the protocol are those of its schemas (npm run protocol)', () => {
  expect(JSON.parse(textOf('packages/protocol/protocol.json'))).toEqual(protocolSchema());
  expect(JSON.parse(textOf('docs/asyncapi.json'))).toEqual(asyncApi());
});

test('every message of the AsyncAPI document has a definition', () => {
  const { $defs } = protocolSchema();
  const paths = textOf('docs/asyncapi.json').match(/protocol\.json#\/\$defs\/[\w-]+/g)!;
  expect(paths.length).toBeGreaterThan(25);
  for (const path of paths) expect($defs).toHaveProperty([path.split('/').at(-1)!]);
});

test.for(['events', 'actions'])(
  'the sample session with %s fits the schema and ends with the game',
  (session) => {
    const lines = linesIn(session);
    expect(lines.filter(({ client, server }) => !(client ? isRequest(client) : isReply(server)))).toEqual([]);
    expect(lines.at(-1)).toHaveProperty('server.stage', 'over');
  },
);

test('the schema refuses what the server refuses', () => {
  expect(isRequest({ type: 'act', id: 'a', after: 0, action: { type: 'draw', side: 'up' } })).toBe(true);
  expect(isRequest({ type: 'act', id: 'a', after: 0, action: { type: 'draw', side: 'left' } })).toBe(false);
  expect(isRequest({ type: 'act', id: 'a', after: -1, action: { type: 'knock' } })).toBe(false);
  expect(isRequest({ type: 'stand', id: 'a', seat: 1 })).toBe(false);
  expect(isRequest({ type: 'dance', id: 'a' })).toBe(false);
});

import { PROTOCOL_VERSION } from '@quando/protocol';
import * as messages from '@quando/protocol/messages';
import { toJsonSchemaDefs, type JsonSchema } from '@valibot/to-json-schema';
import * as v from 'valibot';

type Message = v.GenericSchema & { readonly entries: { readonly type: { readonly literal: string } } };

const { request, reply, ...parts } = messages;
const REQUESTS = definitionsOf('request', request.options);
const REPLIES = definitionsOf('reply', reply.options);

/** The messages between a client and an online table as JSON Schema, each as a definition such as `request-hello`. */
export function protocolSchema(): { readonly $defs: Readonly<Record<string, JsonSchema>> } {
  const head = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    title: `The messages of Quando, protocol version ${PROTOCOL_VERSION}`,
  };
  return {
    ...head,
    $defs: {
      request: anyOf(REQUESTS),
      reply: anyOf(REPLIES),
      ...toJsonSchemaDefs(
        { ...parts, ...REQUESTS, ...REPLIES },
        // The server tidies names up before it checks them, which a schema cannot express.
        { target: 'draft-2020-12', typeMode: 'input', errorMode: 'ignore' },
      ),
    },
  };
}

/** The socket of a table as an AsyncAPI document. */
export const asyncApi = (): object => ({
  asyncapi: '3.0.0',
  info: {
    title: 'Quando',
    version: String(PROTOCOL_VERSION),
    description: 'The socket of an online table. What the messages mean is described in protocol.md.',
    license: { name: 'MIT' },
  },
  channels: {
    table: {
      address: '/api/tables/{table}/socket',
      description: 'One JSON object per text frame; the first message of a client is `hello`.',
      parameters: { table: { description: 'The last part of the link of a table.' } },
      messages: Object.fromEntries([...namesOf(REQUESTS), ...namesOf(REPLIES)].map(messageOf)),
    },
  },
  operations: {
    request: { action: 'receive', channel: CHANNEL, messages: namesOf(REQUESTS).map(referTo) },
    reply: { action: 'send', channel: CHANNEL, messages: namesOf(REPLIES).map(referTo) },
  },
});

const CHANNEL = { $ref: '#/channels/table' };

/** Messages by the names of their definitions; those of the same type share one. */
function definitionsOf(kind: string, options: readonly Message[]): Record<string, v.GenericSchema> {
  const definitions: Record<string, v.GenericSchema> = {};
  for (const message of options) {
    const name = `${kind}-${message.entries.type.literal}`;
    const alike = definitions[name];
    definitions[name] = alike ? v.union([alike, message]) : message;
  }
  return definitions;
}

const anyOf = (definitions: Readonly<Record<string, v.GenericSchema>>): JsonSchema => ({
  anyOf: Object.keys(definitions).map((name) => ({ $ref: `#/$defs/${name}` })),
});

const namesOf = (definitions: object): string[] => Object.keys(definitions);

const messageOf = (name: string): [string, object] => [
  name,
  { payload: { $ref: `../packages/protocol/protocol.json#/$defs/${name}` } },
];

const referTo = (name: string): object => ({ $ref: `#/channels/table/messages/${name}` });

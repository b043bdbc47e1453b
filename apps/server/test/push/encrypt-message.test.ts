import { expect, test } from 'vitest';
import { areMessageKeys, encryptMessage } from '../../src/push/encrypt-message.ts';

/** The example in appendix A of RFC 8291. */
const EXAMPLE = {
  text: 'When I grow up, I want to be a watermelon',
  keys: {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  },
  salt: 'DGv6ra1nlYgDCS1FRnbzlw',
  privateKey: 'yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw',
  body:
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl' +
    '7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
};

const decoded = (text: string): Buffer => Buffer.from(text, 'base64url');

test('the example of RFC 8291 is encrypted to the same bytes', () => {
  const { text, keys, salt, privateKey, body } = EXAMPLE;
  const seed = { salt: decoded(salt), privateKey: decoded(privateKey) };
  expect(encryptMessage(text, keys, seed, 0).toString('base64url')).toBe(body);
});

test('all messages have the same length, and no two are the same', () => {
  const { keys } = EXAMPLE;
  const messages = ['', 'a', JSON.stringify({ kind: 'invitation', table: 'x'.repeat(16) })].map((text) =>
    encryptMessage(text, keys),
  );
  expect(new Set(messages.map(({ length }) => length)).size).toBe(1);
  expect(encryptMessage('a', keys).equals(encryptMessage('a', keys))).toBe(false);
});

test.for([
  ['a point that is not on the curve', { p256dh: `B${'A'.repeat(86)}` }],
  ['a short public key', { p256dh: EXAMPLE.keys.p256dh.slice(0, 40) }],
  ['a short secret', { auth: 'BTBZMqHH6r4' }],
] as const)('%s cannot encrypt a message', ([, change]) => {
  expect(areMessageKeys(EXAMPLE.keys)).toBe(true);
  expect(areMessageKeys({ ...EXAMPLE.keys, ...change })).toBe(false);
});

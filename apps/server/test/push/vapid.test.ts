import { expect, test } from 'vitest';
import { isSignedBy } from '../../../../tools/e2e/push-service.ts';
import { freshVapidKeys, vapidHeader } from '../../src/push/vapid.ts';

/** The header of the example in section 2.4 of RFC 8292. */
const EXAMPLE =
  'vapid t=eyJ0eXAiOiJKV1QiLCJhbGciOiJFUzI1NiJ9.eyJhdWQiOiJodHRwczovL3B1c2guZXhhbXBsZS5uZXQiLCJleHAiOjE0NTM1MjM3NjgsIn' +
  'N1YiI6Im1haWx0bzpwdXNoQGV4YW1wbGUuY29tIn0.i3CYb7t4xfxCDquptFOepC9GAu_HLGkMlMuCGSK2rpiUfnK9ojFwDXb1JrErtmysazNjjvW2L9' +
  'OkSSHzvoD1oA, k=BA1Hxzyi1RUM1b5wjxsn7nGxAszw2u61m164i3MrAIxHF6YK5h4SDYic-dRuU_RCPCfA5aq9ojSwk5Y2EmClBPs';

/** The signed part of a header, and whether its key has signed it. */
function checked(header: string): readonly [content: string, isSigned: boolean] {
  const [, content = '', signature = '', key = ''] =
    /^vapid t=(.+)\.([\w-]+), k=([\w-]+)$/.exec(header) ?? [];
  return [content, isSignedBy(key, content, signature)];
}

test('the token has the form of the example of RFC 8292, and its key has signed it', () => {
  const claims = {
    audience: 'https://push.example.net',
    expires: 1453523768,
    contact: 'mailto:push@example.com',
  };
  const [content, isSigned] = checked(EXAMPLE);
  expect(isSigned).toBe(true);
  const keys = freshVapidKeys();
  const header = vapidHeader(keys, claims);
  expect(checked(header)).toEqual([content, true]);
  expect(header).toMatch(new RegExp(`, k=${keys.publicKey}$`));
});

test('keys have the lengths of the curve, however many zeros they begin with', () => {
  for (let i = 0; i < 300; i += 1) {
    const { publicKey, privateKey } = freshVapidKeys();
    expect([publicKey.length, privateKey.length]).toEqual([87, 43]);
  }
});

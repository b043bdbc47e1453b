import { loadOnlineWords, languages } from '@quando/text';
import { CAST } from '@quando/bots/cast';
import { describe, expect, it } from 'vitest';
import { isDecentName } from '../../src/public/name-filter.ts';

describe('names at public tables', () => {
  it.each([
    'Anna',
    'Ignazio',
    'Yoshitaka',
    'Nigeria',
    'Dickens',
    'Cassandra',
    'As',
    'Jude',
    'Ágnes',
    'Öztürk',
    'Ζωή',
  ])('are decent: %s', (name) => expect(isDecentName(name)).toBe(true));
  it.each([
    'fuck',
    'FuuuCK',
    'f.u_c k',
    'sh1t',
    '$h!t',
    'аrsсhlосh',
    'Arschl0ch99',
    'Ficken',
    'hurensöhn',
    'put4in',
    'enculé',
    'ＣＡＺＺＯ',
    'kl00tzak',
    'g1lip0llas',
    'a s s',
    'xx hitler xx',
  ])('are refused, however they are written: %s', (name) => expect(isDecentName(name)).toBe(false));
  it.each(['call 0170 123456', 'me@mail.example.com', 'insta.gg', 'www.example'])(
    'do not say where to find somebody: %s',
    (name) => expect(isDecentName(name)).toBe(false),
  );
  it('that the app suggests are decent, and so are those of the bots', async () => {
    const guests = await Promise.all(
      languages.map(async (language) => (await loadOnlineWords(language)).me.guests),
    );
    const names = [...guests.flat(), ...CAST.map(({ name }) => name)];
    expect(names.filter((name) => !isDecentName(name))).toEqual([]);
  });
});

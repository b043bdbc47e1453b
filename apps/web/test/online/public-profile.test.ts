import { AVATARS } from '@quando/protocol';
import { languages, loadOnlineWords } from '@quando/text';
import { describe, expect, test } from 'vitest';
import { profileContextAt, publicProfileOf, noTable } from '../../src/online/public-profile.ts';
import type { Profile } from '../../src/online/profile.ts';
import { statusWith, FREE, person } from './statuses.ts';

const GUESTS = ['Fox', 'Owl', 'Hare', 'Lynx', 'Whale', 'Otter'];
const nobody: Profile = { name: '', avatar: 'any', defaultSeed: 0 };

describe('somebody who sits down', () => {
  test('is called what they said, and looks as they chose', () => {
    const ana: Profile = { name: ' Ana\u200b ', avatar: 'cloud', defaultSeed: 3 };
    expect(publicProfileOf(ana, noTable(GUESTS))).toEqual({ name: 'Ana', avatar: 'cloud' });
  });

  test('and has said nothing that can be seen goes by what its seed says', () => {
    const shown = publicProfileOf({ ...nobody, name: '\u3164', defaultSeed: 13 }, noTable(GUESTS));
    expect(shown).toEqual({ name: GUESTS[1], avatar: AVATARS[1] });
  });

  test('is like nobody else at the table', () => {
    const taken = person('Fox');
    const status = statusWith({ seats: [taken, FREE, person('Owl')] });
    const shown = publicProfileOf(nobody, profileContextAt(status, 'none', GUESTS));
    expect(shown).toEqual({ name: 'Hare', avatar: AVATARS[1] });
  });

  test('stays who they are here when the others go', () => {
    const status = statusWith({ seats: [FREE, person('Hare'), FREE] });
    expect(publicProfileOf(nobody, profileContextAt(status, 1, GUESTS))).toEqual({
      name: 'Hare',
      avatar: 'round',
    });
  });
});

test.each(languages)(
  'there are names for a whole table of guests, each of one word, in %s',
  async (language) => {
    const { guests } = (await loadOnlineWords(language)).me;
    expect(new Set(guests).size).toBeGreaterThanOrEqual(6);
    expect(guests.filter((name) => !/^\p{Lu}\p{Ll}+$/u.test(name))).toEqual([]);
  },
);

import { seededRandom } from '@quando/rules';
import { describe, expect, it } from 'vitest';
import { groupsOf } from '../../src/sheet/group.ts';
import { parseSheet } from '../../src/sheet/sheet-schemas.ts';
import {
  draftFor,
  firstDraft,
  hasTwins,
  isTarget,
  movedUp,
  sheetOf,
  targetsFor,
  withKnown,
  withName,
  withNextAvatar,
  without,
  withPlayer,
  type SheetDraft,
} from '../../src/sheet/sheet-draft.ts';
import { namesOf } from '../../src/sheet/sheet.ts';
import * as sheets from './sheets.ts';

const list = (names: readonly string[]): string => names.join(' & ');

const begun = (draft: SheetDraft, seed = 'a'): ReturnType<typeof sheetOf> =>
  sheetOf(draft, {
    id: 'an-id-of-a-test',
    now: 5_000,
    random: seededRandom(seed),
    nameless: (place) => `Player ${place}`,
    list,
  });

describe('a new sheet', () => {
  it('names players without a name by their seat, and the group by its players', () => {
    const sheet = begun(withName(firstDraft(), 1, ' Mila '));
    expect(namesOf(sheet)).toEqual(['Player 1', 'Mila', 'Player 3']);
    expect(sheet.group).toBe('Player 1 & Mila & Player 3');
    expect(parseSheet(sheet)).toEqual(sheet);
  });

  it('has the target that two people usually have as soon as they are two', () => {
    const two = without(firstDraft(), 2);
    expect([firstDraft().target, two.target, withPlayer(two, '').target]).toEqual([50, 40, 50]);
    expect(without({ ...firstDraft(), target: 77 }, 0).target).toBe(77);
    expect(targetsFor(2)).toContain(40);
    expect([0, 1, 999, 1000, 2.5, Number.NaN].map(isTarget)).toEqual([
      false,
      true,
      true,
      false,
      false,
      false,
    ]);
  });

  it('[3] draws the first dealer by lot unless somebody was named', () => {
    const drawn = Array.from({ length: 60 }, (_, seed) => begun(firstDraft(), `seed ${seed}`).firstDealer);
    expect(new Set(drawn)).toEqual(new Set([0, 1, 2]));
    expect(begun({ ...firstDraft(), firstDealer: 2 }).firstDealer).toBe(2);
  });

  it('draws the dealer again when people change places', () => {
    const draft = { ...withName(firstDraft(), 0, 'Oma'), firstDealer: 0 };
    expect(movedUp(draft, 1)).toMatchObject({
      firstDealer: 'random',
      players: [{ name: '' }, { name: 'Oma' }, {}],
    });
  });

  it('takes the same people as last time, and remembers their own name for themselves', () => {
    const named = draftFor(groupsOf([sheets.sheetOf(3, { target: 33 })])[0]!, list);
    expect(named).toMatchObject({ group: 'Family', target: 33 });
    const nameless = draftFor(groupsOf([begun(firstDraft())])[0]!, list);
    expect(nameless.group).toBe('');
  });

  it('seats people it knows on the first free place', () => {
    const ruth = { name: 'Ruth', avatar: 'cloud' } as const;
    expect(withKnown(firstDraft(), ruth).players[0]).toEqual(ruth);
    const full = draftFor(groupsOf([sheets.sheetOf(3)])[0]!, list);
    expect(withKnown(full, ruth).players[3]).toEqual(ruth);
  });

  it('notices two people of one name, and gives everybody another avatar', () => {
    const twins = withName(withName(firstDraft(), 0, 'Oma'), 2, ' oma');
    expect(hasTwins(twins)).toBe(true);
    expect(hasTwins(firstDraft())).toBe(false);
    const faces = firstDraft().players.map(({ avatar }) => avatar);
    expect(new Set(faces).size).toBe(3);
    expect(withNextAvatar(firstDraft(), 0).players[0]!.avatar).not.toBe(faces[0]);
  });
});

import { parseSetup, type Setup } from '@quando/protocol';
import { assert, constantFrom, array, property, nat } from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  firstTable,
  hasRoom,
  hasTwins,
  mayLeave,
  ready,
  targetsFor,
  withAvatar,
  withBot,
  withLevel,
  withName,
  without,
  withPerson,
} from '../../src/screens/setup/table-draft.ts';

const nameless = (place: number): string => `Player ${place}`;

const namesOf = ({ sitters }: Setup): string[] => sitters.map(({ name }) => name);

describe('the first table', () => {
  it('has two opponents of medium strength', () => {
    const { sitters, target } = firstTable('bots', nameless);
    expect(sitters.map((sitter) => (sitter.kind === 'bot' ? sitter.level : 'person'))).toEqual([
      'person',
      'casual',
      'casual',
    ]);
    expect(target).toBe(50);
  });

  it('has two people where the device goes round', () => {
    const { sitters, target } = firstTable('pass', nameless);
    expect(sitters.map(({ kind }) => kind)).toEqual(['person', 'person']);
    expect(target).toBe(40);
  });
});

describe('a table that is being set up', () => {
  const table = firstTable('bots', nameless);

  it('gives everyone a name and an avatar of their own', () => {
    const six = withBot(withBot(withBot(table, 'casual'), 'casual'), 'strong');
    expect(new Set(namesOf(six)).size).toBe(6);
    expect(new Set(six.sitters.map(({ avatar }) => avatar)).size).toBe(6);
    expect(hasRoom(six)).toBe(false);
  });

  it('seats another character where the level changes, but keeps a name that somebody chose', () => {
    const sharp = withLevel(table, 1, 'sharp');
    expect(sharp.sitters[1]).toMatchObject({ level: 'sharp', name: 'Ruth' });
    const named = withLevel(withName(table, 1, 'Robot'), 1, 'strong');
    expect(named.sitters[1]).toMatchObject({ level: 'strong', name: 'Robot' });
  });

  it('changes one seat and no other', () => {
    const changed = withAvatar(table, 2, 'cloud');
    expect(changed.sitters[2]!.avatar).toBe('cloud');
    expect(changed.sitters.slice(0, 2)).toEqual(table.sitters.slice(0, 2));
  });

  it('lets nobody leave who is needed', () => {
    expect([0, 1, 2].map((seat) => mayLeave(table, seat, 'bots'))).toEqual([false, true, true]);
    expect([0, 1].map((seat) => mayLeave(without(table, 2), seat, 'bots'))).toEqual([false, false]);
    const people = withBot(firstTable('pass', nameless), 'casual');
    expect([0, 1, 2].map((seat) => mayLeave(people, seat, 'pass'))).toEqual([false, false, true]);
    expect(mayLeave(withPerson(people, nameless), 0, 'pass')).toBe(true);
  });

  it('offers 40 to two and only to two', () => {
    expect(targetsFor(2)).toContain(40);
    expect([3, 4, 5, 6].some((players) => targetsFor(players).includes(40))).toBe(false);
    const grown = withBot({ ...without(table, 2), target: 40 }, 'casual');
    expect(ready(grown, nameless).target).toBe(50);
    expect(ready(without(grown, 2), nameless).target).toBe(40);
  });

  it('has the usual target for its number of players until somebody chooses another one', () => {
    expect([without(table, 2), table, withBot(table, 'casual')].map(({ target }) => target)).toEqual([
      40, 50, 50,
    ]);
    expect(without({ ...table, target: 100 }, 2).target).toBe(100);
  });

  it('calls the nameless by their place', () => {
    expect(namesOf(ready(withName(table, 1, '  '), nameless))).toEqual(['Player 1', 'Player 2', 'Mila']);
  });

  it('notices two with the same name', () => {
    expect(hasTwins(table)).toBe(false);
    expect(hasTwins(withName(table, 1, ' MILA'))).toBe(true);
  });

  it('can always be played at', () => {
    const steps = constantFrom(
      (setup: Setup) => (hasRoom(setup) ? withBot(setup, 'strong') : setup),
      (setup: Setup) => (hasRoom(setup) ? withPerson(setup, nameless) : setup),
      (setup: Setup) => (mayLeave(setup, 1, 'pass') ? without(setup, 1) : setup),
      (setup: Setup) => withName(setup, 0, 'x'.repeat(99)),
      (setup: Setup) => withName(setup, 1, ''),
      (setup: Setup) => withLevel(setup, 1, 'beginner'),
      (setup: Setup) => ({ ...setup, target: 40 }),
    );
    assert(
      property(array(steps), nat(1), (chosen, mode) => {
        const first = firstTable(mode === 0 ? 'bots' : 'pass', nameless);
        const setup = ready(
          chosen.reduce((draft, step) => step(draft), first),
          nameless,
        );
        expect(parseSetup(setup)).toEqual(setup);
      }),
    );
  });
});

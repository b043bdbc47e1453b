import { describe, expect, test } from 'vitest';
import { calendarFile, type Meeting } from '../../src/online/calendar-file.ts';
import { dayText, momentOf, nextSunday } from '../../src/online/meeting-time.ts';

const MEETING: Meeting = {
  table: 'AbCdEfGhIjKlMnOp',
  link: 'https://quando.example.org/t/AbCdEfGhIjKlMnOp',
  start: Date.UTC(2026, 10, 22, 17, 0),
  title: 'Quando',
  text: 'Come and play',
  now: Date.UTC(2026, 10, 17, 9, 30, 5),
};

/** A calendar as a reader unfolds and splits it. */
const propertiesOf = (file: string): Map<string, string> =>
  new Map(
    file
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .filter((line) => line !== '')
      .map((line): [string, string] => [line.slice(0, line.indexOf(':')), line.slice(line.indexOf(':') + 1)]),
  );

/** An escaped text as a reader understands it. */
const readText = (text = ''): string =>
  text.replaceAll(/\\(.)/g, (_, character: string) => (character === 'n' ? '\n' : character));

describe('a calendar file', () => {
  test('has everything that RFC 5545 asks for', () => {
    const file = calendarFile(MEETING);
    expect(file.split('\r\n').slice(0, 5)).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Quando//Quando//EN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
    ]);
    expect(file.endsWith('END:VEVENT\r\nEND:VCALENDAR\r\n')).toBe(true);
    const properties = propertiesOf(file);
    expect(Object.fromEntries(properties)).toMatchObject({
      UID: 'AbCdEfGhIjKlMnOp@quando',
      DTSTAMP: '20261117T093005Z',
      DTSTART: '20261122T170000Z',
      DTEND: '20261122T180000Z',
      URL: MEETING.link,
    });
    expect(readText(properties.get('DESCRIPTION'))).toBe(`Come and play\n${MEETING.link}`);
  });

  test('a later file for the same table replaces the meeting', () => {
    const [first, second] = [0, 2 * 60 * 1000].map((later) =>
      propertiesOf(calendarFile({ ...MEETING, now: MEETING.now + later })),
    );
    expect(second?.get('UID')).toBe(first?.get('UID'));
    expect(Number(second?.get('SEQUENCE'))).toBeGreaterThan(Number(first?.get('SEQUENCE')));
  });

  test.for([
    'one; two, three\\four',
    'a line\nand another\r\nand a third\rand a last',
    String.raw`\n is not a line end, nor is \\n`,
    '“Quando” à la carte: 日曜日 18:00 🃏',
    '',
  ])('the text %j comes back as it was', (title) => {
    const properties = propertiesOf(calendarFile({ ...MEETING, title }));
    expect(readText(properties.get('SUMMARY'))).toBe(title.replaceAll(/\r\n|\r/g, '\n'));
    expect([...properties.keys()]).toHaveLength(propertiesOf(calendarFile(MEETING)).size);
  });

  test('no text can add a line of its own', () => {
    const title = 'x\r\nBEGIN:VALARM\r\nACTION:PROCEDURE\u0000\u0007';
    const file = calendarFile({ ...MEETING, title, text: title });
    expect(file.match(/^BEGIN:VALARM/m)).toBeNull();
    // Control characters other than line ends never appear.
    expect(/[^\P{Cc}\r\n]/u.test(file)).toBe(false);
  });

  test.for(['x', 'é', '日', '🃏', '👩‍👩‍👧'])(
    'lines of %s have 75 bytes at most, and characters stay whole',
    (character) => {
      for (let length = 50; length < 90; length += 1) {
        const title = character.repeat(length);
        const file = calendarFile({ ...MEETING, title });
        const sizes = file.split('\r\n').map((line) => Buffer.byteLength(line));
        expect(Math.max(...sizes)).toBeLessThanOrEqual(75);
        expect(file).not.toContain('\uFFFD');
        expect(propertiesOf(file).get('SUMMARY')).toBe(title);
      }
    },
  );
});

describe('the time of a meeting', () => {
  test('is next Sunday at six, also on a Sunday and over the end of a year', () => {
    expect(nextSunday(new Date(2026, 10, 17, 12))).toEqual({ day: '2026-11-22', time: '18:00' });
    expect(nextSunday(new Date(2026, 10, 22, 12))).toEqual({ day: '2026-11-29', time: '18:00' });
    expect(nextSunday(new Date(2026, 11, 30, 23, 59))).toEqual({ day: '2027-01-03', time: '18:00' });
  });

  test('is a moment of the device’s own zone, on both sides of a change to summer time', () => {
    for (const day of ['2026-03-28', '2026-03-29', '2026-10-25', '2026-11-22']) {
      const moment = momentOf({ day, time: '18:00' })!;
      const local = new Date(moment);
      expect([dayText(local), local.getHours(), local.getMinutes()]).toEqual([day, 18, 0]);
    }
  });

  test.for([
    { day: '', time: '18:00' },
    { day: '2026-11-22', time: '' },
    { day: '2026-02-30', time: '18:00' },
    { day: '22.11.2026', time: '18:00' },
  ])('%o is none', (wrong) => {
    expect(momentOf(wrong)).toBeUndefined();
  });
});

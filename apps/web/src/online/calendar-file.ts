/** A meeting at a table. */
export type Meeting = {
  readonly table: string;
  /** The address of the table. */
  readonly link: string;
  /** When it begins, in milliseconds since 1970. */
  readonly start: number;
  readonly title: string;
  readonly text: string;
  /** When the file is made. */
  readonly now: number;
};

const HOUR = 60 * 60 * 1000;

/** The longest line in bytes, without its end. */
const LONGEST_LINE = 75;

/**
 * A meeting as a calendar file (RFC 5545). Times are in UTC, so that every calendar shows them in its own zone, whatever
 * zones it knows; a later file for the same table replaces the meeting.
 */
export function calendarFile({ table, link, start, title, text, now }: Meeting): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Quando//Quando//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${table}@quando`,
    `SEQUENCE:${Math.floor(now / 1000 / 60) % 2 ** 31}`,
    `DTSTAMP:${stamp(now)}`,
    `DTSTART:${stamp(start)}`,
    `DTEND:${stamp(start + HOUR)}`,
    `SUMMARY:${escaped(title)}`,
    `DESCRIPTION:${escaped(`${text}\n${link}`)}`,
    `LOCATION:${escaped(link)}`,
    `URL:${link}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

/** Such as 20261122T170000Z. */
const stamp = (time: number): string => `${new Date(time).toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`;

/** Text as a calendar reads it; control characters are not allowed in one. */
const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (character) => `\\${character}`)
    .replace(/\r\n|\r|\n/g, String.raw`\n`)
    .replace(/\p{Cc}/gu, '');

/** A long line goes on after a line break and a space, which is part of the next one's length; characters stay whole. */
function folded(line: string): string {
  const encoder = new TextEncoder();
  let length = 0;
  let result = '';
  for (const character of line) {
    const bytes = encoder.encode(character).length;
    const isFull = length + bytes > LONGEST_LINE;
    result += isFull ? `\r\n ${character}` : character;
    length = isFull ? 1 + bytes : length + bytes;
  }
  return result;
}

const DAY = 86_400_000;

/** The UTC date of a moment: 2026-11-15. A day of eight rounds is a UTC day, the same moment everywhere. */
export const dayOf = (now: number): string => new Date(now).toISOString().slice(0, 10);

/** The date so many days later. */
export const dayAfter = (day: string, days = 1): string => dayOf(Date.parse(day) + days * DAY);

/** Whether a text is a date that exists. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text;

/** From 0 for Monday to 6 for Sunday. */
const weekdayOf = (day: string): number => (new Date(day).getUTCDay() + 6) % 7;

/** The week of a date by ISO 8601, which begins on Monday: 2026-W46. */
export function weekOf(day: string): string {
  const thursday = dayAfter(day, 3 - weekdayOf(day));
  const year = thursday.slice(0, 4);
  const days = (Date.parse(thursday) - Date.parse(`${year}-01-01`)) / DAY;
  return `${year}-W${String(1 + Math.floor(days / 7)).padStart(2, '0')}`;
}

/** The Monday of a week. */
export function mondayOf(week: string): string {
  const [year, number] = week.split('-W');
  // The 4th of January is always in the first week.
  const fourth = `${year}-01-04`;
  return dayAfter(fourth, 7 * (Number(number) - 1) - weekdayOf(fourth));
}

/** Whether a text is a week that exists. */
export const isWeek = (text: string): boolean => {
  const [, number = ''] = /^\d{4}-W(\d{2})$/.exec(text) ?? [];
  return number !== '' && number !== '00' && weekOf(mondayOf(text)) === text;
};

/** Milliseconds until the next UTC day begins. */
export const untilNextDay = (now: number): number => Date.parse(dayAfter(dayOf(now))) - now;

/** The weeks of a month such as 2026-11, each from Monday to Sunday; undefined for days of other months. */
export function weeksOfMonth(month: string): readonly (readonly (string | undefined)[])[] {
  const first = `${month}-01`;
  const monday = dayAfter(first, -weekdayOf(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, i) => dayAfter(monday, 7 * week + i)).map((day) =>
      day.startsWith(month) ? day : undefined,
    ),
  );
  return weeks.filter((week) => week.some((day) => day !== undefined));
}

/** The month so many months later. */
export function monthAfter(month: string, months = 1): string {
  const date = new Date(`${month}-01`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

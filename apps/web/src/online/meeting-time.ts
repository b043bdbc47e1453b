/** A day and a time as form fields hold them, such as 2026-11-22 and 18:00. */
export type MeetingTime = { readonly day: string; readonly time: string };

const SUNDAY = 0;
const DAYS = 7;

/** The next Sunday at six in the evening, by the device's own time. */
export function nextSunday(now: Date): MeetingTime {
  const ahead = (SUNDAY - now.getDay() + DAYS) % DAYS || DAYS;
  const day = new Date(now.getFullYear(), now.getMonth(), now.getDate() + ahead);
  return { day: dayText(day), time: '18:00' };
}

/** The moment of a day and a time in the device's zone, in milliseconds since 1970; undefined if they make none. */
export function momentOf({ day, time }: MeetingTime): number | undefined {
  const [, year, month, date] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(day) ?? [];
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(time) ?? [];
  if (year === undefined || hours === undefined) return undefined;
  const moment = new Date(Number(year), Number(month) - 1, Number(date), Number(hours), Number(minutes));
  return dayText(moment) === day ? moment.getTime() : undefined;
}

/** The day of a date in the device's zone. */
export const dayText = (date: Date): string =>
  [date.getFullYear(), date.getMonth() + 1, date.getDate()]
    .map((part) => String(part).padStart(2, '0'))
    .join('-');

import { dayAfter, mondayOf } from '@quando/season';

type DateStyle = 'long' | 'day' | 'month' | 'weekday' | 'short';

const STYLES: Readonly<Record<DateStyle, Intl.DateTimeFormatOptions>> = {
  long: { weekday: 'long', day: 'numeric', month: 'long' },
  day: { day: 'numeric', month: 'long' },
  month: { month: 'long', year: 'numeric' },
  weekday: { weekday: 'short' },
  short: { day: 'numeric', month: 'short' },
};

/** A date in words; English as in Europe, the day before the month. */
export const dateIn = (language: string, day: string, style: DateStyle): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    ...STYLES[style],
    timeZone: 'UTC',
  }).format(Date.parse(day));

/** A week by its first and last day. */
export const weekIn = (language: string, week: string): string => {
  const monday = mondayOf(week);
  return `${dateIn(language, monday, 'short')} – ${dateIn(language, dayAfter(monday, 6), 'short')}`;
};

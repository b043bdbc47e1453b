/** Signs drawn with one stroke width on a grid of 24 x 24. */
export const SIGNS = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  sound: 'M4 10v4h4l5 4V6l-5 4ZM17 9a4.5 4.5 0 0 1 0 6M19.5 6.5a8 8 0 0 1 0 11',
  mute: 'M4 10v4h4l5 4V6l-5 4ZM17 9.5l5 5M22 9.5l-5 5',
  turn: 'M6 10a6.5 6.5 0 0 1 12-1M18 5v4h-4M18 14a6.5 6.5 0 0 1-12 1M6 19v-4h4',
  back: 'M14 5l-7 7 7 7',
  on: 'M10 5l7 7-7 7',
  close: 'M6 6l12 12M18 6 6 18',
  plus: 'M12 5v14M5 12h14',
  minus: 'M5 12h14',
  tick: 'm5 12.5 4.5 4.5L19 7',
  help: 'M9 9a3 3 0 1 1 4.2 2.8c-.8.4-1.2 1-1.2 2.2M12 17.5v.1',
  globe: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18ZM3 12h18M12 3c5 6 5 12 0 18M12 3c-5 6-5 12 0 18',
  moon: 'M20 14.5A8 8 0 1 1 9.5 4 6.5 6.5 0 0 0 20 14.5Z',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 2.5v2M12 19.5v2M2.5 12h2M19.5 12h2M5.3 5.3l1.4 1.4M17.3 17.3l1.4 1.4M18.7 5.3l-1.4 1.4M6.7 17.3l-1.4 1.4',
  bulb: 'M12 4a7 7 0 0 0-4 12.7V19h8v-2.3A7 7 0 0 0 12 4ZM9.5 22h5',
  book: 'M12 6C10 4.6 7.5 4 4 4v14c3.5 0 6 .6 8 2 2-1.4 4.5-2 8-2V4c-3.5 0-6 .6-8 2ZM12 6v14',
  sliders: 'M4 7h9M17 7h3M4 17h3M11 17h9M15 4.5v5M9 14.5v5',
  undo: 'M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-4',
  erase: 'M9 5h11v14H9l-6-7ZM12 9.5l5 5M17 9.5l-5 5',
  sheet: 'M6 3h12v18l-3-2-3 2-3-2-3 2ZM9.5 8h5M9.5 12h5',
  knock: 'M9 12a3 3 0 1 0 6 0 3 3 0 0 0-6 0M5 7a7.5 7.5 0 0 0 0 10M19 7a7.5 7.5 0 0 1 0 10',
  bars: 'M5 20v-6M12 20V10M19 20V4',
  day: 'M4 6.5h16V20H4ZM4 11h16M8.5 3.5v4M15.5 3.5v4',
  skip: 'M5 5l7 7-7 7M13 5l7 7-7 7',
} as const;

export type SignName = keyof typeof SIGNS;

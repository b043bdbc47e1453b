import type { Language } from '@quando/text';

/** A share as a number of games in 100. */
export const inHundred = (share: number): number => Math.round(share * 100);

/** "− 5", "+ 19", "0": a change in games of 100, with a sign that is wide enough to be seen. */
export const signed = (share: number): string => signedGames(inHundred(share));

/** The same for what is counted in games already. */
export const signedGames = (games: number): string => (games === 0 ? '0' : withSign(games));

/** "− 5", "+ 0": a part of a sum, in games of 100. */
export const withSign = (games: number): string => `${games < 0 ? '−' : '+'} ${Math.abs(games)}`;

/** The error of something, in games of 100; never said to be less than 1. */
export const errorIn = (error: number): string => String(Math.max(1, inHundred(error)));

/** With one decimal, as the language writes it. */
export const tenths = (share: number, language: Language): string =>
  new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(share * 100);

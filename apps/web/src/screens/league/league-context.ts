import type { LeagueWords } from '@quando/text';
import { createContext } from 'svelte';

/** What every part of the screens of leagues needs besides the app's context. */
export type LeagueContext = { readonly words: LeagueWords };

export const [leagueContext, setLeagueContext] = createContext<LeagueContext>();

import type { OnlineWords } from '@quando/text';
import { createContext } from 'svelte';

/** The texts of online tables in the current language. */
export type OnlineContext = { readonly words: OnlineWords };

export const [onlineContext, setOnlineContext] = createContext<OnlineContext>();

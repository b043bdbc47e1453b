import type { OnlineWords } from '@quando/text';
import { createContext } from 'svelte';

/** What is said around online tables, in the present language. */
export type OnlineContext = { readonly words: OnlineWords };

export const [onlineContext, setOnlineContext] = createContext<OnlineContext>();

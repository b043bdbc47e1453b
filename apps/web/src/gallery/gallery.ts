import { languages, loadBoardWords, loadText } from '@quando/text';
import { mount, unmount } from 'svelte';
import Gallery from './Gallery.svelte';

let shown: ReturnType<typeof mount> | undefined;

/** Shows every component of the board with fixed views, for development and tests; an address can be shown without loading. */
async function open(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const language = languages.find((known) => known === query.get('language')) ?? 'en';
  const page = document.documentElement;
  page.dataset['theme'] = query.get('theme') ?? 'day';
  page.lang = language;
  const [text, words] = await Promise.all([loadText(language), loadBoardWords(language)]);
  if (shown) await unmount(shown);
  shown = mount(Gallery, { target: document.querySelector('#app')!, props: { query, text, words } });
  page.dataset['shown'] = location.search;
}

addEventListener('popstate', () => void open());
void open();

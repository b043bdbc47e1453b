import { languages, loadBoardWords, loadText } from '@quando/text';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

/** Shows every component of the board with fixed views, for development and tests. */
async function open(): Promise<void> {
  const query = new URLSearchParams(location.search);
  const language = languages.find((known) => known === query.get('language')) ?? 'en';
  document.documentElement.dataset['theme'] = query.get('theme') ?? 'day';
  document.documentElement.lang = language;
  const [text, words] = await Promise.all([loadText(language), loadBoardWords(language)]);
  mount(Gallery, { target: document.querySelector('#app')!, props: { query, text, words } });
}

void open();

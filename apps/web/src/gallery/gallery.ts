import { languages, loadBoardWords, loadText } from '@quando/text';
import { mount } from 'svelte';
import Gallery from './Gallery.svelte';

/** Every component of the board from literal views: for looking, for pictures, and for tests. */
async function open(): Promise<void> {
  const wishes = new URLSearchParams(location.search);
  const language = languages.find((known) => known === wishes.get('language')) ?? 'en';
  document.documentElement.dataset['theme'] = wishes.get('theme') ?? 'day';
  document.documentElement.lang = language;
  const [text, words] = await Promise.all([loadText(language), loadBoardWords(language)]);
  mount(Gallery, { target: document.querySelector('#app')!, props: { wishes, text, words } });
}

void open();

import { describe, expect, it } from 'vitest';
import { filledPage, type StartPage } from '../build/start-pages.ts';

const PAGE = [
  '<html lang="en">',
  '<meta name="description" content="A game." />',
  '<title>Quando</title>',
  '<div id="app"></div>',
].join('');

const START: StartPage = {
  head: '<!--1--><title>Quando, das Spiel</title>',
  body: '<main><i class="card" style="--w: 100px;"></i>$1</main>',
  words: { description: 'Ein Spiel.', needsScript: 'Ohne Skript geht nichts.' },
};

describe('the start page of a language', () => {
  it('is the built page with its words and what the app renders, without inline styles', () => {
    expect(filledPage(PAGE, 'de', START)).toBe(
      [
        '<html lang="de" data-theme="day" data-motion="full">',
        '<meta name="description" content="Ein Spiel." />',
        '<!--1--><title>Quando, das Spiel</title>',
        '<noscript><p>Ohne Skript geht nichts.</p></noscript>',
        '<div id="app"><main><i class="card"></i>$1</main></div>',
      ].join(''),
    );
  });

  it.each(['<b style="rotate: 1deg;"></b>', '<style>b {}</style>', '<script>b</script>'])(
    'cannot hold %s, which the content security policy forbids',
    (body) => {
      expect(() => filledPage(PAGE, 'de', { ...START, body })).toThrow('inline styles or scripts');
    },
  );

  it('needs every place that it fills', () => {
    expect(() => filledPage(PAGE.replace('app', 'root'), 'de', START)).toThrow('the built page has no');
  });
});

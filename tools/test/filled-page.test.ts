import { describe, expect, it } from 'vitest';
import { filledPage, type PageParts } from '../build/filled-page.ts';

const PAGE = [
  '<html lang="en"><head>',
  '<meta name="description" content="A game." />',
  '<title>Quando</title>',
  '<script src="/early-settings.js"></script>',
  '<script type="module" crossorigin src="/assets/first.js"></script>',
  '<link rel="stylesheet" crossorigin href="/assets/first.css">',
  '<link rel="manifest" href="/manifest.webmanifest"></head>',
  '<div id="app"></div>',
].join('\n');

const PARTS: PageParts = {
  language: 'de',
  base: '/',
  title: 'Quando, das Spiel',
  words: {
    description: 'Ein Spiel.',
    invitation: { title: 'Komm', description: 'Setz dich.' },
    needs: 'Ohne Skript geht nichts.',
  },
  preloads: ['/assets/de.js', '/assets/more.js'],
  styles: { address: '/assets/first.css', content: 'b { color: red }' },
  earlyScript: 'early($1);',
};

const START = {
  head: '<!--1--><title>Quando, das Spiel</title>',
  body: '<main><i class="card" style="--w: 100px;"></i>$1</main>',
};

describe('the page of a language', () => {
  it('has its words, its texts and its manifest, and starts empty', () => {
    const page = filledPage(PAGE, PARTS);
    for (const part of [
      '<html lang="de" data-theme="day" data-motion="full">',
      '<meta name="description" content="Ein Spiel." />',
      '<title>Quando, das Spiel</title>',
      '<link rel="manifest" href="/manifest-de.webmanifest">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/de.js">',
      '<link rel="modulepreload" fetchpriority="low" href="/assets/more.js">',
      '<meta property="og:title" content="Quando, das Spiel">',
      '<meta property="og:description" content="Ein Spiel.">',
      '<meta property="og:locale" content="de">',
      '<meta property="og:locale:alternate" content="fr">',
      '<script src="/early-settings.js"></script>',
      '<p class="needs">Ohne Skript geht nichts.</p><div id="app"></div>',
    ])
      expect(page).toContain(part);
  });

  it('can have a preview of its own', () => {
    const image = { address: '/picture.png', width: 1200, height: 630 };
    const page = filledPage(PAGE, { ...PARTS, preview: { ...PARTS.words.invitation, image } });
    for (const part of [
      '<meta property="og:title" content="Komm">',
      '<meta property="og:description" content="Setz dich.">',
      '<meta property="og:image" content="/picture.png">',
      '<meta property="og:image:width" content="1200">',
      '<meta property="og:image:height" content="630">',
      '<title>Quando, das Spiel</title>',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('icon-512');
  });

  it('can be the start page, which is drawn without a second request', () => {
    const page = filledPage(PAGE, { ...PARTS, start: START });
    for (const part of [
      START.head,
      '<style>b { color: red }</style>',
      '<link rel="stylesheet" crossorigin href="/assets/first.css" disabled>',
      '<script>early($1);</script>',
      '<script type="module" crossorigin fetchpriority="low" src="/assets/first.js"></script>',
      '<div id="app"><main><i class="card"></i>$1</main></div>',
    ])
      expect(page).toContain(part);
    expect(page).not.toContain('src="/early-settings.js"');
  });

  it.each(['<b style="rotate: 1deg;"></b>', '<style>b {}</style>', '<script>b</script>'])(
    'cannot hold %s, which the content security policy forbids',
    (body) => {
      expect(() => filledPage(PAGE, { ...PARTS, start: { ...START, body } })).toThrow(
        'inline styles or scripts',
      );
    },
  );

  it('needs every place that it fills', () => {
    expect(() => filledPage(PAGE.replace('app', 'root'), PARTS)).toThrow('the built page has no');
  });
});

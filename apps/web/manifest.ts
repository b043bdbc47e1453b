import type { ManifestOptions } from 'vite-plugin-pwa';

/** What a browser needs to know to install the app; addresses are relative to the manifest's, which is the app's. */
export const MANIFEST: Partial<ManifestOptions> = {
  start_url: './',
  scope: './',
  name: 'Quando',
  short_name: 'Quando',
  description: 'A card game in which every card has two numbers, and you see only one.',
  lang: 'en',
  dir: 'ltr',
  display: 'standalone',
  orientation: 'any',
  background_color: '#f6e2c4',
  theme_color: '#f6e2c4',
  categories: ['games', 'entertainment'],
  icons: [
    { src: './icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
    { src: './icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
    { src: './icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
    { src: './icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
  ],
};

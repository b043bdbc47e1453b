import type { Plugin } from 'vite';

/** The fonts of the first page. */
const FONTS = /(bricolage-grotesque|figtree)-latin-wght-.*\.woff2$/;

/** Preloads the fonts of the first page: text would jump if they arrived only after the style sheet. */
export const fontPreload = (): Plugin => ({
  name: 'quando-font-preload',
  transformIndexHtml: {
    order: 'post',
    handler: (_html, { bundle = {} }) =>
      Object.keys(bundle)
        .filter((file) => FONTS.test(file))
        .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { ...ATTRIBUTES, href: `/${file}` } })),
  },
});

const ATTRIBUTES = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

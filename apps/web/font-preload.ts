import type { Plugin } from 'vite';

/** The fonts of the first page. */
const FONTS = /(bricolage-grotesque|figtree)-latin-wght-.*\.woff2$/;

/** Preloads the fonts of the first page: text would jump if they arrived only after the style sheet. */
export function fontPreload(): Plugin {
  let base = '/';
  return {
    name: 'quando-font-preload',
    configResolved: (config) => {
      base = config.base;
    },
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) =>
        Object.keys(bundle)
          .filter((file) => FONTS.test(file))
          .map((file) => ({ tag: 'link', injectTo: 'head', attrs: { ...ATTRIBUTES, href: base + file } })),
    },
  };
}

const ATTRIBUTES = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: '' };

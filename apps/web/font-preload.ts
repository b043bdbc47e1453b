import type { Plugin } from 'vite';

/** The fonts of the first page. */
const FONTS = /(bricolage-grotesque|figtree)-latin-wght-.*\.woff2$/;

/** Has the page's fonts fetched at once, not when its style has been read: text that changes its font jumps. */
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

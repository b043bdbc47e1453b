import { languages, type Language, type PageWords } from '@quando/text';

export type PageParts = {
  readonly language: Language;
  /** The path at which the app is served. */
  readonly base: string;
  readonly title: string;
  readonly words: PageWords;
  /** The addresses of the texts in this language, and of other scripts that the app would otherwise ask for late. */
  readonly preloads: readonly string[];
  /** The style sheet of the first page. */
  readonly styles: { readonly address: string; readonly content: string };
  /** Applies the device's settings before the page is drawn. */
  readonly earlyScript: string;
  /** What previews of links to this page show, if not what those to the start page do. */
  readonly preview?: Preview;
  /** The start page as the app renders it; missing on pages that start empty. */
  readonly start?: { readonly head: string; readonly body: string };
};

/** A picture has an address on this server, which has to say where that is. */
export type Preview = {
  readonly title: string;
  readonly description: string;
  readonly image: { readonly address: string; readonly width: number; readonly height: number };
};

/** The only inline style of the start page, which its style sheet says as well. */
const WIDTH = ' style="--w: 100px;"';

/** The built page in one language; throws if it is not as expected. */
export function filledPage(page: string, parts: PageParts): string {
  const { language, base, title, words, start } = parts;
  // It is hidden where the early script finds that the app can run.
  const needs = `<p class="needs">${words.needs}</p>`;
  const places: readonly Place[] = [
    [/<html lang="en">/, `<html lang="${language}" data-theme="day" data-motion="full">`],
    [/(?<=name="description"\s+content=")[^"]*/, words.description],
    [/(?<=rel="manifest" href=")[^"]*/, `${base}manifest-${language}.webmanifest`],
    [/<title>.*<\/title>/, start?.head ?? `<title>${title}</title>`],
    [/<\/head>/, `${headOf(parts)}</head>`],
    [/<div id="app"><\/div>/, `${needs}<div id="app">${start ? plainBody(start.body) : ''}</div>`],
    ...(start ? drawnAtOnce(parts) : []),
  ];
  return places.reduce((filled, [place, content]) => replaced(filled, place, content), page);
}

/** A place in the page and what stands there instead. */
type Place = readonly [RegExp, string];

/** What the app would otherwise ask for late, and what previews of links show. */
const headOf = ({ language, base, title, words, preloads, preview }: PageParts): string =>
  [
    ...preloads.map((address) => `<link rel="modulepreload" fetchpriority="low" href="${address}">`),
    ...Object.entries({
      site_name: 'Quando',
      type: 'website',
      title: preview?.title ?? title,
      description: preview?.description ?? words.description,
      ...imageOf(base, preview),
      locale: language,
    }).map(([name, content]) => `<meta property="og:${name}" content="${content}">`),
    ...languages
      .filter((other) => other !== language)
      .map((other) => `<meta property="og:locale:alternate" content="${other}">`),
  ].join('');

const imageOf = (base: string, preview: Preview | undefined): Readonly<Record<string, string | number>> =>
  preview
    ? {
        image: preview.image.address,
        'image:width': preview.image.width,
        'image:height': preview.image.height,
      }
    : { image: `${base}icon-512.png` };

/**
 * The browser draws the start page from this one response: styles and settings are in it, and the app's script waits its
 * turn. The disabled link tells the app's loader that the style sheet is there.
 */
const drawnAtOnce = ({ styles, earlyScript }: PageParts): readonly Place[] => [
  [/<script src="[^"]*early-settings\.js"><\/script>/, `<script>${earlyScript}</script>`],
  [/(?<=<script type="module") crossorigin/, ' crossorigin fetchpriority="low"'],
  [
    /<link rel="stylesheet"[^>]*>/,
    `<style>${styles.content}</style><link rel="stylesheet" crossorigin href="${styles.address}" disabled>`,
  ],
];

/** What the app rendered, without inline styles and scripts, which the content security policy would refuse. */
function plainBody(body: string): string {
  const plain = body.replaceAll(WIDTH, '');
  if (/ style=|<script|<style/.test(plain)) throw new Error('the start page needs inline styles or scripts');
  return plain;
}

function replaced(text: string, place: RegExp, content: string): string {
  if (!place.test(text)) throw new Error(`the built page has no ${place}`);
  // Not as a pattern: a dollar sign in the content means itself.
  return text.replace(place, () => content);
}

import { chromium } from '@playwright/test';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { browserPath } from '../e2e/browser.ts';
import { iconDrawing, type IconShape } from './icon.ts';
import { HEIGHT, invitationDrawing, WIDTH } from './invitation.ts';

/** Draws the app's icons, and the picture of an invitation, into its public folder: `npm run icons`. */
const PUBLIC = join(import.meta.dirname, '../../apps/web/public');

const TILE: IconShape = { corner: 14, share: 0.7 };
/** Systems crop these to their own shape; only the inner four fifths are safe. */
const FULL: IconShape = { corner: 0, share: 0.52 };
const TOUCH: IconShape = { corner: 0, share: 0.66 };

const PICTURES = [
  { name: 'icon-192.png', size: 192, shape: TILE },
  { name: 'icon-512.png', size: 512, shape: TILE },
  { name: 'icon-maskable-512.png', size: 512, shape: FULL },
  { name: 'apple-touch-icon.png', size: 180, shape: TOUCH },
];

const FONT_FILE =
  '../../node_modules/@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2';
const font = await readFile(join(import.meta.dirname, FONT_FILE));
const FONT = `<style>@font-face{font-family:Bricolage;font-weight:200 800;src:url(data:font/woff2;base64,${font.toString('base64')})}</style>`;

await writeFile(join(PUBLIC, 'icon.svg'), iconDrawing(TILE));
const browser = await chromium.launch({ executablePath: browserPath() });
for (const { name, size, shape } of PICTURES) {
  await writeFile(join(PUBLIC, name), await picture(iconDrawing(shape), size));
}
await writeFile(
  join(PUBLIC, 'invitation.png'),
  await picture(`${FONT}${invitationDrawing()}`, WIDTH, HEIGHT),
);
await browser.close();

async function picture(drawing: string, width: number, height = width): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${drawing}`);
  await page.evaluate('document.fonts.ready.then(() => {})');
  const shot = await page.screenshot({ omitBackground: true });
  await page.close();
  return shot;
}

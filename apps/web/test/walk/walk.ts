import { loadOnlineWords, loadSheetWords } from '@quando/text';
import { DEFAULT_SETTINGS } from '../../src/settings-values.ts';
import { actionButton } from '../e2e/table/player-input.ts';
import { english } from '../e2e/table/words.ts';
import type { OnlineServer } from '../e2e/online/online-server.ts';
import { playUntil, playUntilDraw } from './play.ts';
import type { Role, Target } from './target.ts';
import { openSlowProxy } from './slow-proxy.ts';
import { Visitor } from './visitor.ts';

const { app } = english;
const online = await loadOnlineWords('en');
const sheet = await loadSheetWords('en');

const named = (role: Role, name: string): Target => ({ role, name });
const button = (name: string): Target => named('button', name);
const heading = (name: string): Target => named('heading', name);
/** Without a keyboard its title is shorter. */
const HELP = heading(app.help.withoutKeys);
const HAND: Target = { css: '.hand' };

/** How long it may take on a busy machine to keep all files of the app, in milliseconds. */
const ALL_FILES = 120_000;

/** One part of the walk, and what it shows. */
export type Step = {
  readonly name: string;
  readonly go: (visitor: Visitor, server: OnlineServer) => Promise<void>;
};

/** A visit to everything that depends on the browser, the same in every engine; each step continues the one before. */
export const WALK: readonly Step[] = [
  { name: 'a page that is left while it loads', go: leaveEarly },
  { name: 'the start page, kept for later without a network', go: start },
  { name: 'a round with the Master to its reveal', go: playMaster },
  { name: 'loading again leads back to the reveal', go: loadAgain },
  { name: 'the game goes on after back and forward', go: backAndForward },
  { name: 'a section of the rules by its address', go: readRule },
  { name: 'a chapter of the tutorial', go: learn },
  { name: 'a round on the score sheet', go: keepScore },
  { name: 'an online table whose line is cut', go: playOnline },
  { name: 'everything again without a network', go: playOffline },
];

/** Browsers cancel what a page loads when it is left; the app must not take that for a fault of its own. */
async function leaveEarly({ driver }: Visitor, server: OnlineServer): Promise<void> {
  const proxy = await openSlowProxy(server.address, (path) =>
    /Help.*\.js$/.test(path) ? 3000 : path === '/settings' ? 600 : 0,
  );
  const visitor = new Visitor(driver, proxy.address);
  await visitor.open('/help');
  await driver.run(() => location.assign('/settings'));
  await visitor.see(heading(app.settings.title));
  proxy.close();
}

async function start(visitor: Visitor): Promise<void> {
  await visitor.open('/');
  await visitor.see(button(app.start.playNow));
  const settings = { ...DEFAULT_SETTINGS, speed: 'instant', sounds: false } as const;
  await visitor.driver.run((kept) => localStorage.setItem('quando-settings', kept), JSON.stringify(settings));
  await visitor.until(
    () => visitor.driver.run(() => navigator.serviceWorker.controller?.state === 'activated'),
    'the service worker never takes over',
    ALL_FILES,
  );
}

async function playMaster(visitor: Visitor): Promise<void> {
  const { computer, levels, begin } = app.setup;
  await visitor.open('/setup');
  await visitor.click(button(computer(levels.casual)));
  await visitor.click(named('radio', levels.master));
  // Whoever plays like this walk has more than 50 points after a round.
  await visitor.click(named('radio', '100'));
  await visitor.click(button(begin(3)));
  await visitor.see(HAND);
  await playUntil(visitor, heading(app.reveal.title(1)));
}

async function loadAgain(visitor: Visitor): Promise<void> {
  await visitor.driver.reload();
  await visitor.see(heading(app.reveal.title(1)));
  // The button is live only once the reveal has been seen.
  await visitor.until(async () => {
    await visitor.tryClick(button(app.reveal.deal(2)));
    return visitor.has(HAND);
  }, 'the next round is not dealt');
}

/** The game's page may be kept by the browser as it was, or loaded again. */
async function backAndForward(visitor: Visitor): Promise<void> {
  const game = await visitor.path();
  await visitor.open('/help');
  await visitor.see(HELP);
  await visitor.driver.back();
  await visitor.see(HAND);
  await playUntilDraw(visitor);
  await visitor.driver.forward();
  await visitor.see(HELP);
  await visitor.driver.back();
  await visitor.until(async () => (await visitor.path()) === game, 'the address is another one');
  await playUntil(visitor, heading(app.reveal.title(2)));
}

async function readRule(visitor: Visitor): Promise<void> {
  await visitor.open('/rules#score');
  await visitor.until(
    () => visitor.driver.run(() => document.activeElement?.closest('#score') !== null),
    'the section does not have the focus',
  );
}

/** Does whatever the chapter points at. */
async function learn(visitor: Visitor): Promise<void> {
  const card = { css: '[data-card][data-highlighted]:not([aria-pressed="true"])' };
  const act = { css: '[data-action][data-highlighted]:not([aria-disabled="true"])' };
  const done = { css: actionButton('continue') };
  await visitor.open('/learn/same');
  await visitor.until(async () => {
    for (const target of [card, act]) if (await visitor.has(target)) await visitor.click(target);
    return visitor.has(done);
  }, 'the chapter never ends');
}

async function keepScore(visitor: Visitor): Promise<void> {
  const { setup, page, roundForm } = sheet;
  await visitor.open('/sheet/new');
  for (const [seat, name] of ['Ruth', 'Zoe', 'Tim'].entries())
    await visitor.fill(named('textbox', setup.player(seat + 1)), name);
  await visitor.click(button(setup.begin));
  await visitor.click(button(page.enter(1)));
  for (const sum of ['4', '7', '9']) {
    await visitor.click(named('radio', roundForm.sum));
    await visitor.click(button(sum));
    if (sum === '4') await visitor.click(button(roundForm.knocked));
    await visitor.click({ css: '.screen-actions .btn:last-child' });
  }
  await visitor.see(button(page.enter(2)));
  const totals = await visitor.text('tbody tr:last-child');
  if (!/0\D*7\D*9/.test(totals)) throw new Error(`the totals are ${totals}`);
}

async function playOnline(visitor: Visitor, server: OnlineServer): Promise<void> {
  await visitor.open('/tables');
  await visitor.click(button(online.tables.make));
  await visitor.click(button(online.lobby.beginWith(3)));
  await visitor.see(HAND);
  await server.kill();
  await visitor.see(named('status', online.play.connectionDown));
  await server.restart();
  await visitor.seeNoMore(named('status', online.play.connectionDown));
  await playUntil(visitor, heading(app.reveal.title(1)));
}

async function playOffline(visitor: Visitor, server: OnlineServer): Promise<void> {
  await server.kill();
  await visitor.open('/settings');
  await visitor.see(heading(app.settings.title));
  await visitor.open('/');
  await visitor.click(button(app.start.playNow));
  await visitor.see(HAND);
  await playUntilDraw(visitor);
}

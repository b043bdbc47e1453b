import {
  loadEightWords,
  loadLeagueWords,
  loadOnlineWords,
  loadPrivacyWords,
  loadReplayWords,
  loadRulesWords,
  loadSheetWords,
  loadTrainerWords,
  loadTutorialWords,
} from '@quando/text';
import { actionButton } from './player-input.ts';
import type { StoredGame } from './stored-game.ts';
import { lastTurnScene, penaltyScene, TIE, tieScene, tripletScene, zeroScene } from './scenes.ts';
import { personAndBots } from './sitters.ts';
import { english } from './words.ts';

const { app } = english;
const [rules, tutorial, trainer, sheet, online, privacy, replay, eight, league] = await Promise.all([
  loadRulesWords('en'),
  loadTutorialWords('en'),
  loadTrainerWords('en'),
  loadSheetWords('en'),
  loadOnlineWords('en'),
  loadPrivacyWords('en'),
  loadReplayWords('en'),
  loadEightWords('en'),
  loadLeagueWords('en'),
]);

/** A screen: its name, its path, and a selector that shows that it has loaded. */
export type ScreenExample = { readonly name: string; readonly path: string; readonly selector: string };

const against = { sitters: personAndBots(['Mila']) };

/** The games that the screens need. */
export const GAMES: readonly StoredGame[] = [
  zeroScene(0, { game: 'turn' }),
  zeroScene(1, { game: 'draw' }),
  zeroScene(4, { game: 'zero' }),
  penaltyScene({ game: 'penalty' }),
  lastTurnScene({ game: 'last-turn' }),
  tripletScene({ game: 'hand-over' }),
  tieScene(TIE.mayKnock, { game: 'knock', ...against }),
  tieScene(TIE.isScored, { game: 'reveal', ...against }),
  tieScene(TIE.isScored, { game: 'end', ...against, target: 9 }),
];

export const SCREENS: readonly ScreenExample[] = [
  { name: 'start', path: '/', selector: `text=${app.start.playNow}` },
  { name: 'opponents', path: '/setup', selector: `text=${app.setup.who}` },
  { name: 'pass and play', path: '/setup/pass', selector: `text=${app.setup.passWho}` },
  { name: 'games', path: '/games', selector: `text=${app.games.underWay}` },
  { name: 'settings', path: '/settings', selector: `text=${app.settings.theme}` },
  { name: 'help', path: '/help', selector: `text=${app.help.rules}` },
  { name: 'leagues', path: '/league', selector: `text=${league.list.fresh}` },
  { name: 'privacy', path: '/privacy', selector: `text=${privacy.device.title}` },
  { name: 'the rules', path: '/rules', selector: `text=${rules.intro}` },
  { name: 'lessons', path: '/learn', selector: `text=${tutorial.begin}` },
  { name: 'the walk round the table', path: '/learn/sides', selector: actionButton('continue') },
  { name: 'a lesson', path: '/learn/same', selector: '[data-card][data-highlighted]' },
  { name: 'the end of the lessons', path: '/learn/done', selector: `text=${tutorial.firstGame}` },
  { name: 'a position', path: '/quando', selector: actionButton('wait') },
  { name: 'the position of the day', path: '/quando/today', selector: actionButton('wait') },
  { name: 'an empty history', path: '/quando/history', selector: `text=${trainer.history.empty}` },
  { name: 'score sheets', path: '/sheet', selector: `text=${sheet.list.intro}` },
  { name: 'a new score sheet', path: '/sheet/new', selector: `text=${sheet.setup.order}` },
  { name: 'empty figures', path: '/sheet/statistics', selector: `text=${sheet.statistics.none}` },
  { name: 'online tables', path: '/tables', selector: `text=${online.tables.fresh}` },
  { name: 'public tables', path: '/public', selector: `text=${online.strangers.none}` },
  { name: 'the operator', path: '/operator', selector: `text=${online.strangers.operator.secret}` },
  { name: 'joining a table', path: '/join', selector: `text=${online.join.hint}` },
  { name: 'a big screen', path: '/tv', selector: `text=${online.room.screen.bring}` },
  { name: 'the choice of a replay', path: '/replay', selector: `text=${replay.list.hint}` },
  { name: 'a replay', path: '/replay#game=end', selector: `role=slider[name="${replay.track}"]` },
  { name: 'the daily eight', path: '/8', selector: `text=${eight.deal(1)}` },
  { name: 'the calendar of eights', path: '/8/calendar', selector: `text=${eight.calendar.pastHint}` },
  { name: 'other eights', path: '/8/more', selector: `text=${eight.club.make}` },
  { name: 'lost', path: '/nowhere', selector: `text=${app.lost.title}` },
  { name: 'a turn', path: '/play/turn', selector: actionButton('knock') },
  { name: 'a draw', path: '/play/draw', selector: actionButton('draw-up') },
  { name: 'a zero to turn', path: '/play/zero', selector: actionButton('choose') },
  { name: 'a draw for a triplet', path: '/play/penalty', selector: actionButton('draw-up') },
  { name: 'a knock that is allowed', path: '/play/knock', selector: actionButton('knock') },
  { name: 'a last turn', path: '/play/last-turn', selector: actionButton('pass') },
  { name: 'a hand-over', path: '/play/hand-over', selector: `text=${app.handover.iAm('Ana')}` },
  { name: 'a reveal', path: '/play/reveal', selector: `text=${app.reveal.deal(2)}` },
  { name: 'the end', path: '/play/end', selector: `text=${app.end.again}` },
];

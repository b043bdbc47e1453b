export { meanOf, marginals, type Chances, type Marginals } from './belief/marginals.ts';
export { sampleWorlds, WorldSource } from './belief/world-source.ts';
export type { Bot, BotOptions } from './bot.ts';
export { CAST, PERSONALITIES, personalityOf, type Character, type Personality } from './cast.ts';
export { hint, type Hint, type RatedAction, type Reason } from './hint.ts';
export {
  DEFAULT_WORLDS,
  estimateKnock,
  type KnockEstimate,
  type KnockOptions,
  type Verdict,
} from './knocking/knock-estimate.ts';
export {
  CLOSE_MARGIN,
  closeKnockPosition,
  knockPosition,
  viewAt,
  type KnockPosition,
} from './knocking/knock-position.ts';
export type { KnockReason } from './knocking/knock-reason.ts';
export type { Measure } from './knocking/running-mean.ts';
export { eventsUpTo } from './knocking/simulated-game.ts';
export { BOTS } from './bots.ts';
export { BOT_LEVELS, CODED_LEVELS, needsNet, needsThread, type BotLevel, type CodedLevel } from './level.ts';
export { fittedPolicy } from './evaluation/fitted-policy.ts';
export { canonical } from './policies/canonical.ts';
export { greedy } from './policies/greedy.ts';
export { wild } from './policies/wild.ts';
export { beginnerPolicy } from './players/beginner.ts';
export { casualPolicy } from './players/casual.ts';
export { sharpPolicy } from './players/sharp.ts';
export { botOf } from './policy-bot.ts';
export type { Policy } from './policy.ts';
export { ownSeat } from './own-hand.ts';
export { remarkOn, type Occasion, type Remark, type Scored, type Utterance } from './remark.ts';
export { readCritic, type Critic } from './luck/critic.ts';
export { readGameChances, type GameChances } from './luck/game-chances.ts';
export { Judge } from './luck/judge.ts';
export {
  judgeGame,
  luckAccount,
  meanAfterDraw,
  type Effect,
  type JudgedGame,
  type JudgedStep,
  type LuckAccount,
} from './luck/luck-account.ts';
export { OPEN_FEATURES, openFeaturesOf } from './luck/open-features.ts';
export { chancesToWin } from './search/win-chances.ts';
export type { Estimate } from './search/candidate.ts';
export { DEFAULT_PLAYOUTS, search } from './search/search.ts';
export { thinkingTime } from './thinking-time.ts';
export { featuresOf } from './net/features.ts';
export { FEATURES } from './net/layout.ts';
export { netActions } from './net/net-action.ts';
export { startKernel, type Kernel } from './net/kernel.ts';
export { readNet, type Net } from './net/net.ts';
export type { WeightsFault } from './net/weights.ts';
export { masterOf } from './players/master.ts';

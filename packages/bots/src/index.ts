export { beliefOf, type Belief, type BelievedWorld, type BeliefOptions } from './belief/belief.ts';
export { likelihoodBy, type Likelihood } from './belief/likelihood.ts';
export type { SeenRound } from './belief/seen-round.ts';
export { believedSides, type BelievedSides } from './belief/believed-sides.ts';
export { expectedNumber, marginals, type Chances, type Marginals } from './belief/marginals.ts';
export { sampleWorlds, WorldSource } from './belief/world-source.ts';
export { assistanceFor, type Assistance, type CardAt } from './assistance.ts';
export type { Bot, BotOptions } from './bot.ts';
export { CAST, habitOf, PERSONALITIES, personalityOf, type Character, type Personality } from './cast.ts';
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
export { BOTS, STEP_OF, STEPS } from './bots.ts';
export { BOT_LEVELS, CODED_LEVELS, needsNet, needsThread, type BotLevel, type CodedLevel } from './level.ts';
export { fittedPolicy } from './evaluation/fitted-policy.ts';
export { canonical } from './policies/canonical.ts';
export { greedy } from './policies/greedy.ts';
export { wild } from './policies/wild.ts';
export { child } from './policies/child.ts';
export { tuned } from './policies/tuned.ts';
export { searcher } from './players/searcher.ts';
export { absurditiesIn, type Absurdities } from './person/absurd-games.ts';
export { absurdityOf, type Absurdity } from './person/absurdity.ts';
export { DIAL, type Play } from './person/dial.ts';
export { HABITS, type Habit } from './person/habit.ts';
export { personOf } from './person/person.ts';
export { rememberedView } from './person/remembered-view.ts';
export { harmlessWin, sureWin } from './person/sure-win.ts';
export { smallNet, type SmallNet } from './net/small-net.ts';
export { botOf } from './policy-bot.ts';
export type { Policy } from './policy.ts';
export { ownSeat } from './own-hand.ts';
export { farewellOf, remarkOn, type Occasion, type Remark, type Scored, type Utterance } from './remark.ts';
export { readCritic, type Critic } from './luck/critic.ts';
export { readGameChances, type GameChances } from './luck/game-chances.ts';
export { Judge } from './luck/judge.ts';
export {
  differsFromMaster,
  judgeGame,
  luckAccount,
  meanAfterDraw,
  type Effect,
  type JudgedGame,
  type JudgedStep,
  type LuckAccount,
  type LuckTools,
} from './luck/luck-account.ts';
export { luckErrors, type LuckErrors } from './luck/luck-errors.ts';
export { luckReport, type LuckReport } from './luck/luck-report.ts';
export { verdictOf, type LuckVerdict } from './luck/verdict.ts';
export { OPEN_FEATURES, openFeaturesOf } from './luck/open-features.ts';
export { chancesToWin } from './search/win-chances.ts';
export type { Estimate } from './search/candidate.ts';
export { DEFAULT_PLAYOUTS, search } from './search/search.ts';
export { furtherWait, thinkingTime } from './thinking-time.ts';
export { featuresOf } from './net/features.ts';
export { FEATURES } from './net/layout.ts';
export { netActions } from './net/net-action.ts';
export { startKernel, type Kernel } from './net/kernel.ts';
export { readNet, type Net } from './net/net.ts';
export type { WeightsFault } from './net/weights.ts';
export { countingOf, type Counting } from './players/counting.ts';
export { masterOf } from './players/master.ts';
export type { DecisionKind } from './review/decision-kind.ts';
export type { Estimated } from './review/estimate.ts';
export type { Likely } from './review/likely.ts';
export { isMarked, type Mark } from './review/mark.ts';
export { choicesAt } from './review/choices.ts';
export { ownDecisionCount, ownDecisions, type OwnDecision } from './review/own-decisions.ts';
export type { ReviewReason } from './review/reason.ts';
export type { ReviewedCandidate, ReviewedDecision } from './review/reviewed-decision.ts';
export { Reviewer, reviewGame, type ReviewTools } from './review/reviewer.ts';
export {
  summaryOf,
  type ChanceMoment,
  type DecidingMoment,
  type GameSummary,
  type KindLoss,
  type LoudMoment,
  type Moment,
} from './review/summary.ts';

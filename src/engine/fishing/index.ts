// The door of the fishing games, for what knows that it is fishing.
export { advance, perft } from './advance.ts';
export { captureMasks } from './capture.ts';
export { type Deal, dealProblemOf, dealTiles } from './deal.ts';
export { fishing } from './family.ts';
export { type Gain, gainOf, greatestGain, smallRedPipsOf } from './gain.ts';
export {
  createGame,
  type Game,
  heaven,
  isCatchable,
} from './game.ts';
export { fishingHiding } from './hiding.ts';
export { legalPlays, listPlays } from './legalPlays.ts';
export {
  type FishingRound,
  fishingGame,
  fishingPosition,
  fishingRound,
  fishingView,
} from './narrow.ts';
export { type FishingPayment, paymentsOf } from './payments.ts';
export {
  baitOf,
  fishOf,
  formatPlay,
  formCode,
  formCodeOf,
  formOf,
  parsePlay,
  takenBy,
  takesFish,
} from './play.ts';
export {
  catchOf,
  catchOffset,
  copyInto,
  drawnOf,
  drawPileLeftOf,
  handOf,
  handOffset,
  lakeOf,
  lakeOffset,
  type Phase,
  type Position,
  type ScratchPosition,
  scratchOf,
  stacksOf,
  startPosition,
} from './position.ts';
export { leadersIn, scoresOf, settlementOf } from './result.ts';
export { type RuleId, ruleIds } from './ruleIds.ts';
export {
  bonusSwitches,
  captureSwitches,
  changeRules,
  choiceSwitches,
  type FishingRules,
  groupNeedsValues,
  type RuleChanges,
} from './rules.ts';
export {
  type BonusLine,
  type GroupLine,
  type ScoreSheet,
  scoreSheetOf,
  type TileScore,
} from './scoreSheet.ts';
export {
  type Category,
  mostPointsOf,
  type Need,
  pointsOf,
  type ScoringGroup,
} from './scoring.ts';
export { seenPosition } from './seenPosition.ts';
export {
  changedSwitchesIn,
  changedSwitchesOf,
  differingChanges,
  type SwitchKey,
  switchesOf,
  switchValueIn,
  withSwitch,
} from './switches.ts';
export { catchersAmong, catchersOf } from './telling/danger.ts';
export { featsOf } from './telling/feats.ts';
export {
  type BoardLine,
  type GroupBoard,
  type GroupStanding,
  groupBoardOf,
  type PipStanding,
} from './telling/groupBoard.ts';
export { type KindFacts, kindFactsOf } from './telling/kindFacts.ts';
export { type OtherCount, type OtherRules, otherRulesOf } from './telling/otherRules.ts';
export { type OurDecisionId, ourDecisions } from './telling/ourDecisions.ts';
export type { Against, OpenReason, Reason, WhyNow } from './telling/reason.ts';
export { sourcePlaces } from './telling/sourcePlaces.ts';
export { type Teller, tellersOf, tellersOfValue } from './telling/sources.ts';
export { deadStacksOf, strandedByPlacing, strandedOf } from './telling/stranded.ts';
export type { FishingVariant } from './variant.ts';
export { type SourceId, sourceIds } from './variant.ts';
export { findVariant, type VariantId, variantIds, variants } from './variants.ts';
export {
  type OpenTable,
  openTableOf,
  type SeatView,
  unplayedOf,
  unseenOf,
  viewFor,
} from './view.ts';

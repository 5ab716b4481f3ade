export { chooseIndex, type Random } from './core/chance.ts';
export { type Counts, countOf, countTiles, formatTiles, tilesOf, totalOf } from './core/counts.ts';
export { invariant } from './core/invariant.ts';
export {
  civilKinds,
  formatKind,
  halvesOf,
  isRedHalf,
  type Kind,
  type KindText,
  kindCount,
  kindOf,
  kinds,
  kindTexts,
  parseKind,
  pipsOf,
  redPipsOf,
} from './core/kind.ts';
export { copiesIn, copiesProblemOf, type KitId, kits, tilesOfKit } from './core/kit.ts';
export {
  type ExpectedValue,
  type FoundValue,
  type JsonObject,
  type LinkProblem,
  type RecordProblem,
  recordFormat,
} from './core/record.ts';
export { failure, type Result, success } from './core/result.ts';
export {
  parseSeatCount,
  type Seat,
  type SeatCount,
  seatAfter,
  seatCounts,
  seatsOf,
} from './core/seat.ts';
export { balanceOf, type Payment, paymentsOf } from './core/settlement.ts';
export { type Total, totalsOf } from './core/totals.ts';
export { advance, play } from './fishing/advance.ts';
export { captureMasks } from './fishing/capture.ts';
export { type Deal, dealProblemOf, dealTiles } from './fishing/deal.ts';
export { type Gain, gainOf } from './fishing/gain.ts';
export {
  catchesOf,
  createGame,
  type Game,
  heaven,
  isCatchable,
  takesThree,
} from './fishing/game.ts';
export {
  createPlayList,
  legalPlays,
  listPlays,
  type PlayList,
  playAt,
} from './fishing/legalPlays.ts';
export { perft } from './fishing/perft.ts';
export {
  baitOf,
  fishOf,
  formatPlay,
  formCode,
  formCodeOf,
  formOf,
  type Play,
  parsePlay,
  takenBy,
  takesFish,
} from './fishing/play.ts';
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
} from './fishing/position.ts';
export { type Round, type RoundRecord, replay, scoresOf, settlementOf } from './fishing/replay.ts';
export {
  bonusSwitches,
  captureSwitches,
  changeRules,
  choiceSwitches,
  type FishingRules,
  groupNeedsValues,
  mostSwitchPoints,
  type RuleChanges,
} from './fishing/rules.ts';
export {
  type BonusLine,
  type GroupLine,
  type ScoreSheet,
  scoreSheetOf,
  type TileScore,
} from './fishing/scoreSheet.ts';
export {
  type Category,
  mostPointsOf,
  type Need,
  pointsOf,
  type ScoringGroup,
} from './fishing/scoring.ts';
export { seenPosition } from './fishing/seenPosition.ts';
export {
  type ChangedSwitch,
  changedSwitchesOf,
  differingChanges,
  isSwitchPoints,
  type RuleSwitch,
  type SwitchKey,
  type SwitchValue,
  switchesOf,
} from './fishing/switches.ts';
export { catchersAmong, catchersOf } from './fishing/telling/danger.ts';
export {
  type BoardLine,
  type GroupBoard,
  type GroupStanding,
  groupBoardOf,
} from './fishing/telling/groupBoard.ts';
export { type KindFacts, kindFactsOf } from './fishing/telling/kindFacts.ts';
export { type OtherRules, otherRulesOf } from './fishing/telling/otherRules.ts';
export type { OpenReason, Reason } from './fishing/telling/reason.ts';
export {
  isOurs,
  isOursUnder,
  type RuleId,
  ruleIds,
  ruleSourcesOf,
  type SourceId,
  sourceIds,
  sourcesOf,
  tellersOfValue,
} from './fishing/telling/sources.ts';
export { deadStacksOf, strandedByPlacing, strandedOf } from './fishing/telling/stranded.ts';
export type { FishingVariant } from './fishing/variant.ts';
export { findVariant, type VariantId, variantIds, variants } from './fishing/variants.ts';
export {
  type OpenTable,
  openTableOf,
  type SeatView,
  unplayedOf,
  unseenOf,
  viewFor,
} from './fishing/view.ts';

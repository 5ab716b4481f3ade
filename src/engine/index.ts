// The door of the engine for everything that does not care which game is played. The door of a
// family is the index.ts in its folder.

export { mostLegalPlays, mostName, mostPlays } from './core/bounds.ts';
export { chooseIndex, type Random } from './core/chance.ts';
export {
  alikeIn,
  type Counts,
  countOf,
  countTiles,
  formatTiles,
  tilesOf,
  totalOf,
} from './core/counts.ts';
export { isDecisionAmong, isLonePassAmong } from './core/decision.ts';
export { type Hiding, type SeenRecord, seenRecord, supposedDeal } from './core/hiding.ts';
export { invariant } from './core/invariant.ts';
export {
  formatKind,
  halvesOf,
  isRedHalf,
  type Kind,
  type KindText,
  kindCount,
  kindOf,
  kinds,
  kindTexts,
} from './core/kind.ts';
export { civilKinds, copiesIn, copiesProblemOf, type KitId, tilesOfKit } from './core/kit.ts';
export { parseKind } from './core/parseKind.ts';
export { pipsOf, redPipsOf, type Total, totalsOf } from './core/pips.ts';
export type { Play, SeenPlay } from './core/play.ts';
export { createPlayList, type PlayList, playAt } from './core/playList.ts';
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
  firstSteps,
  type PlayedThrough,
  playOn,
  playThrough,
  type SeenSince,
  type Step,
  seenSince,
  withStep,
} from './core/round.ts';
export type {
  Brought,
  Deal,
  Game,
  Position,
  RuleChanges,
  Rules,
  SeatView,
  Variant,
} from './core/rules.ts';
export {
  leastSeats,
  mostSeats,
  parseSeatCount,
  type Seat,
  type SeatCount,
  seatAfter,
  seatCounts,
  seatsOf,
} from './core/seat.ts';
export { balanceOf, type Payment } from './core/settlement.ts';
export {
  firstOut,
  outBeside,
  placeAfter,
  placeOf,
  seatAt,
  sittingAfter,
  type TablePlace,
} from './core/sitting.ts';
export type { SourcePlace } from './core/sourcePlace.ts';
export {
  type ChangedSwitch,
  isSwitchPoints,
  mostSwitchPoints,
  type PointsRange,
  type RuleSwitch,
  type SwitchValue,
} from './core/switches.ts';
export {
  type EarlyFamilyId,
  everyVariantId,
  type FamilyId,
  familyIds,
  familyNameOf,
  familyOf,
  findVariant,
  joinRules,
  type LateFamilyId,
  lateFamilyIds,
  lateVariantIds,
  type RoundRecord,
  rulesOf,
  type VariantId,
  variantIds,
} from './families.ts';

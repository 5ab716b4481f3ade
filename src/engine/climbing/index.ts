// The door of the climbing games, for what knows that it is climbing.
export { advance, play, startPosition } from './advance.ts';
export { type Deal, dealProblemOf, dealTiles } from './deal.ts';
export { climbing } from './family.ts';
export { createGame, type Game } from './game.ts';
export { legalPlays, listPlays } from './legalPlays.ts';
export {
  type ClimbingRound,
  climbingGame,
  climbingPosition,
  climbingRound,
  climbingView,
} from './narrow.ts';
export { type ClimbingPayment, paymentsOf, settlementOf } from './payments.ts';
export { perft } from './perft.ts';
export {
  cardsOf,
  combinationOf,
  combinationPlay,
  copiesAt,
  declarePlay,
  declinePlay,
  formatPlay,
  type KindCount,
  kindAt,
  kindCountsOf,
  kindPlacesOf,
  laysCards,
  parsePlay,
  passPlay,
  playNumbers,
  type Word,
  wordOf,
  wordPlay,
} from './play.ts';
export { firstHeld, listHeld, type PlayTree } from './playTree.ts';
export {
  type CalledOff,
  copyInto,
  handOf,
  handOffset,
  nobody,
  outOf,
  outOffset,
  type Phase,
  type Position,
  passedOf,
  type ScratchPosition,
  scratchOf,
  type TrickPlay,
  tally,
  tallyOf,
  talonOf,
  trickOf,
  type WonPlay,
  wonOf,
} from './position.ts';
export { isCalledOff, nextStarter, winnerOf, wuOf } from './result.ts';
export { type RuleId, ruleIds } from './ruleIds.ts';
export {
  type ClimbingRules,
  changeRules,
  chipSwitches,
  chipSwitchNames,
  onOffSwitches,
  type RuleChanges,
} from './rules.ts';
export { seenPosition } from './seenPosition.ts';
export { type RoundSheet, type SeatSheet, seatSheetOf, sheetOf } from './sheet.ts';
export { simplePlay } from './simplePlay.ts';
export {
  changedSwitchesOf,
  differingChanges,
  type SwitchKey,
  switchesOf,
  withSwitch,
} from './switches.ts';
export type { ClimbingVariant } from './variant.ts';
export { findVariant, type VariantId, variantIds, variants } from './variants.ts';
export { type OpenTable, openTableOf, type SeatView, unseenOf, viewFor } from './view.ts';
export { pointsOf, worthOf, worthOfWu } from './worth.ts';

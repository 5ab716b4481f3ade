// The door of the climbing games, for what knows that it is climbing.
export { advance, perft, play, startPosition } from './advance.ts';
export { beats, isBeside } from './combination.ts';
export type { Mark } from './counting.ts';
export { type Deal, dealProblemOf, dealTiles } from './deal.ts';
export { climbing } from './family.ts';
export { leadingKinds } from './forms/mixedPlays.ts';
export { namedCombinations } from './forms/playsBySize.ts';
export { createGame, type Game, mostWuOf } from './game.ts';
export { canBeWon, type HeapProblem, heapProblemOf, laidAgainIn } from './heap.ts';
export { listHeld } from './heldPlays.ts';
export { climbingHiding } from './hiding.ts';
export { listLeads } from './leadTable.ts';
export { legalPlays, listPlays } from './legalPlays.ts';
export {
  climbingGame,
  climbingPosition,
  climbingRound,
  climbingView,
} from './narrow.ts';
export { type ClimbingPayment, paymentsOf, settlementOf } from './payments.ts';
export {
  cardsOf,
  combinationOf,
  combinationPlay,
  copiesAt,
  declarePlay,
  declinePlay,
  formatPlay,
  kindAt,
  kindCountsIn,
  kindCountsOf,
  kindPlacesOf,
  laysCards,
  parsePlay,
  passPlay,
  playNumbers,
  wordOf,
  wordPlay,
} from './play.ts';
export {
  copyInto,
  handOf,
  handOffset,
  nobody,
  outOf,
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
export { ruleIds, rulesIn } from './ruleIds.ts';
export {
  chipSwitches,
  familyPaymentsValues,
  type RuleChanges,
} from './rules.ts';
export { seenPosition } from './seenPosition.ts';
export {
  type FourLine,
  type MarkLine,
  type NextStep,
  payingSteps,
  type RoundSheet,
  type SeatSheet,
  seatSheetOf,
  sheetOf,
  type WuLine,
} from './sheet.ts';
export { simplePlay, simplePlayOf } from './simplePlay.ts';
export {
  changedSwitchesOf,
  differingChanges,
  switchesOf,
  withSwitch,
} from './switches.ts';
export {
  canRaiseWorth,
  closeWu,
  isAskedAgain,
  isSpentIn,
  mayRaiseWorth,
} from './telling/canRaiseWorth.ts';
export { type CardStanding, cardStandings } from './telling/cardStandings.ts';
export { featsOf } from './telling/feats.ts';
export { type GroupRow, groupRows, suitRows } from './telling/handRows.ts';
export { type Instead, insteadOf } from './telling/instead.ts';
export { kindsBeating, kindsJoining } from './telling/kindsLit.ts';
export { type LeftOut, leftOutBy } from './telling/leftOut.ts';
export {
  beatingWith,
  completionsOf,
  litKinds,
  type Meant,
  meantPlay,
} from './telling/meantPlay.ts';
export { beatersOf, notBeatingCode, notBeatingOf } from './telling/notBeating.ts';
export {
  isInForce,
  openQuestions,
  ourDecisions,
} from './telling/ourReadings.ts';
export { passedOn } from './telling/passedOn.ts';
export type { Against, OpenReason, Reason } from './telling/reason.ts';
export type { LeaderPart, NotBeating, Refusal } from './telling/refusal.ts';
export {
  type CombinationExample,
  combinationExample,
  type Shape,
  shapesOf,
} from './telling/shapes.ts';
export { accounts, guesses, hongKongAccounts, sourcePlaces } from './telling/sourcePlaces.ts';
export { type Teller, tellersOf } from './telling/sources.ts';
export { type PokedCards, standingOf } from './telling/standing.ts';
export {
  beatsPlay,
  hiddenBeaters,
  mayDeclareWith,
  playsHeld,
  sureWins,
  winningOf,
  withoutCards,
} from './telling/sureWins.ts';
export { combinationsIn, type Form, type ToldCombination } from './telling/toldCombination.ts';
export { beatersLeft, type UnbeatenKind, unbeatenKinds } from './telling/unbeaten.ts';
export { waysToWin } from './telling/waysToWin.ts';
export {
  settleTold,
  type ToldCount,
  type ToldProblem,
  type ToldRound,
  type ToldSettlement,
  toldCountsOf,
  toldSeatOf,
} from './told.ts';
export type { ClimbingVariant } from './variant.ts';
export { findVariant, type VariantId, variantIds, variants } from './variants.ts';
export {
  hiddenOf,
  kindsLeftToTalon,
  type OpenTable,
  openTableOf,
  type SeatView,
  unseenOf,
  viewFor,
} from './view.ts';
export { baseOfWu, familyDue, paidBetween, pointsOfWu, worthOf, worthOfWu } from './worth.ts';

import {
  cardsOf,
  closeWu,
  combinationOf,
  hiddenBeaters,
  kindCountsOf,
  mayDeclareWith,
  mayRaiseWorth,
  type OpenReason,
  type OpenTable,
  seatSheetOf,
  winningOf,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { type Counts, countOf, invariant, type Play, type Seat } from '../../../engine/index.ts';

/** A step of payment that lacks at least this many wu is far. */
const farStep = 3;

/** At most this many kinds that beat a play are worth telling. */
const fewKinds = 2;

/**
 * By wu and payments, the most telling first. Others may hold `hidden`, without the play's cards.
 */
export function standingReasonOf(
  open: OpenTable,
  chosen: Play,
  hidden: Counts,
): OpenReason | undefined {
  const { turn, phase } = open;
  invariant(turn !== null, 'somebody is to play');
  const word = wordOf(chosen);
  switch (phase) {
    case 'lead':
    case 'answer':
      return word === undefined ? playing(open, turn, chosen, hidden) : passing(open);
    case 'declare':
      return word === 'declare' ? declaring(open, turn) : declining(open, turn);
    case 'lay':
      return word === undefined ? laying(open, turn, chosen) : { why: 'keepsSupreme' };
    case 'talon':
      return word === 'take' ? { why: 'talonWu' } : undefined;
    case 'redeal':
      return word === 'redeal' ? { why: 'weakHand' } : undefined;
    default:
      return undefined;
  }
}

function playing(
  open: OpenTable,
  seat: Seat,
  chosen: Play,
  hidden: Counts,
): OpenReason | undefined {
  const { game, trick } = open;
  const beaters = hiddenBeaters(open, seat, hidden, chosen);
  const isUnbeaten = beaters.length === 0;
  const { wu } = winningOf(open, seat, [chosen]);
  const declares = mayDeclareWith(open, seat, [chosen]);
  if (isUnbeaten && declares) return { why: 'declares', wu };
  if (trick !== null && mayDeclareWith(open, trick.seat, [trick.play])) {
    return { why: 'stops', seat: trick.seat };
  }
  if (isUnbeaten) {
    const chips = countOf(game.plays.fours, chosen) * (game.rules.fourChips ?? 0);
    return chips > 0 && isPaidAlike(open) ? { why: 'fours', chips } : { why: 'unbeaten' };
  }
  if (declares) return { why: 'wouldDeclare', wu };
  const kinds = [...new Set(beaters.flatMap(cardsOf))].toSorted((one, other) => one - other);
  const areSets = beaters.every((play) => kindCountsOf(play).length === 1);
  return areSets && kinds.length <= fewKinds ? { why: 'fewBeat', kinds } : undefined;
}

function passing(open: OpenTable): OpenReason | undefined {
  const { trick } = open;
  if (trick === null) return undefined;
  const needs = open.game.counting.declaredFrom - winningOf(open, trick.seat, [trick.play]).wu;
  return needs > closeWu ? { why: 'harmless', seat: trick.seat, needs } : undefined;
}

function declaring(open: OpenTable, seat: Seat): OpenReason | undefined {
  const [nearest] = othersByNeed(open, seat).filter((other) => mayRaiseWorth(open, other.seat));
  if (nearest !== undefined && nearest.needs <= closeWu) {
    const { seat: other, needs, at } = nearest;
    const hasPlayedOn = (open.declined[other] ?? 0) > 0;
    if (!hasPlayedOn) return { why: 'close', seat: other, needs };
    return { why: 'again', seat: other, wu: open.wu[other] ?? 0, at };
  }
  const { needs, worth } = nextStepOf(open, seat);
  return needs >= farStep && isPaidAlike(open) ? { why: 'far', needs, chips: worth } : undefined;
}

function declining(open: OpenTable, seat: Seat): OpenReason | undefined {
  const { game, wu } = open;
  const { countedFrom } = game.counting;
  const others = wu.filter((_, other) => other !== seat);
  if (game.rules.familyPayments === 'losers' && others.every((own) => own >= countedFrom)) {
    return { why: 'noPayers' };
  }
  const { needs, worth } = nextStepOf(open, seat);
  if (needs < farStep && mayRaiseWorth(open, seat) && isPaidAlike(open)) {
    return { why: 'nearStep', needs, chips: worth };
  }
  const [nearest] = othersByNeed(open, seat);
  invariant(nearest !== undefined, 'nobody plays alone');
  return nearest.needs > closeWu ? { why: 'nobodyClose', needs: nearest.needs } : undefined;
}

/** The other seats with the wu that they lack to be asked (again), who lacks fewest first (W9). */
function othersByNeed(open: OpenTable, seat: Seat) {
  return open.wu
    .map((_, other) => ({ seat: other, ...nextStepOf(open, other) }))
    .filter((one) => one.seat !== seat)
    .toSorted((one, other) => one.needs - other.needs);
}

/** The fewest more wu that raise what a seat's wu are worth, and to what. */
export function nextStepOf({ game, won }: OpenTable, seat: Seat) {
  return seatSheetOf(game, won[seat] ?? []).next;
}

/** Not where the dealer pays and gets double (W14), nor where every two settle (W13). */
export function isPaidAlike({ game: { rules } }: OpenTable): boolean {
  return !rules.dealerDouble && rules.familyPayments !== 'pairs';
}

function laying(open: OpenTable, seat: Seat, chosen: Play): OpenReason {
  const supreme = combinationOf(chosen);
  const isEight = countOf(open.game.plays.wu, supreme) > cardsOf(supreme).length;
  // What is laid has no marks, and a Supreme has none either.
  const { wu } = winningOf(open, seat, [supreme]);
  if (isEight) return { why: 'laysEight' };
  return { why: 'lays', wu };
}

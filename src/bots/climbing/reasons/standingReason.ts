import {
  cardsOf,
  combinationOf,
  hiddenBeaters,
  kindCountsOf,
  type OpenReason,
  type OpenTable,
  seatSheetOf,
  winningOf,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { type Counts, countOf, invariant, type Play, type Seat } from '../../../engine/index.ts';

/** Who lacks no more wu than so many is close to declaring; who lacks more is not. */
const closeBy = 4;

/** A step of payment that lacks so many wu, or more, is far. */
const farStep = 3;

/** So few kinds that beat a play are worth telling. */
const fewKinds = 2;

/**
 * What speaks for a play of the seat to play by how wu and payments stand, the most telling first.
 * Undefined where there is nothing worth telling.
 * @param hidden the cards that others may hold: those that lie open for nobody, without the cards
 * of the play; or fewer for whoever knows better
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
    // Where the dealer pays twice, it is not the same from each (W14).
    return chips > 0 && !game.rules.dealerDouble ? { why: 'fours', chips } : { why: 'unbeaten' };
  }
  if (declares) return { why: 'wouldDeclare', wu };
  const kinds = [...new Set(beaters.flatMap(cardsOf))].toSorted((one, other) => one - other);
  const areSets = beaters.every((play) => kindCountsOf(play).length === 1);
  return areSets && kinds.length <= fewKinds ? { why: 'fewBeat', kinds } : undefined;
}

/** Whether a seat may declare once it has won plays (W9). */
export function mayDeclareWith(open: OpenTable, seat: Seat, plays: readonly Play[]): boolean {
  return winningOf(open, seat, plays).worth > (open.declined[seat] ?? 0);
}

function passing(open: OpenTable): OpenReason | undefined {
  const { trick } = open;
  if (trick === null) return undefined;
  const needs = open.game.counting.declaredFrom - winningOf(open, trick.seat, [trick.play]).wu;
  return needs > closeBy ? { why: 'harmless', seat: trick.seat, needs } : undefined;
}

function declaring(open: OpenTable, seat: Seat): OpenReason | undefined {
  const nearest = nearestOf(open, seat);
  if (nearest.needs <= 0) {
    return { why: 'able', seat: nearest.seat, wu: open.wu[nearest.seat] ?? 0 };
  }
  if (nearest.needs <= closeBy) return { why: 'close', ...nearest };
  const { needs, worth } = seatSheetOf(open.game, open.won[seat] ?? []).next;
  return needs >= farStep ? { why: 'far', needs, chips: worth } : undefined;
}

function declining(open: OpenTable, seat: Seat): OpenReason | undefined {
  const { game, wu } = open;
  const { paid, countedFrom } = game.counting;
  const others = wu.filter((_, other) => other !== seat);
  if (paid === 'families' && others.every((own) => own >= countedFrom)) return { why: 'noPayers' };
  const { needs, worth } = seatSheetOf(game, open.won[seat] ?? []).next;
  if (needs < farStep) return { why: 'nearStep', needs, chips: worth };
  const nearest = nearestOf(open, seat);
  return nearest.needs > closeBy ? { why: 'nobodyClose', needs: nearest.needs } : undefined;
}

/** The other seat that lacks fewest wu to declare. */
function nearestOf({ game, wu }: OpenTable, seat: Seat): { seat: Seat; needs: number } {
  const [nearest] = wu
    .map((own, other) => ({ seat: other, needs: game.counting.declaredFrom - own }))
    .filter((one) => one.seat !== seat)
    .toSorted((one, other) => one.needs - other.needs);
  invariant(nearest !== undefined, 'nobody plays alone');
  return nearest;
}

function laying(open: OpenTable, seat: Seat, chosen: Play): OpenReason {
  const supreme = combinationOf(chosen);
  const isEight = countOf(open.game.plays.wu, supreme) > cardsOf(supreme).length;
  // What is laid has no marks, and a Supreme has none either.
  const { wu } = winningOf(open, seat, [supreme]);
  if (isEight) return { why: 'laysEight' };
  return { why: 'lays', wu };
}

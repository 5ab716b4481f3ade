import {
  baitOf,
  catchersOf,
  fishOf,
  formOf,
  gainOf,
  groupBoardOf,
  isCatchable,
  mostPointsOf,
  type Reason,
  type SeatView,
  strandedByPlacing,
  takenBy,
  unseenOf,
} from '../../../engine/fishing/index.ts';
import { countOf, invariant, type Kind, kinds, type Play } from '../../../engine/index.ts';
import { besideNext, beyondChance, differByChance, type PlayValue } from '../../bot.ts';
import { fewCatchers, openReasonOf } from './openReason.ts';
import { standingReasonOf } from './standingReason.ts';

/**
 * What speaks for a play of the looking seat, whose turn it must be: the most telling fact by the
 * rules, else a bot's reckoning. It may reveal the hand: for that seat only.
 * @param values by the bot that chose the play, the best first; empty if it does not reckon
 */
export function reasonOf(view: SeatView, chosen: Play, values: readonly PlayValue[]): Reason {
  invariant(view.turn === view.seat, 'the seat that looks is to play');
  const alone = view.legal.length === 1;
  const reach = unseenOf(view);
  if (alone && view.phase === 'drawn') return openReasonOf(view, chosen, reach);
  if (alone && formOf(chosen) === 'place') return { why: 'only' };
  const standing = standingReasonOf(view, chosen, reach);
  if (standing !== undefined) return standing;
  if (alone) return { why: 'only' };
  switch (formOf(chosen)) {
    case 'stack':
      return countOf(handAfter(view, chosen), baitOf(chosen)) > 0
        ? { why: 'locksForOwn', bait: baitOf(chosen) }
        : openReasonOf(view, chosen, reach);
    case 'place':
      return placing(view, chosen, values);
    default:
      return taking(view, chosen, values);
  }
}

function taking(view: SeatView, chosen: Play, values: readonly PlayValue[]): Reason {
  const points = pointsBy(view, chosen);
  const others = takingsOf(view).filter((other) => other !== chosen);
  if (others.length > 0 && others.every((other) => pointsBy(view, other) < points)) {
    return { why: 'gainsMost', points };
  }
  return (
    waiting(view, chosen) ?? leading(chosen, values) ?? openReasonOf(view, chosen, unseenOf(view))
  );
}

function placing(view: SeatView, chosen: Play, values: readonly PlayValue[]): Reason {
  const declined = takingsOf(view).some((other) => pointsBy(view, other) > 0);
  const reckoned = leading(chosen, values) ?? equalling(chosen, values);
  return (
    waiting(view, chosen) ??
    (declined ? reckoned : undefined) ??
    keptForOwn(view, chosen) ??
    stranding(view, chosen) ??
    (takingsOf(view).length === 0 ? lettingGo(view, chosen) : undefined) ??
    few(view, chosen) ??
    reckoned ?? { why: 'quiet' }
  );
}

/** Another tile of the hand could take more, and still can later, as no other seat can take it. */
function waiting(view: SeatView, chosen: Play): Reason | undefined {
  const hand = handAfter(view, chosen);
  const waits = takingsOf(view).filter((other) => {
    const [bait, fish] = [baitOf(other), fishOf(other)];
    // Only the fourth copy takes a locked stack (F9).
    const locked = formOf(other) === 'triple' && view.stacks.includes(fish);
    const alone = locked || catchersOf(view, fish) === 0;
    const apart = !takenBy(chosen).includes(fish) && baitOf(chosen) !== fish;
    const isFish = formOf(other) !== 'pair';
    const more = pointsBy(view, other) > pointsBy(view, chosen);
    return isFish && more && alone && apart && countOf(hand, bait) > 0;
  });
  const [later] = waits.toSorted((one, other) => pointsBy(view, other) - pointsBy(view, one));
  return (
    later && {
      why: 'waits',
      bait: baitOf(later),
      fish: fishOf(later),
      copies: formOf(later) === 'triple' ? 3 : 1,
    }
  );
}

function keptForOwn(view: SeatView, chosen: Play): Reason | undefined {
  const placed = baitOf(chosen);
  if (catchersOf(view, placed) > 0) return undefined;
  const hand = handAfter(view, chosen);
  const baits = kinds.filter(
    (kind) => countOf(hand, kind) > 0 && isCatchable(view.game, kind, placed),
  );
  return baits.length > 0 ? { why: 'onlyOwn', baits } : undefined;
}

function stranding(view: SeatView, chosen: Play): Reason | undefined {
  const fish = strandedByPlacing(view, chosen);
  return fish.length > 0 ? { why: 'strands', fish } : undefined;
}

function lettingGo(view: SeatView, chosen: Play): Reason | undefined {
  const { game, phase, hand } = view;
  if (phase !== 'hand') return undefined;
  const lost = lostGroups(view);
  const worth = (kind: Kind): number => mostPointsOf(game.scoring, kind, lost);
  const held = kinds.filter((kind) => countOf(hand, kind) > 0).map(worth);
  const own = worth(baitOf(chosen));
  return held.every((other) => other >= own) && held.some((other) => other > own)
    ? { why: 'least' }
    : undefined;
}

/** The groups that no seat can complete any more. */
function lostGroups(view: SeatView): readonly string[] {
  const board = groupBoardOf(view);
  if (board.method === 'pips') return [];
  return board.lines
    .filter(({ seats }) => seats.every(({ state }) => state === 'dead'))
    .map(({ id }) => id);
}

function few(view: SeatView, chosen: Play): Reason | undefined {
  const tiles = catchersOf(view, baitOf(chosen));
  return tiles > 0 && tiles <= fewCatchers ? { why: 'fewCatchers', tiles } : undefined;
}

/** The play is worth more than every other one, beyond what chance could make of it. */
function leading(chosen: Play, values: readonly PlayValue[]): Reason | undefined {
  const { own, next } = besideNext(chosen, values) ?? {};
  if (own === undefined || next === undefined) return undefined;
  const lead = own.points - next.points;
  const points = Math.round(lead);
  return lead > beyondChance * next.error && points > 0 ? { why: 'expects', points } : undefined;
}

/** No other play is worth more beyond chance, and some other one about as much. */
function equalling(chosen: Play, values: readonly PlayValue[]): Reason | undefined {
  const { own, next } = besideNext(chosen, values) ?? {};
  if (own === undefined || next === undefined) return undefined;
  const isAsGood =
    differByChance(own, next) || Math.round(Math.abs(own.points - next.points)) === 0;
  return isAsGood ? { why: 'asGood' } : undefined;
}

function takingsOf({ legal }: SeatView): Play[] {
  return legal.filter((play) => takenBy(play).length > 0);
}

function pointsBy({ game, catches, seat }: SeatView, play: Play): number {
  return gainOf(game, catches[seat] ?? [], play).points;
}

function handAfter({ hand, phase }: SeatView, chosen: Play): Kind[] {
  const used = formOf(chosen) === 'pair' ? 2 : 1;
  const bait = baitOf(chosen);
  return kinds.map((kind) => countOf(hand, kind) - (phase === 'hand' && kind === bait ? used : 0));
}

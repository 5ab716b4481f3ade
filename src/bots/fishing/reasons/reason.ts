import {
  baitOf,
  catchersOf,
  fishOf,
  formOf,
  groupBoardOf,
  mostPointsOf,
  type Reason,
  type SeatView,
  smallRedPipsOf,
  strandedByPlacing,
  unseenOf,
} from '../../../engine/fishing/index.ts';
import { countOf, invariant, type Kind, kinds, type Play } from '../../../engine/index.ts';
import { besideNext, beyondChance, differByChance, type PlayValue } from '../../bot.ts';
import { openAfter } from './openAfter.ts';
import { fewCatchers, openReasonOf } from './openReason.ts';
import {
  handAfter,
  isAnyTurnLeft,
  lostGroups,
  ownCatchersOf,
  pointsBy,
  takingsOf,
} from './ownTable.ts';
import { standingReasonsOf } from './standingReason.ts';

/**
 * The most telling fact by the rules, else a bot's reckoning. The looking seat must be to play. It
 * may reveal the hand: for that seat only. `values` are by the bot that chose the play, the best
 * first; empty if it does not reckon.
 */
export function reasonOf(view: SeatView, chosen: Play, values: readonly PlayValue[]): Reason {
  const [fact] = factsFor(view, chosen);
  return fact ?? leading(chosen, values) ?? equalling(chosen, values) ?? { why: 'quiet' };
}

/** The most telling first. */
export function factsFor(view: SeatView, chosen: Play): Reason[] {
  invariant(view.turn === view.seat, 'the seat that looks is to play');
  const alone = view.legal.length === 1;
  const reach = unseenOf(view);
  if (alone && view.phase === 'drawn') return [openReasonOf(view, chosen, reach)];
  if (alone && formOf(chosen) === 'place') return [{ why: 'only' }];
  const standing = standingReasonsOf(view, chosen, reach);
  if (alone) return [standing[0] ?? { why: 'only' }];
  return [...standing, ...plainFacts(view, chosen)];
}

function plainFacts(view: SeatView, chosen: Play): Reason[] {
  switch (formOf(chosen)) {
    case 'stack':
      return countOf(handAfter(view, chosen), baitOf(chosen)) > 0
        ? [{ why: 'locksForOwn', bait: baitOf(chosen) }]
        : [openReasonOf(view, chosen, unseenOf(view))];
    case 'place':
      return placing(view, chosen);
    default:
      return [taking(view, chosen)];
  }
}

function taking(view: SeatView, chosen: Play): Reason {
  const points = pointsBy(view, chosen);
  const others = takingsOf(view).filter((other) => other !== chosen);
  const [greatest] = others.toSorted((one, other) => pointsBy(view, other) - pointsBy(view, one));
  if (points === 0) {
    return nearingPips(view, chosen) ?? openReasonOf(view, chosen, unseenOf(view));
  }
  if (greatest === undefined) return { why: 'onlyCatch', points };
  const most = pointsBy(view, greatest);
  if (most < points) return { why: 'gainsMost', points };
  if (most === points) return { why: 'gainsAsMany', points };
  return wanted(view, chosen, greatest) ?? openReasonOf(view, chosen, unseenOf(view));
}

/** Red pips that round up to no more points yet (S1). */
function nearingPips(view: SeatView, chosen: Play): Reason | undefined {
  const pips = smallRedPipsOf(view.game, chosen);
  const board = groupBoardOf(openAfter(view, chosen));
  if (pips === 0 || board.method !== 'pips') return undefined;
  const lacks = board.seats[view.seat]?.redPipsToMore ?? null;
  return lacks === null ? undefined : { why: 'pipsNearer', pips, lacks };
}

/** Who takes less may take first what more tiles can take away. */
function wanted(view: SeatView, chosen: Play, greatest: Play): Reason | undefined {
  if (formOf(chosen) !== 'capture' || formOf(greatest) !== 'capture') return undefined;
  if (!isAnyTurnLeft(view)) return undefined;
  const [tiles, fewer] = [catchersOf(view, fishOf(chosen)), catchersOf(view, fishOf(greatest))];
  return tiles > fewer && fishOf(chosen) !== fishOf(greatest)
    ? { why: 'wanted', points: pointsBy(view, chosen), tiles, fish: fishOf(greatest), fewer }
    : undefined;
}

function placing(view: SeatView, chosen: Play): Reason[] {
  const told = [
    keptForOwn(view, chosen),
    stranding(view, chosen),
    takingsOf(view).length === 0 ? lettingGo(view, chosen) : undefined,
    catchingBack(view, chosen),
    few(view, chosen),
    drawingNext(view, chosen),
  ];
  return told.filter((one) => one !== undefined);
}

function keptForOwn(view: SeatView, chosen: Play): Reason | undefined {
  if (catchersOf(view, baitOf(chosen)) > 0) return undefined;
  const baits = ownCatchersOf(view, chosen);
  return baits.length > 0 ? { why: 'onlyOwn', baits } : undefined;
}

function catchingBack(view: SeatView, chosen: Play): Reason | undefined {
  const baits = ownCatchersOf(view, chosen);
  const tiles = catchersOf(view, baitOf(chosen));
  return baits.length > 0 && tiles > 0 ? { why: 'ownCan', baits, tiles } : undefined;
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

function few(view: SeatView, chosen: Play): Reason | undefined {
  const tiles = catchersOf(view, baitOf(chosen));
  return tiles > 0 && tiles <= fewCatchers ? { why: 'fewCatchers', tiles } : undefined;
}

/** Who places a tile of the hand is the first who may draw what catches it (F3). */
function drawingNext(view: SeatView, chosen: Play): Reason | undefined {
  const tiles = catchersOf(view, baitOf(chosen));
  return view.phase === 'hand' && view.drawPileLeft > 0 && tiles > 0
    ? { why: 'drawNext', tiles }
    : undefined;
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

import {
  type Against,
  cardsOf,
  combinationOf,
  hiddenBeaters,
  mayDeclareWith,
  type SeatView,
  sureWins,
  winningOf,
  withoutCards,
  wordOf,
} from '../../../engine/climbing/index.ts';
import { countOf, type Play } from '../../../engine/index.ts';
import { isIn } from './breaking.ts';
import { nextToBeat } from './reason.ts';
import { brokenInHand, isSure, largestFirst, manyCards, type Seen } from './seen.ts';
import { isPaidAlike } from './standingReason.ts';

/** The most telling first; `lead` is how much more a bot or a review expects of the chosen play. */
export function againstOf(seen: Seen, chosen: Play, rival: Play, lead: number): Against[] {
  const { phase } = seen.view;
  if (phase === 'lay') return keepingSupreme(seen.view, chosen, rival);
  if (phase !== 'lead' && phase !== 'answer') return [];
  const told =
    wordOf(rival) === undefined ? againstCards(seen, chosen, rival, lead) : passing(seen);
  return told.filter((one) => one !== undefined);
}

/** Where a part of the Supreme is laid and another stays, the whole one is broken up. */
function keepingSupreme(view: SeatView, chosen: Play, rival: Play): Against[] {
  if (wordOf(chosen) === undefined || !leavesSupreme(view, rival)) return [];
  const [cards] = largestFirst(supremesOf(view));
  return cards === undefined ? [] : [{ why: 'keeps', cards }];
}

export function leavesSupreme(view: SeatView, laying: Play): boolean {
  const left = withoutCards(view.hand, combinationOf(laying));
  return supremesOf(view).some((supreme) => isIn(left, supreme));
}

function supremesOf({ legal }: SeatView): Play[] {
  return legal.filter((play) => wordOf(play) === undefined).map(combinationOf);
}

function againstCards(
  seen: Seen,
  chosen: Play,
  rival: Play,
  lead: number,
): readonly (Against | undefined)[] {
  const own = wordOf(chosen) === undefined ? chosen : undefined;
  const kept = keptFrom(seen, own, rival);
  const together = keepsMost(seen, own, rival) ? kept : [];
  return [
    own === undefined ? undefined : payingMore(seen, own, rival),
    canWait(seen, own, rival),
    sparingSure(seen, kept),
    own === undefined ? undefined : beatable(seen, own, rival),
    keepingTogether(together, manyCards),
    own === undefined ? undefined : stronger(seen, own, rival),
    own === undefined ? undefined : harder(seen, own, rival),
    moreSure(seen, own, rival),
    own === undefined ? undefined : winningMore(seen, own, rival),
    keepingTogether(together, 2),
    lead > 0 && isLeft(seen, own, rival) ? { why: 'later', cards: rival } : undefined,
  ];
}

/** The winning seat wins at once, or if others pass; without cards it does not lead next (W8). */
function passing({ view }: Seen): readonly Against[] {
  const { game, trick, handSizes } = view;
  if (trick === null || (handSizes[trick.seat] ?? 0) === 0) return [];
  const why = nextToBeat(view) === undefined ? 'lastToBeat' : 'letsWin';
  return [{ why, seat: trick.seat, wu: countOf(game.plays.wu, trick.play) }];
}

/** Undefined for a pass. */
export function isLeft({ view }: Seen, own: Play | undefined, cards: Play): boolean {
  return isIn(own === undefined ? view.hand : withoutCards(view.hand, own), cards);
}

export function waysToBeat({ view, hidden }: Seen, play: Play): number {
  return hiddenBeaters(view, view.seat, hidden, play).length;
}

function payingMore({ view }: Seen, own: Play, rival: Play): Against | undefined {
  const { seat } = view;
  if (![own, rival].every((play) => mayDeclareWith(view, seat, [play]))) return undefined;
  const [more, less] = [own, rival].map((play) => winningOf(view, seat, [play]));
  if (more === undefined || less === undefined || more.worth <= less.worth) return undefined;
  return isPaidAlike(view)
    ? { why: 'paysMore', wu: more.wu, chips: more.worth, fewer: less.worth }
    : undefined;
}

function canWait(seen: Seen, own: Play | undefined, rival: Play): Against | undefined {
  // Where either is sure later as well, it tells the two apart in nothing.
  const isOwnSure = own !== undefined && isSure(seen, own) && isLeft(seen, rival, own);
  return isLeft(seen, own, rival) && isSure(seen, rival) && !isOwnSure
    ? { why: 'canWait', cards: rival }
    : undefined;
}

/** What the other play uses or breaks up and this one leaves together, the most cards first. */
function keptFrom(seen: Seen, own: Play | undefined, rival: Play): Play[] {
  return largestFirst(brokenInHand(seen, rival).filter((cards) => isLeft(seen, own, cards)));
}

/** Whether a play breaks up nothing as large as what it keeps, and the other one leaves. */
function keepsMost(seen: Seen, own: Play | undefined, rival: Play): boolean {
  const most = (plays: readonly Play[]): number =>
    Math.max(0, ...plays.map((one) => cardsOf(one).length));
  const spoilt = own === undefined ? [] : keptFrom(seen, rival, own);
  return most(keptFrom(seen, own, rival)) > most(spoilt);
}

/** Whether what a play keeps is lost by the other one: a pass, say, keeps everything. */
export function isKeptOnlyBy(seen: Seen, chosen: Play, rival: Play, cards: Play): boolean {
  if (wordOf(rival) !== undefined) return false;
  const own = wordOf(chosen) === undefined ? chosen : undefined;
  return keptFrom(seen, own, rival).includes(cards) && keepsMost(seen, own, rival);
}

function sparingSure(seen: Seen, kept: readonly Play[]): Against | undefined {
  const cards = kept.find((one) => isSure(seen, one));
  return cards === undefined ? undefined : { why: 'keepsSure', cards };
}

function keepingTogether([cards]: readonly Play[], least: number): Against | undefined {
  return cards !== undefined && cardsOf(cards).length >= least
    ? { why: 'keeps', cards }
    : undefined;
}

function beatable(seen: Seen, own: Play, rival: Play): Against | undefined {
  const ways = waysToBeat(seen, rival);
  return isSure(seen, own) && ways > 0 ? { why: 'beatable', cards: rival, ways } : undefined;
}

function stronger(seen: Seen, own: Play, rival: Play): Against | undefined {
  return isLeft(seen, own, rival) && waysToBeat(seen, rival) < waysToBeat(seen, own)
    ? { why: 'stronger', cards: rival }
    : undefined;
}

function harder(seen: Seen, own: Play, rival: Play): Against | undefined {
  const [ways, more] = [waysToBeat(seen, own), waysToBeat(seen, rival)];
  return ways < more ? { why: 'harder', ways, cards: rival, more } : undefined;
}

/** How many wu of a hand are sure once a play is made. */
function sureAfter({ view, hidden }: Seen, play: Play | undefined): number {
  const left = play === undefined ? view.hand : withoutCards(view.hand, play);
  return sureWins(view, view.seat, hidden, left).reduce(
    (sum, win) => sum + countOf(view.game.plays.wu, win),
    0,
  );
}

function moreSure(seen: Seen, own: Play | undefined, rival: Play): Against | undefined {
  const [wu, fewer] = [sureAfter(seen, own), sureAfter(seen, rival)];
  return wu > fewer ? { why: 'moreSure', wu, fewer } : undefined;
}

function winningMore({ view: { game } }: Seen, own: Play, rival: Play): Against | undefined {
  const [wu, fewer] = [own, rival].map((play) => countOf(game.plays.wu, play));
  return wu !== undefined && fewer !== undefined && wu > fewer
    ? { why: 'winsMore', wu, fewer }
    : undefined;
}

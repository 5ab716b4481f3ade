import {
  beatsPlay,
  canRaiseWorth,
  cardsOf,
  type Game,
  hiddenBeaters,
  mayDeclareWith,
  passPlay,
  type Reason,
  type SeatView,
  sureWins,
  winningOf,
  withoutCards,
  wordOf,
} from '../../../engine/climbing/index.ts';
import {
  countOf,
  invariant,
  type Play,
  pipsOf,
  type Seat,
  seatAfter,
} from '../../../engine/index.ts';
import { besideNext, differByChance, type PlayValue } from '../../bot.ts';
import { isIn } from './breaking.ts';
import { fallbackFor } from './fallback.ts';
import {
  brokenInHand,
  isSure,
  keeping,
  largestFirst,
  manyCards,
  type Seen,
  seenBy,
} from './seen.ts';
import { isPaidAlike, standingReasonOf } from './standingReason.ts';

/**
 * The most telling fact by the rules, else a bot's reckoning; undefined if neither. The looking
 * seat must be to play. It may reveal the hand: for that seat only. `values` are by the bot that
 * chose the play, the best first; empty if it does not reckon.
 */
export function reasonOf(
  view: SeatView,
  chosen: Play,
  values: readonly PlayValue[],
): Reason | undefined {
  const [fact] = factsFor(seenBy(view), chosen);
  return fact ?? reckoned(chosen, values);
}

/** The most telling first. */
export function factsFor(seen: Seen, chosen: Play): Reason[] {
  const { view } = seen;
  invariant(view.turn === view.seat, 'the seat that looks is to play');
  const facts = [...tellingFacts(seen, chosen), fallbackFor(seen, chosen)];
  return facts.filter((fact) => fact !== undefined);
}

function tellingFacts(seen: Seen, chosen: Play): (Reason | undefined)[] {
  const word = wordOf(chosen);
  switch (seen.view.phase) {
    case 'lead':
    case 'answer':
      return word === undefined ? playing(seen, chosen) : passing(seen);
    case 'declare':
      return [word === 'declare' ? declaring(seen, chosen) : declining(seen, chosen)];
    case 'redeal':
      return word === 'redeal' ? [noSure(seen), standing(seen, chosen)] : [holdsSure(seen)];
    case 'consent':
      return [word === 'play' ? holdsSure(seen) : noSure(seen)];
    default:
      return [standing(seen, chosen)];
  }
}

function standing({ view, hidden }: Seen, chosen: Play): Reason | undefined {
  const reason = standingReasonOf(view, chosen, hidden);
  return reason?.why === 'hidden' ? undefined : reason;
}

function playing(seen: Seen, chosen: Play): (Reason | undefined)[] {
  const { view } = seen;
  const stands = standing(seen, chosen);
  if (stands?.why === 'declares') return [stands];
  const first = [running(seen, chosen), stands?.why === 'fewBeat' ? undefined : stands];
  const others = view.legal.filter((play) => wordOf(play) === undefined && play !== chosen);
  const isAnswer = view.phase === 'answer';
  if (isAnswer && others.length === 0) return [...first, { why: 'only' }];
  return [
    ...first,
    stands,
    ...(isAnswer
      ? [keeping(seen, chosen, others), lone(seen, chosen), lowest(seen, chosen, others)]
      : [most(chosen, others), lone(seen, chosen)]),
    keepingSure(seen, chosen),
    weakest(seen, chosen, others),
    whole(seen, chosen),
  ];
}

function running({ view, hidden }: Seen, chosen: Play): Reason | undefined {
  const { seat, hand } = view;
  if (hiddenBeaters(view, seat, hidden, chosen).length > 0) return undefined;
  const wins = [chosen, ...sureWins(view, seat, hidden, withoutCards(hand, chosen))];
  const enough = wins.findIndex((_, at) => mayDeclareWith(view, seat, wins.slice(0, at + 1)));
  if (enough < 0) return undefined;
  const first = wins.slice(0, enough + 1);
  return { why: 'runs', wins: first.length, wu: winningOf(view, seat, first).wu };
}

function lone({ view, held }: Seen, chosen: Play): Reason | undefined {
  const [kind, ...others] = cardsOf(chosen);
  if (kind === undefined || others.length > 0 || countOf(view.hand, kind) > 1) return undefined;
  const isApart = held.every((play) => play === chosen || !cardsOf(play).includes(kind));
  return isApart ? { why: 'lone', kind } : undefined;
}

function lowest(seen: Seen, chosen: Play, others: readonly Play[]): Reason | undefined {
  if (others.some((other) => isLower(seen.view.game, other, chosen))) return undefined;
  return { why: brokenInHand(seen, chosen).length === 0 ? 'lowestWhole' : 'lowest' };
}

/** Where neither of two plays beats the other, the one with fewer pips is lower. */
function isLower(game: Game, one: Play, other: Play): boolean {
  if (beatsPlay(game, other, one)) return true;
  return !beatsPlay(game, one, other) && pipsIn(one) < pipsIn(other);
}

function pipsIn(play: Play): number {
  return cardsOf(play).reduce((sum, kind) => sum + pipsOf(kind), 0);
}

function most(chosen: Play, others: readonly Play[]): Reason | undefined {
  const size = cardsOf(chosen).length;
  const isMost = size >= manyCards && others.every((other) => cardsOf(other).length <= size);
  return isMost ? { why: 'most' } : undefined;
}

/** What nobody can beat stays for a later lead. */
function keepingSure(seen: Seen, chosen: Play) {
  const left = withoutCards(seen.view.hand, chosen);
  const [cards] = largestFirst(seen.held.filter((one) => isIn(left, one) && isSure(seen, one)));
  return cards && ({ why: 'keepsSure', cards } as const);
}

/** Strong cards stay for later: what is beaten most easily goes first. */
function weakest({ view, hidden }: Seen, chosen: Play, others: readonly Play[]) {
  const { length } = cardsOf(chosen);
  const beatersOf = (play: Play): number => hiddenBeaters(view, view.seat, hidden, play).length;
  const own = beatersOf(chosen);
  const ofOthers = others.filter((other) => cardsOf(other).length === length).map(beatersOf);
  return ofOthers.every((count) => count <= own) && ofOthers.some((count) => count < own)
    ? ({ why: 'weakest' } as const)
    : undefined;
}

function whole(seen: Seen, chosen: Play): Reason | undefined {
  return brokenInHand(seen, chosen).length === 0 ? { why: 'breaksNothing' } : undefined;
}

function passing(seen: Seen): (Reason | undefined)[] {
  const { view } = seen;
  const ways = view.legal.filter((play) => wordOf(play) === undefined);
  if (ways.length === 0) return [{ why: 'cannot' }];
  const next = nextToBeat(view);
  const waiting = next === undefined ? undefined : ({ why: 'waits', seat: next } as const);
  return [breaking(seen, ways), standing(seen, passPlay), sparing(seen, ways), waiting];
}

/** What speaks for beating a trick where nothing sets the play apart from others that beat it. */
export function beating(seen: Seen, chosen: Play): Reason[] {
  const others = seen.view.legal.filter((play) => wordOf(play) === undefined && play !== chosen);
  const sure = keepingSure(seen, chosen);
  return [
    ...(sure === undefined ? [] : [{ why: 'leadsOn', cards: sure.cards } as const]),
    ...(lowest(seen, chosen, others)?.why === 'lowestWhole' ? [{ why: 'cheap' } as const] : []),
  ];
}

/** Every play that beats the trick uses up or breaks what nobody can beat later either. */
function sparing(seen: Seen, ways: readonly Play[]): Reason | undefined {
  const spoiltBy = (way: Play): readonly Play[] =>
    [way, ...brokenInHand(seen, way)].filter((one) => isSure(seen, one));
  const [cards] = largestFirst(spoiltBy(ways[0] ?? passPlay));
  return cards !== undefined && ways.every((way) => spoiltBy(way).length > 0)
    ? { why: 'keepsSure', cards }
    : undefined;
}

/** Every play that beats the trick breaks the same combination, and is not sure to win. */
function breaking(seen: Seen, ways: readonly Play[]): Reason | undefined {
  if (ways.some((way) => isSure(seen, way))) return undefined;
  const [first, ...others] = ways.map((way) => brokenInHand(seen, way));
  const always = (first ?? []).filter((one) => others.every((broken) => broken.includes(one)));
  const [sure] = largestFirst(always.filter((one) => isSure(seen, one)));
  if (sure !== undefined) return { why: 'breaksSure', cards: sure };
  const [cards] = largestFirst(always);
  return cards !== undefined && cardsOf(cards).length >= manyCards
    ? { why: 'breaksUp', cards }
    : undefined;
}

/** Who is asked next if the looking seat passes; undefined where the trick is then won. */
export function nextToBeat({ game, seat, trick, handSizes, passed }: SeatView): Seat | undefined {
  if (trick === null) return undefined;
  for (
    let next = seatAfter(seat, game.seatCount);
    next !== trick.seat;
    next = seatAfter(next, game.seatCount)
  ) {
    const isOut = game.rules.passLocks && passed.includes(next);
    if (!isOut && (handSizes[next] ?? 0) > 0) return next;
  }
  return undefined;
}

function declaring(seen: Seen, chosen: Play): Reason | undefined {
  const stands = standing(seen, chosen);
  if (stands !== undefined && stands.why !== 'far') return stands;
  return spent(seen) ?? noSure(seen) ?? stands;
}

function spent({ view }: Seen): Reason | undefined {
  return canRaiseWorth(view) ? undefined : { why: 'spent' };
}

function declining(seen: Seen, chosen: Play): Reason | undefined {
  const stands = standing(seen, chosen);
  if (stands?.why === 'noPayers') return stands;
  return raising(seen) ?? stands ?? holdsSure(seen);
}

/** Sure wins raise the worth, if the seat leads when it declines. */
function raising({ view, hidden }: Seen): Reason | undefined {
  const { seat, hand, won } = view;
  if (won.flat().every(({ laid }) => laid) || !isPaidAlike(view)) return undefined;
  const wins = sureWins(view, seat, hidden, hand);
  const worths = [0, ...wins.map((_, at) => at + 1)].map(
    (count) => winningOf(view, seat, wins.slice(0, count)).worth,
  );
  const [before = 0] = worths;
  const chips = Math.max(...worths);
  return chips > before ? { why: 'raises', wins: worths.indexOf(chips), before, chips } : undefined;
}

function holdsSure(seen: Seen): Reason | undefined {
  const [cards] = largestFirst(seen.held.filter((play) => isSure(seen, play)));
  return cards && { why: 'holdsSure', cards };
}

/** Where a pass tells that a seat could not beat, some play may be sure all the same. */
function noSure(seen: Seen): Reason | undefined {
  if (seen.view.game.rules.mustBeat) return undefined;
  return seen.held.some((play) => isSure(seen, play)) ? undefined : { why: 'noSure' };
}

/** By a bot's reckoning no other play is better beyond chance, or none is as good. */
export function reckoned(chosen: Play, values: readonly PlayValue[]): Reason | undefined {
  const { own, next } = besideNext(chosen, values) ?? {};
  if (own === undefined || next === undefined) return undefined;
  if (differByChance(own, next)) return { why: 'asGood' };
  return own.points > next.points ? { why: 'best' } : undefined;
}

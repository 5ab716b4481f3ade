import { type Counts, countOf } from '../../core/counts.ts';
import { invariant } from '../../core/invariant.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf, sizeOf } from '../combination.ts';
import {
  combinationOf,
  combinationPlay,
  type KindCount,
  kindCountsIn,
  kindCountsOf,
} from '../play.ts';
import type { SeatView } from '../view.ts';
import { noCombinationOf } from './noCombination.ts';
import { notBeatingOf } from './notBeating.ts';
import type { Refusal } from './refusal.ts';
import { combinationsIn, laysIn } from './toldCombination.ts';

export type Meant =
  | { readonly means: 'play'; readonly play: Play }
  | { readonly means: 'nothing'; readonly why: Refusal };

/** The legal play of just the raised cards (W3 to W7), or why there is none. */
export function meantPlay(view: SeatView, raised: Counts): Meant {
  const cards = kindCountsIn(raised);
  const combination = combinationPlay(cards);
  const play = view.legal.find((legal) => combinationOf(legal) === combination);
  return play === undefined
    ? { means: 'nothing', why: refusalOf(view, cards) }
    : { means: 'play', play };
}

function refusalOf(view: SeatView, cards: readonly KindCount[]): Refusal {
  const { phase, game, trick } = view;
  const { variant } = game;
  if (cards.length === 0) return { code: 'none-raised' };
  const asksForCards = phase === 'lead' || phase === 'answer' || phase === 'lay';
  if (view.turn !== view.seat || !asksForCards) return { code: 'not-now' };
  for (const { kind, copies } of cards) {
    const held = countOf(view.hand, kind);
    if (copies > held) return { code: 'not-held', kind, raised: copies, held };
  }
  if (phase === 'lay') return notLaying(view, cards);
  const all = combinationsIn(variant);
  const play = combinationPlay(cards);
  const raised = play === undefined ? undefined : all.find((one) => one.play === play);
  if (raised === undefined) return noCombinationOf(all, cards);
  const toBeat = all.find((one) => one.play === trick?.play);
  invariant(toBeat !== undefined, 'on the lead every combination of the hand is legal');
  return notBeatingOf(variant, toBeat, raised);
}

/** W6 */
function notLaying({ game }: SeatView, cards: readonly KindCount[]): Refusal {
  const lays = laysIn(game.variant);
  const laid = kinds.filter((kind) => lays.some((one) => copiesOf(one.cards, kind) > 0));
  const others = cards.map(({ kind }) => kind).filter((kind) => !laid.includes(kind));
  return others.length > 0
    ? { code: 'never-laid', kinds: others, laid }
    : noCombinationOf(lays, cards);
}

/**
 * The legal plays that hold all cards a seat has raised (W3 to W7): first those with the fewest
 * cards more, and of as many in the order in which `legalPlays` lists them. With no card raised it
 * is every legal play of cards.
 */
export function completionsOf(view: SeatView, raised: Counts): readonly Play[] {
  const raisedKinds = kinds.filter((kind) => countOf(raised, kind) > 0);
  return view.legal
    .map((play) => ({ play, cards: kindCountsOf(play) }))
    .filter(({ cards }) => cards.length > 0)
    .filter(({ cards }) =>
      raisedKinds.every((kind) => copiesOf(cards, kind) >= countOf(raised, kind)),
    )
    .map(({ play, cards }) => ({ play, size: sizeOf(cards) }))
    .sort((one, other) => one.size - other.size)
    .map(({ play }) => play);
}

/** Those that some legal play of cards has now (W3 to W7), in the kit's order. */
export function litKinds({ legal }: SeatView): readonly Kind[] {
  const lit = new Set(legal.flatMap((play) => kindCountsOf(play).map(({ kind }) => kind)));
  return kinds.filter((kind) => lit.has(kind));
}

/**
 * The plays with a kind by which a seat beats the trick, the one it would want first (W3 to W5);
 * none but in `answer` on its turn. The order:
 * - the lowest first: what more combinations of the variant beat
 * - of one height, what breaks the fewest holdings: kinds of which some cards go and others stay
 * - else as `legalPlays` lists them
 */
export function beatingWith(view: SeatView, kind: Kind): readonly Play[] {
  if (view.phase !== 'answer') return [];
  const { beaters } = view.game.plays;
  return view.legal
    .filter((play) => copiesOf(kindCountsOf(play), kind) > 0)
    .map((play) => ({ play, lowness: countOf(beaters, play), broken: brokenBy(view, play) }))
    .sort((one, other) => other.lowness - one.lowness || one.broken - other.broken)
    .map(({ play }) => play);
}

/** How many kinds a play takes some cards of the hand from, but not all. */
function brokenBy({ hand }: SeatView, play: Play): number {
  return kindCountsOf(play).filter(({ kind, copies }) => copies < countOf(hand, kind)).length;
}

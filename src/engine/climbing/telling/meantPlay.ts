import { type Counts, countOf } from '../../core/counts.ts';
import { invariant } from '../../core/invariant.ts';
import { kinds } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { copiesOf } from '../combination.ts';
import { combinationOf, combinationPlay, type KindCount, kindCountsIn } from '../play.ts';
import type { SeatView } from '../view.ts';
import { noCombinationOf } from './noCombination.ts';
import { notBeatingOf } from './notBeating.ts';
import type { Refusal } from './refusal.ts';
import { combinationsIn, laysIn } from './toldCombination.ts';

/** What raised cards would play, or why they are no play. */
export type Meant =
  | { readonly means: 'play'; readonly play: Play }
  | { readonly means: 'nothing'; readonly why: Refusal };

/**
 * What a seat would play with the cards it has raised: the legal play of just these cards, which
 * leads them, beats the trick with them or lays them (W3 to W7), or why there is none.
 * @param raised some cards of the seat's hand, by kind
 */
export function meantPlay(view: SeatView, raised: Counts): Meant {
  const cards = kindCountsIn(raised);
  const combination = combinationPlay(cards);
  const play = view.legal.find((legal) => combinationOf(legal) === combination);
  return play === undefined
    ? { means: 'nothing', why: refusalOf(view, cards) }
    : { means: 'play', play };
}

/** Why cards that are no legal play of a seat are none. */
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

/** Why cards that are in the hand cannot be laid (W6). */
function notLaying({ game }: SeatView, cards: readonly KindCount[]): Refusal {
  const lays = laysIn(game.variant);
  const laid = kinds.filter((kind) => lays.some((one) => copiesOf(one.cards, kind) > 0));
  const others = cards.map(({ kind }) => kind).filter((kind) => !laid.includes(kind));
  return others.length > 0
    ? { code: 'never-laid', kinds: others, laid }
    : noCombinationOf(lays, cards);
}

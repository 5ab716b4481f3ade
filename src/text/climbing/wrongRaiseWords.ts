import {
  cardsOf,
  type Game,
  type Instead,
  insteadOf,
  type Refusal,
  type SeatView,
} from '../../engine/climbing/index.ts';
import { type Counts, countOf, kinds, type Play } from '../../engine/index.ts';
import { listOfAll, listOfAny } from '../lists.ts';
import type { Say } from '../say.ts';
import { pipText } from '../tileNames.ts';
import { combinationInSentence } from './combinationWords.ts';
import { refusalWords } from './refusalWords.ts';
import { suitNamesOf } from './suitWords.ts';

interface WrongRaise {
  readonly view: SeatView;
  readonly raised: Counts;
  readonly why: Refusal;
}

/**
 * Why, and what would go instead, in a sentence or two that a phone has room for: `6‑4 and 1‑1
 * don’t go together. 1‑1 goes with 6‑2.`
 */
export function wrongRaiseWords({ view, raised, why }: WrongRaise, say: Say): string {
  const { game } = view;
  const instead = insteadOf(view, raised, why);
  switch (instead?.tells) {
    case 'goes':
      return say('climbing.wrong.goes', {
        cards: cardsIn(raised, say),
        card: pipText(instead.kind),
        with: (instead.together ? listOfAll : listOfAny)(instead.with.map(pipText), say),
      });
    case 'alone':
      return say('climbing.wrong.alone', { cards: cardsIn(raised, say) });
    case 'nearest':
      return say('climbing.wrong.nearest', {
        why: shortOf(why),
        play: combinationInSentence(instead.play, say, game.variant.id),
      });
    case 'beaters':
      return takesWords(why, instead, game, say);
    case undefined:
      return refusalWords(why, game, say);
  }
}

function cardsIn(raised: Counts, say: Say): string {
  const up = kinds.filter((kind) => countOf(raised, kind) > 0);
  return listOfAll(up.map(pipText), say);
}

function takesWords(
  why: Refusal,
  { plays, others }: Instead & { readonly tells: 'beaters' },
  { variant }: Game,
  say: Say,
): string {
  const more = others === 'higher' && plays.length > 1 ? 'severally' : others;
  const told = { plays: anyOf(plays, variant.id, say), more };
  if (why.code !== 'wrong-suit') return say('climbing.wrong.takes', { why: shortOf(why), ...told });
  const names = suitNamesOf(variant.id, say);
  const suits = why.beating.map((suit) => names[suit] ?? '');
  return say('climbing.wrong.suit', {
    raised: names[why.raised] ?? '',
    suit: listOfAny(suits, say),
    ...told,
  });
}

/** What is wrong in a word or two, as its messages name it. */
function shortOf(why: Refusal): 'few' | 'many' | 'low' | 'equal' | 'mixture' | 'other' {
  switch (why.code) {
    case 'wrong-size':
      return why.raised < why.trick ? 'few' : 'many';
    case 'too-low':
      return 'low';
    case 'equal':
      return 'equal';
    case 'wrong-mixture':
      return 'mixture';
    default:
      return 'other';
  }
}

/** Any of some plays; sets of as many cards by their kinds: `two of 1‑1 or 6‑6`. */
function anyOf(plays: readonly Play[], variant: string, say: Say): string {
  const sets = plays.map(cardsOf);
  const [copies = 0] = sets.map(({ length }) => length);
  const areSets = sets.every((cards) => new Set(cards).size === 1 && cards.length === copies);
  if (!areSets) {
    return listOfAny(
      plays.map((play) => combinationInSentence(play, say, variant)),
      say,
    );
  }
  const named = sets.flatMap(([kind]) => (kind === undefined ? [] : pipText(kind)));
  return say('climbing.poke.sets', { copies, kinds: listOfAny(named, say) });
}

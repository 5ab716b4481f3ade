import type { Kind } from '../../core/kind.ts';
import type { Play } from '../../core/play.ts';
import { beats, copiesOf, isBeside } from '../combination.ts';
import type { ClimbingVariant } from '../variant.ts';
import { noCombinationOf } from './noCombination.ts';
import type { NoCombination } from './refusal.ts';
import { combinationsIn, type ToldCombination } from './toldCombination.ts';

/** How a combination stands to all others that the rest of the kit can make beside it. */
export interface Standing {
  readonly means: 'combination';
  readonly play: Play;
  readonly beatenBy: readonly Play[];
  readonly beats: readonly Play[];
  /** What is as high as it is (W2). */
  readonly equals: readonly Play[];
  readonly beatsEvery: boolean;
}

export type PokedCards = Standing | { readonly means: 'nothing'; readonly why: NoCombination };

/** As a set, or as the combination that a kind in no suit is in (W2, W3). Copies are 1 to 4. */
export function standingOf(variant: ClimbingVariant, kind: Kind, copies: number): PokedCards {
  const all = combinationsIn(variant);
  const set = all.find(({ cards }) => cards.length === 1 && copiesOf(cards, kind) === copies);
  const isSet = all.some(({ cards }) => cards.length === 1 && copiesOf(cards, kind) > 0);
  const poked = isSet
    ? set
    : all.find(({ cards, size }) => size === copies && copiesOf(cards, kind) > 0);
  if (poked?.play === undefined) {
    return { means: 'nothing', why: noCombinationOf(all, [{ kind, copies }]) };
  }
  const beside = all.filter((one) => one !== poked && isBeside(variant, poked, one));
  const beaten = beside.filter((one) => beats(poked, one));
  return {
    means: 'combination',
    play: poked.play,
    beatenBy: playsOf(beside.filter((one) => beats(one, poked))),
    beats: playsOf(beaten),
    equals: playsOf(beside.filter((one) => isLevel(one, poked))),
    beatsEvery: beaten.length === beside.length,
  };
}

function isLevel(one: ToldCombination, { stands }: ToldCombination): boolean {
  return (
    stands !== null && one.stands?.ladder === stands.ladder && one.stands.height === stands.height
  );
}

/** The plays of combinations, on each ladder the highest first. */
function playsOf(combinations: readonly ToldCombination[]): Play[] {
  return combinations
    .toSorted((one, other) => (other.stands?.height ?? 0) - (one.stands?.height ?? 0))
    .flatMap(({ play }) => play ?? []);
}

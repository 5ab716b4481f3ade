import { type Counts, tilesOf } from '../../core/counts.ts';
import { invariant } from '../../core/invariant.ts';
import { type Kind, kinds } from '../../core/kind.ts';
import { copiesProblemOf } from '../../core/kit.ts';
import { parseKind } from '../../core/parseKind.ts';
import { balanceOf } from '../../core/settlement.ts';
import { createGame, type Game } from '../game.ts';
import { paymentsOf } from '../payments.ts';
import { type ScoreSheet, scoreSheetOf } from '../scoreSheet.ts';
import { type VariantId, variants } from '../variants.ts';

export interface TooMany {
  readonly kind: Kind;
  readonly found: number;
  readonly expected: number;
}

/** As played and under other rules; null where it is no line there. */
export interface LineDifference {
  readonly id: ScoreSheet['groups'][number]['id'] | `bonus-${ScoreSheet['bonuses'][number]['id']}`;
  readonly here: number | null;
  readonly there: number | null;
}

/** A catch counted under other rules, or why their kit could not hold it. */
export type OtherCount =
  | { readonly total: number; readonly differences: readonly LineDifference[] }
  | { readonly tooMany: TooMany };

export interface OtherRules {
  readonly variant: VariantId;
  /** Whether the round was played by it. */
  readonly isPresent: boolean;
  /** Whether switches of the variant were set apart. */
  readonly isChanged: boolean;
  readonly seats: readonly OtherCount[];
  /** What each seat would win or lose; null where the kit could not hold the catches together. */
  readonly balance: readonly number[] | null;
  /** What keeps the kit from holding the catches together though it holds each of them. */
  readonly together: TooMany | undefined;
}

/**
 * The catches of a round under the rules of every variant, in the order they are offered. Where the
 * round was played with other switches that change what is counted or paid, its own rules come
 * first and all variants are as they are.
 */
export function otherRulesOf(present: Game, catches: readonly Counts[]): OtherRules[] {
  const counted = catches.map((caught) => ({
    caught,
    here: scoreSheetOf(present.scoring, caught),
  }));
  const plain = variants.map((variant) => {
    const game = createGame(variant, present.seatCount);
    invariant(game.ok, 'a variant has its own switches');
    return { id: variant.id, game: game.value };
  });
  const own = plain.find(({ id }) => id === present.variant.id);
  invariant(own !== undefined, 'a game is of a known variant');
  const isChanged = !countsAlike(own.game, present);
  const others = plain.map(({ id, game }) => ({
    variant: id,
    isPresent: id === own.id && !isChanged,
    isChanged: false,
    ...countsUnder(game, counted),
  }));
  if (!isChanged) return others;
  const played = countsUnder(present, counted);
  return [{ variant: own.id, isPresent: true, isChanged, ...played }, ...others];
}

function countsAlike(one: Game, other: Game): boolean {
  const terms = ({ scoring, rules: { settlement, doubleAt } }: Game) =>
    JSON.stringify([scoring, settlement, doubleAt]);
  return terms(one) === terms(other);
}

interface CountedCatch {
  readonly caught: Counts;
  readonly here: ScoreSheet;
}

function countsUnder(game: Game, counted: readonly CountedCatch[]) {
  const seats = counted.map(({ caught, here }): OtherCount => {
    const tooMany = tooManyOf(game, [caught]);
    if (tooMany !== undefined) return { tooMany };
    const there = scoreSheetOf(game.scoring, caught);
    return { total: there.total, differences: differencesOf(here, there) };
  });
  const totals = seats.flatMap((seat) => ('total' in seat ? [seat.total] : []));
  const isWhole = totals.length === seats.length;
  const catches = counted.map(({ caught }) => caught);
  const together = isWhole ? tooManyOf(game, catches) : undefined;
  return {
    seats,
    balance:
      isWhole && together === undefined
        ? balanceOf(paymentsOf(totals, game.rules), totals.length)
        : null,
    together,
  };
}

function tooManyOf({ variant }: Game, catches: readonly Counts[]): TooMany | undefined {
  const problem = copiesProblemOf(variant.kit, catches.flatMap(tilesOf), 'at-most');
  if (problem?.code !== 'wrong-copies') return undefined;
  const kind = parseKind(problem.kind) ?? kinds.length;
  return { kind, found: problem.found, expected: problem.expected };
}

function differencesOf(here: ScoreSheet, there: ScoreSheet): LineDifference[] {
  const mine = pointsByLine(here);
  const theirs = pointsByLine(there);
  return [...new Set([...mine.keys(), ...theirs.keys()])]
    .map((id) => ({ id, here: mine.get(id) ?? null, there: theirs.get(id) ?? null }))
    .filter((line) => (line.here ?? 0) !== (line.there ?? 0));
}

function pointsByLine({ groups, bonuses }: ScoreSheet): Map<LineDifference['id'], number> {
  return new Map([
    ...groups.map(({ id, points }) => [id, points] as const),
    ...bonuses.map(({ id, points }) => [`bonus-${id}` as const, points] as const),
  ]);
}

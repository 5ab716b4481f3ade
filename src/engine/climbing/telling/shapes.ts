import { type Counts, countOf, countTiles } from '../../core/counts.ts';
import type { Play } from '../../core/play.ts';
import { beats, isBeside } from '../combination.ts';
import type { Deal } from '../deal.ts';
import { namedCombinations } from '../forms/playsBySize.ts';
import type { ClimbingVariant } from '../variant.ts';
import { notBeatingOf } from './notBeating.ts';
import type { NotBeating } from './refusal.ts';
import { combinationsIn, type Form, type ToldCombination } from './toldCombination.ts';

/** What a combination is called: by its form or, where plays go by size, by its kinds. */
export type ShapeId = Exclude<Form, 'by-size'> | keyof typeof namedCombinations;

export interface Shape {
  readonly id: ShapeId;
  readonly rule: 'W3' | 'W4' | 'W5';
  /** Fewest cards first. */
  readonly sizes: readonly number[];
  /** At least one. */
  readonly combinations: readonly ToldCombination[];
}

/** In the order of its rules (W3 to W5). */
export function shapesOf(variant: ClimbingVariant): readonly Shape[] {
  const byShape = new Map<ShapeId, ToldCombination[]>();
  for (const one of combinationsIn(variant)) {
    const id = shapeIdOf(one);
    byShape.set(id, [...(byShape.get(id) ?? []), one]);
  }
  return [...byShape].map(([id, combinations]) => ({
    id,
    rule: ruleOf(id),
    sizes: [...new Set(combinations.map(({ size }) => size))].sort((one, other) => one - other),
    combinations,
  }));
}

function shapeIdOf({ form, cards }: ToldCombination): ShapeId {
  if (form !== 'by-size') return form;
  const named = namesOfShapes.find((name) =>
    namedCombinations[name].every((kind) => cards.some((card) => card.kind === kind)),
  );
  return named ?? 'set';
}

const namesOfShapes = ['happy', 'bull', 'pendulum', 'fish'] as const;

function ruleOf(id: ShapeId): Shape['rule'] {
  if (id === 'mixed') return 'W4';
  return id === 'supreme' ? 'W5' : 'W3';
}

/** A combination of a dealt hand with answers of two other hands (W3 to W5). */
export interface CombinationExample {
  readonly play: Play;
  /** What beats it; null where nothing can. */
  readonly beaten: Play | null;
  /** What does not beat it, of as many cards, and why. */
  readonly not: { readonly play: Play; readonly why: NotBeating };
}

/**
 * The first example of a shape that deals hold: of two cards at least, led by one hand, with what
 * beats it in a second and what does not in a third.
 * Where anything beats it, what does not is of the same form.
 * @param dealt deals with three hands or more, in the order in which they are looked through
 */
export function combinationExample(
  variant: ClimbingVariant,
  { combinations }: Shape,
  dealt: Iterable<Deal>,
): CombinationExample | undefined {
  const all = combinationsIn(variant);
  const shown = combinations.filter(({ size }) => size > 1);
  const canBeBeaten = shown.some((one) =>
    all.some((other) => beats(other, one) && isBeside(variant, one, other)),
  );
  for (const { hands } of dealt) {
    const counts = hands.map(countTiles);
    for (const [lead, second, third] of orders) {
      const [leads, answers, others] = [lead, second, third].map((seat) => counts[seat]);
      if (leads === undefined || answers === undefined || others === undefined) continue;
      for (const one of shown) {
        if (!holds(leads, one)) continue;
        const better = all.find((other) => beats(other, one) && holds(answers, other));
        if (canBeBeaten && better === undefined) continue;
        const held = all.filter((other) => isPlainlyNot(one, other) && holds(others, other));
        const not =
          held.find(({ form }) => form === one.form) ?? (canBeBeaten ? undefined : held[0]);
        if (one.play === undefined || not?.play === undefined) continue;
        const why = notBeatingOf(variant, one, not);
        return { play: one.play, beaten: better?.play ?? null, not: { play: not.play, why } };
      }
    }
  }
  return undefined;
}

const orders = [
  [0, 1, 2],
  [1, 2, 0],
  [2, 0, 1],
  [0, 2, 1],
  [1, 0, 2],
  [2, 1, 0],
] as const;

/** Whether it has as many cards and does not beat it, though it beats some other play. */
function isPlainlyNot(one: ToldCombination, other: ToldCombination): boolean {
  return other.size === one.size && !beats(other, one) && other.reaches.length > 0;
}

function holds(counts: Counts, { cards }: ToldCombination): boolean {
  return cards.every(({ kind, copies }) => countOf(counts, kind) >= copies);
}

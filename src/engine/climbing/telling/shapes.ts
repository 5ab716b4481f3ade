import { namedCombinations } from '../forms/playsBySize.ts';
import type { ClimbingVariant } from '../variant.ts';
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

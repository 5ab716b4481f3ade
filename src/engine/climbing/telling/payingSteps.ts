import type { Game } from '../game.ts';
import { pointsOfWu } from '../worth.ts';

/** A number of wu with which more is paid than with one less. */
export interface PayingStep {
  readonly wu: number;
  /** What so many wu come to. */
  readonly chips: number;
}

/**
 * The numbers of wu with which more is paid than with one less, fewest first (W13).
 * @param marks what else counts among them
 * @param most the most wu that are looked at
 */
export function payingSteps(game: Game, marks: number, most: number): readonly PayingStep[] {
  const worths = Array.from({ length: most + 1 }, (_, wu) => pointsOfWu(game, wu, marks));
  return worths.flatMap((chips, wu) => (chips > (worths[wu - 1] ?? 0) ? [{ wu, chips }] : []));
}

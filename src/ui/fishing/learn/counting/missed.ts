import type { Game, GroupLine, ScoreSheet } from '../../../../engine/fishing/index.ts';
import { countOf } from '../../../../engine/index.ts';
import type { CountTask } from './countTask.ts';

/** The mistake that a wrong number probably shows. */
export type CountMistake =
  /** The red pips were not rounded up (S1), or big fish counted once (S2). */
  | { readonly what: 'rounding' | 'twice' }
  /** The learner left a line out, or took a complete group for an open one, or the reverse. */
  | { readonly what: 'line' | 'full' | 'short'; readonly line: GroupLine }
  /** A bonus was left out, or counted though it is not earned (S8). */
  | { readonly what: 'bonus' | 'noBonus'; readonly bonus: ScoreSheet['bonuses'][number] }
  /** A difference was not doubled, or it was (S9). */
  | { readonly what: 'doubled' | 'single' }
  /** The whole catch was counted and not what is added, or not the one tile that was asked for. */
  | { readonly what: 'whole' | 'wholeForOne' };

/** Found by counting with one mistake after another; undefined if none leads to the answer. */
export function missedBy(task: CountTask, given: number): CountMistake | undefined {
  const { answer, asked, sheet, payments, undoubled } = task;
  if (answer.by !== 'number' || given === answer.right) return undefined;
  const { right } = answer;
  if (payments.length > 0) {
    if (given === undoubled) return { what: 'doubled' };
    const isSingle = payments.every(({ doubled }) => !doubled);
    return isSingle && given === 2 * right ? { what: 'single' } : undefined;
  }
  const isWhole = right !== sheet.total && given === sheet.total;
  if (asked === 'each') {
    if (isWhole) return { what: 'wholeForOne' };
    return 2 * given === right ? { what: 'twice' } : undefined;
  }
  if (isWhole) return { what: 'whole' };
  return missedInSheet(task.game, sheet, given - right);
}

function missedInSheet(game: Game, { groups, bonuses }: ScoreSheet, off: number) {
  const found: readonly (readonly [number, CountMistake])[] = [
    ...groups.flatMap((line): (readonly [number, CountMistake])[] => [
      [line.id === 'small-fish' ? -line.rounding : 0, { what: 'rounding' }],
      [line.id === 'big-fish' ? -line.points / 2 : 0, { what: 'twice' }],
      [smallOf(game, line) - line.points, { what: 'full', line }],
      [line.shortfall?.type === 'group' ? line.shortfall.lift : 0, { what: 'short', line }],
    ]),
    ...bonuses.map((bonus): readonly [number, CountMistake] =>
      bonus.complete
        ? [-bonus.points, { what: 'bonus', bonus }]
        : [bonus.worth, { what: 'noBonus', bonus }],
    ),
    ...groups.map((line): readonly [number, CountMistake] => [
      -line.points,
      { what: 'line', line },
    ]),
  ];
  return found.find(([difference]) => difference !== 0 && difference === off)?.[1];
}

function smallOf(game: Game, line: GroupLine): number {
  if (line.complete !== true) return line.points;
  const group = game.scoring.groups.find(({ id }) => id === line.id);
  return line.tiles.reduce(
    (sum, { kind, copies }) => sum + copies * (group ? countOf(group.pointsIncomplete, kind) : 0),
    0,
  );
}

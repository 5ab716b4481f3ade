import { type Game, scoreSheetOf } from '../../../engine/fishing/index.ts';
import type { MessageValues } from '../../../text/filling.ts';
import { countedSince } from '../roomBoard/caughtSince.ts';
import type { TableModel } from '../table/tableModel.ts';

/** What the rules count, by the names that the words have for it. */
export function figuresOf({ scoring, rules }: Game): MessageValues {
  const worth = scoring.groups.flatMap(
    ({ kinds: [kind = 0], complete, incomplete, pointsComplete, pointsIncomplete }) => [
      [incomplete, pointsIncomplete[kind] ?? 0] as const,
      [complete, pointsComplete[kind] ?? 0] as const,
    ],
  );
  const bonuses = scoring.bonuses.map(({ id, points }) => [id, points] as const);
  return { doubleAt: rules.doubleAt, ...Object.fromEntries([...worth, ...bonuses]) };
}

/**
 * The figures that a remark may tell: what the rules count, and what both have caught since the
 * lesson began.
 */
export function factsOf(model: TableModel): MessageValues {
  const [points = 0, others = 0] = model.names.map(
    (_, seat) => scoreSheetOf(model.game.scoring, countedSince(model, seat)).total,
  );
  return { ...figuresOf(model.game), points, others, margin: points - others };
}

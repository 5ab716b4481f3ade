import { canRaiseWorth } from '../../../../engine/climbing/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/**
 * What declaring pays now: a sentence where all pay alike or nobody does, else what each would pay.
 */
export function payingWords(model: TableModel, say: Say): string | readonly string[] {
  const { game, names, declaring } = model;
  const { paid, countedFrom: least } = game.counting;
  const [first] = declaring;
  if (first === undefined) return say('climbing.table.declare.noPayers', { least });
  if (!paysAlike(model)) {
    return declaring.map(({ from, points }) =>
      say('climbing.table.declare.from', { name: names[from] ?? '', chips: points }),
    );
  }
  const id =
    paid === 'families' ? 'climbing.table.declare.families' : 'climbing.table.declare.each';
  return say(id, { chips: first.points, least });
}

/** What more wu would pay, or that no more can be won; undefined where nobody pays. */
export function nextPayWords(model: TableModel, say: Say): string | undefined {
  const { seats, viewer, view, declaring } = model;
  const own = seats[viewer ?? -1];
  if (own === undefined || declaring.length === 0) return undefined;
  if (view === null || !canRaiseWorth(view)) return say('climbing.reason.spent');
  const id = paysAlike(model) ? 'climbing.table.declare.next' : 'climbing.table.declare.nextDouble';
  const chips = Math.min(...declaring.map(({ next }) => next));
  return say(id, { needs: own.next.needs, chips });
}

function paysAlike({ declaring }: TableModel): boolean {
  return declaring.every(({ points }) => points === declaring[0]?.points);
}

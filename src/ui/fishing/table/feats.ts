import { gainOf, pointsOf, takenBy } from '../../../engine/fishing/index.ts';
import { countTiles, type Kind, type Seat } from '../../../engine/index.ts';
import type { TableModel } from './tableModel.ts';

/** What a play has completed beside what it took, or the line that it has reached. */
export interface Feat {
  /** The index of the play. */
  readonly at: number;
  readonly seat: Seat;
  readonly completes: ReturnType<typeof gainOf>['completes'];
  /** What the play has added to the catch. */
  readonly points: number;
  /** The tiles of the catch that are complete now, each as often as it was caught. */
  readonly tiles: readonly Kind[];
  /** Whether its seat has come to the points from which payments double (S9). */
  readonly reachesLine: boolean;
}

type Played = Pick<TableModel, 'game' | 'arrangement' | 'steps'>;

/** The feat of the play of an index (S4, S5, S6, S8, S9), if it is one. */
export function featAt(model: Played, at: number): Feat | undefined {
  const step = model.steps[at];
  if (step === undefined || takenBy(step.play).length === 0) return undefined;
  const { scoring, rules } = model.game;
  const caught = catchUntil(model, step.seat, at);
  const before = countTiles(caught);
  const { completes: all, points } = gainOf(model.game, before, step.play);
  const worthless = scoring.bonuses.filter((bonus) => bonus.points === 0);
  const completes = all.filter((one) => !worthless.some(({ id }) => one === `bonus-${id}`));
  const total = pointsOf(scoring, before);
  const reachesLine =
    rules.doubleAt > 0 && total < rules.doubleAt && total + points >= rules.doubleAt;
  if (completes.length === 0 && !reachesLine) return undefined;
  const kinds = kindsOf(model, completes);
  const tiles = [...caught, ...takenBy(step.play)].filter((kind) => kinds.has(kind));
  return { at, seat: step.seat, completes, points, tiles, reachesLine };
}

/** The feats of the plays from an index up to, not including, another. */
export function featsBetween(model: Played, begin: number, end: number): readonly Feat[] {
  return Array.from({ length: Math.max(0, end - begin) }, (_, at) => begin + at).flatMap(
    (at) => featAt(model, at) ?? [],
  );
}

/** The kinds of groups and bonuses. */
function kindsOf({ game }: Played, completes: Feat['completes']): ReadonlySet<Kind> {
  const { groups, bonuses } = game.scoring;
  const isMeant = (id: Feat['completes'][number]): boolean => completes.includes(id);
  return new Set([
    ...groups.filter(({ id }) => isMeant(id)).flatMap(({ kinds }) => kinds),
    ...bonuses
      .filter(({ id }) => isMeant(`bonus-${id}`))
      .flatMap(({ needs }) => needs.flatMap(({ oneOf }) => oneOf)),
  ]);
}

/** What a seat had caught before the play of an index, in the order of capture. */
function catchUntil({ arrangement }: Played, seat: Seat, at: number): readonly Kind[] {
  const caught = (arrangement.catches[seat] ?? []).filter(({ step }) => step < at);
  return caught.flatMap(({ tiles }) => tiles.map(({ kind }) => kind));
}

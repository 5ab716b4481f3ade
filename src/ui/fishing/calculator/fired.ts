import type { BonusLine, GroupLine } from '../../../engine/fishing/index.ts';
import type { Kind } from '../../../engine/index.ts';
import type { CalculatorModel, CatchCount } from './calculatorModel.ts';

/** A rule that a change has let fire, or that holds no more. */
export type Firing =
  | { readonly what: 'complete' | 'broken'; readonly line: GroupLine }
  | { readonly what: 'bonus' | 'bonusLost'; readonly bonus: BonusLine }
  | { readonly what: 'doubled' };

/** What a change to one catch has brought. */
export interface Fired {
  readonly name: string;
  /** The one tile that was added or taken out, if it was one. */
  readonly tile: { readonly kind: Kind; readonly added: boolean } | null;
  readonly points: number;
  readonly total: number;
  readonly tiles: number;
  readonly firings: readonly Firing[];
}

/** What has changed between two counts of the same game; null where no single catch has. */
export function firedBetween(before: CalculatorModel, after: CalculatorModel): Fired | null {
  if (before.game !== after.game || before.editing !== after.editing) return null;
  const changed = after.catches.flatMap((now, seat) => {
    const was = before.catches[seat];
    return was !== undefined && was.order !== now.order ? [{ was, now }] : [];
  });
  const [one, ...others] = changed;
  if (one === undefined || others.length > 0) return null;
  const { was, now } = one;
  return {
    name: now.name,
    tile: tileBetween(was, now),
    points: now.sheet.total - was.sheet.total,
    total: now.sheet.total,
    tiles: now.tiles,
    firings: [
      ...groupFirings(was, now),
      ...bonusFirings(was, now),
      ...(isDoubled(after) && !isDoubled(before) ? [{ what: 'doubled' as const }] : []),
    ],
  };
}

function tileBetween(was: CatchCount, now: CatchCount): Fired['tile'] {
  const [more, less] = now.tiles > was.tiles ? [now, was] : [was, now];
  if (more.tiles - less.tiles !== 1) return null;
  const rest = [...less.order];
  for (const kind of more.order) {
    const at = rest.indexOf(kind);
    if (at < 0) return { kind, added: more === now };
    rest.splice(at, 1);
  }
  return null;
}

function groupFirings(was: CatchCount, now: CatchCount): Firing[] {
  const isComplete = (count: CatchCount, id: GroupLine['id']): boolean =>
    count.sheet.groups.some((line) => line.id === id && line.complete === true);
  return [
    ...now.sheet.groups
      .filter(({ id }) => isComplete(now, id) && !isComplete(was, id))
      .map((line) => ({ what: 'complete' as const, line })),
    ...was.sheet.groups
      .filter(({ id }) => isComplete(was, id) && !isComplete(now, id))
      .map((line) => ({ what: 'broken' as const, line })),
  ];
}

function bonusFirings(was: CatchCount, now: CatchCount): Firing[] {
  return now.sheet.bonuses.flatMap((bonus): Firing[] => {
    const before = was.sheet.bonuses.find(({ id }) => id === bonus.id)?.points ?? 0;
    if (before === bonus.points) return [];
    return [{ what: bonus.points > before ? 'bonus' : 'bonusLost', bonus }];
  });
}

function isDoubled({ payments }: CalculatorModel): boolean {
  return payments.some(({ doubled }) => doubled);
}

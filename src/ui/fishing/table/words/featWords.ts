import type { Say } from '../../../../text/say.ts';
import type { Feat } from '../feats.ts';
import type { TableModel } from '../tableModel.ts';
import { groupNames } from './groupNames.ts';

/** A feat as sentences: what was completed, and that the line of doubling was reached. */
export function featWords(
  { seat, completes, points, reachesDouble }: Feat,
  { names, game }: Pick<TableModel, 'names' | 'game'>,
  say: Say,
): readonly string[] {
  const name = names[seat] ?? '';
  return [
    ...(completes.length === 0
      ? []
      : [say('table.feat.told', { name, groups: groupNames(completes, say), points })]),
    ...(reachesDouble ? [say('table.feat.line', { name, line: game.rules.doubleAt })] : []),
  ];
}

/** A feat as briefly as can be, with the name of its seat. */
export function featBrief(feat: Feat, name: string, line: number, say: Say): string {
  const { completes, points } = feat;
  return completes.length === 0
    ? say('table.feat.line', { name, line })
    : say('table.feat.brief', { name, groups: groupNames(completes, say), points });
}

/** A feat in a few letters; the line of doubling only where nothing was completed. */
export function ribbonWords({ completes, points }: Feat, line: number, say: Say): string {
  return completes.length === 0
    ? say('table.feat.ribbonLine', { line })
    : say('table.feat.ribbon', { groups: groupNames(completes, say), points });
}

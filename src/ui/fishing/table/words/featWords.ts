import type { Gain } from '../../../../engine/fishing/index.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';
import type { Feat } from '../feats.ts';
import type { TableModel } from '../tableModel.ts';

/** A feat as sentences: what was completed, and that the line of doubling was reached. */
export function featWords(
  { seat, completes, points, line }: Feat,
  { names, game }: Pick<TableModel, 'names' | 'game'>,
  say: Say,
): readonly string[] {
  const name = names[seat] ?? '';
  return [
    ...(completes.length === 0
      ? []
      : [say('table.feat.told', { name, groups: groupNames(completes, say), points })]),
    ...(line === undefined ? [] : [lineWords(line, name, game.rules.doubleAt, say)]),
  ];
}

/** A feat as briefly as can be, with the name of its seat. */
export function featBrief(
  { completes, points, line }: Feat,
  name: string,
  doubleAt: number,
  say: Say,
): string {
  return completes.length === 0 && line !== undefined
    ? lineWords(line, name, doubleAt, say)
    : say('table.feat.brief', { name, groups: groupNames(completes, say), points });
}

function lineWords(line: 'doubles' | 'ends', name: string, doubleAt: number, say: Say): string {
  return line === 'doubles'
    ? say('table.feat.line', { name, line: doubleAt })
    : say('table.feat.lineEnds', { name, line: doubleAt });
}

/** A feat in a few letters; the line of doubling only where nothing was completed. */
export function ribbonWords({ completes, points }: Feat, line: number, say: Say): string {
  return completes.length === 0
    ? say('table.feat.ribbonLine', { line })
    : say('table.feat.ribbon', { groups: groupNames(completes, say), points });
}

export function groupNames(groups: Gain['completes'], say: Say): string {
  return listOfAll(
    groups.map((group) => say(`table.group.${group}`)),
    say,
  );
}

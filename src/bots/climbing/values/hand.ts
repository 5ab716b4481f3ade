import type { Game } from '../../../engine/climbing/index.ts';
import { createPart, createPartReckoner, type Part, type ReckonPart } from './part.ts';
import { playBookOf } from './playBook.ts';
import { addProspect, clearProspect, createProspect, type Prospect } from './prospect.ts';
import type { Look } from './sight.ts';
import type { WorthTable } from './worthTable.ts';

/** Worth of the looking seat's hand, written over at each look. */
export interface HandOutlook {
  readonly prospect: Prospect;
  /** By group. */
  readonly parts: readonly Part[];
  /** Reckons the whole hand anew, after a look. */
  readonly take: () => void;
  readonly reckonPart: ReckonPart;
  /** The most cards one lead can be expected to bring, from any group but one; -1 for all. */
  readonly bestBut: (group: number) => number;
  /** What the wu come to once a run has been added (W13). */
  readonly worthWith: (prospect: Prospect, wu: number, marks: number) => number;
}

export function createHandOutlook(game: Game, look: Look, table: WorthTable): HandOutlook {
  const { groups } = playBookOf(game);
  const reckonPart = createPartReckoner(game, look);
  const prospect = createProspect();
  const parts = groups.map(createPart);
  const { sight, worthAt } = look;

  const held = (group: number, place: number): number => {
    const kind = groups[group]?.[place];
    return kind === undefined ? 0 : (sight.hand[kind] ?? 0);
  };

  const take = (): void => {
    clearProspect(prospect);
    for (let group = 0; group < parts.length; group += 1) {
      const part = parts[group];
      if (part === undefined) continue;
      reckonPart(part, group, held(group, 0), held(group, 1), held(group, 2));
      addProspect(prospect, part.prospect);
    }
  };

  const bestBut = (group: number): number => {
    let best = 0;
    for (let other = 0; other < parts.length; other += 1) {
      const part = parts[other];
      if (other !== group && part !== undefined && part.best > best) best = part.best;
    }
    return best;
  };

  const worthWith = (run: Prospect, wu: number, marks: number): number => {
    if (!table.countsBestMarks)
      return worthAt(sight.wu + wu + run.wu, sight.marks + marks + run.marks);
    const once = run.markedOnce > 0 ? 1 : 0;
    const inRun = run.markedTwice > 0 ? 2 : once;
    return worthAt(sight.wu + wu + run.wu, Math.max(sight.marks, marks, inRun));
  };

  return { prospect, parts, take, reckonPart, bestBut, worthWith };
}

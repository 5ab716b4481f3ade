import type { ChestEntry } from '../../src/store/history/chest.ts';
import type { RoundToKeep } from '../../src/store/history/keptRound.ts';

/** A round as apps before entries kept it: under the code of its link, in parts. */
export function olderEntriesOf({ kept, text }: RoundToKeep): ChestEntry[] {
  const { id: _, link, ...told } = kept;
  const { variant, day } = kept;
  return [
    [`kept/${link}`, { version: 6, id: link, ...told }],
    [`record/${link}`, { version: 1, text }],
    ...(day === null ? [] : [[`day/${link}`, { version: 1, variant, day }] as const]),
  ];
}

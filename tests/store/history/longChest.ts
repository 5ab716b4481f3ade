import { chestEntryOf, newEntry } from '../../../src/store/history/entry.ts';
import { type KeptRound, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createMemoryChest } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

/**
 * A chest with so many rounds that differ in little but the name they go by, 0000 and so on; the
 * first is the newest.
 */
export function longChest(count: number, change: (at: number) => Partial<KeptRound> = () => ({})) {
  const { kept, text } = roundToKeep(roundOf('a'), { endedAt: '2026-05-01' });
  const chest = createMemoryChest();
  for (let at = 0; at < count; at += 1) {
    const round = { ...kept, ...namedAs(String(at).padStart(4, '0')), ...change(at) };
    chest.kept.set(...chestEntryOf(newEntry({ kept: round, text }, false)));
  }
  return chest;
}

/** What lists tell rounds apart by, and what they stand in order by where nothing else differs. */
function namedAs(id: string): Pick<KeptRound, 'id' | 'link'> {
  return { id, link: id };
}

import { entriesOf } from '../../../src/store/history/entries.ts';
import { type KeptRound, roundToKeep } from '../../../src/store/history/keptRound.ts';
import { createMemoryChest } from '../../support/memoryChest.ts';
import { roundOf } from './rounds.ts';

/**
 * A chest with so many rounds that differ in little but the code they go by, 0000 and so on; the
 * first is the newest.
 */
export function longChest(count: number, change: (at: number) => Partial<KeptRound> = () => ({})) {
  const { kept, text } = roundToKeep(roundOf('a'), { endedAt: '2026-05-01' });
  const chest = createMemoryChest();
  for (let at = 0; at < count; at += 1) {
    const round = { ...kept, id: String(at).padStart(4, '0'), ...change(at) };
    for (const [key, value] of entriesOf({ kept: round, text })) chest.kept.set(key, value);
  }
  return chest;
}

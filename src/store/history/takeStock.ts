import type { LookMeans } from './bringUp.ts';
import type { Chest } from './chest.ts';
import { type DealPlayed, dealPlayedIn } from './dayPlayed.ts';
import { compareDays } from './days.ts';
import {
  damagedStart,
  type Entry,
  entryStart,
  idIn,
  olderRecordStart,
  parseEntry,
  variantsIn,
} from './entry.ts';
import { newestFirst } from './keptOrder.ts';
import type { KeptRound } from './keptRound.ts';
import { bringUpLate } from './lateParts.ts';
import { readPutOffAt, reminderKey } from './reminder.ts';
import { partsOf } from './slices.ts';
import type { Stock } from './stockAfter.ts';

/** So many entries are read at once: a hundredth of a second or two. */
const slice = 50;

/** What lies there, and why older forms stay as they are where they cannot be brought up. */
interface Taken {
  readonly stock: Stock;
  readonly refusal: unknown;
}

/**
 * Reads all entries, and brings up what lies there in older forms.
 * @param known rounds that have just been read, so that nothing of them is drawn again
 */
export async function takeStock(
  chest: Chest,
  means: LookMeans,
  known: readonly KeptRound[],
): Promise<Taken> {
  const justRead = new Map(known.map((kept) => [kept.id, kept]));
  const rounds = new Map<string, KeptRound>();
  const saved = new Set<string>();
  const deals = new Map<string, DealPlayed>();
  const behind = new Set<string>();
  const newer = new Set<string>();
  const take = ({ kept, isSaved }: Entry): void => {
    rounds.set(kept.id, justRead.get(kept.id) ?? kept);
    if (isSaved) saved.add(kept.id);
    if (kept.day !== null) deals.set(kept.id, { variant: kept.variant, day: kept.day });
  };
  for await (const entries of partsOf(chest, entryStart, slice)) {
    await means.joinNamed(variantsIn(entries.map(([, value]) => value)));
    for (const [key, value] of entries) {
      const id = idIn(key);
      const entry = parseEntry(id, value);
      if (entry.ok) take(entry.value);
      else if (entry.problem !== 'newer') behind.add(id);
      else {
        newer.add(id);
        const deal = dealPlayedIn(value);
        if (deal !== undefined) deals.set(id, deal);
      }
    }
    await means.pause();
  }
  for (const key of await chest.keys(olderRecordStart)) {
    if (!newer.has(idIn(key))) behind.add(idIn(key));
  }
  const up = await bringUpLate(chest, [...behind], means);
  for (const entry of up.entries) take(entry);
  const damaged = await chest.keys(damagedStart);
  const [reminder] = await chest.values([reminderKey]);
  await compareDays(chest, deals);
  const stock = {
    rounds: newestFirst([...rounds.values()]),
    saved,
    putOffAt: readPutOffAt(reminder),
    newer: newer.size + up.newer,
    damaged: damaged.length,
  };
  return { stock, refusal: up.refusal };
}

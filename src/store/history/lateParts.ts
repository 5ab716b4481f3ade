import type { BroughtUp, LookMeans } from './bringUp.ts';
import type { Chest } from './chest.ts';
import type { ApartDeals } from './days.ts';
import { type Entry, entryStart } from './entry.ts';
import { orNotLoaded } from './historyTrouble.ts';
import type { NewestRounds } from './newestRounds.ts';
import type { Stock } from './stockAfter.ts';

/** Rejects as where a family does not load. */
export const loadWork = () => orNotLoaded(import('./lateWork.ts').then(({ lateWork }) => lateWork));

export async function bringUpLate(
  chest: Chest,
  ids: readonly string[],
  means: LookMeans,
): Promise<BroughtUp> {
  if (ids.length === 0) return { entries: [], newer: 0 };
  return (await loadWork()).bringUp(chest, ids, means);
}

export async function readOlderLate(chest: Chest, link: string): Promise<Entry | undefined> {
  return (await loadWork()).readOlder(chest, link);
}

export async function readApartLate(
  chest: Chest,
  keys: readonly string[],
  apart: unknown,
): Promise<ApartDeals> {
  const isAny = keys.length > 0 || apart !== undefined;
  if (!isAny) return { found: new Map(), isWhole: false, drop: [] };
  return (await loadWork()).readApart(chest, keys, apart);
}

export async function broughtUpIdLate(chest: Chest, link: string): Promise<string> {
  return (await loadWork()).broughtUpId(chest, link);
}

/** Fewer rounds are read as fast as their newest. */
const many = 200;

/** What names the newest of many rounds gives a hint alone, which can be missing. */
const loadNewest = () => loadWork().catch(() => undefined);

export async function takeNewestLate(
  chest: Chest,
  means: LookMeans,
): Promise<NewestRounds | undefined> {
  if ((await chest.count(entryStart)) < many) return undefined;
  return (await loadNewest())?.takeNewest(chest, means);
}

export async function nameNewestLate(chest: Chest, stock: Stock): Promise<void> {
  if (stock.rounds.length >= many) await (await loadNewest())?.nameNewest(chest, stock);
}

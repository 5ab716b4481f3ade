import * as v from 'valibot';
import { versioned } from '../shelf/versioned.ts';
import type { Chest, ChestEntry } from './chest.ts';
import { type DealPlayed, dealPlayedIn, parseDeal } from './dayPlayed.ts';
import { dealEntryOf, starts } from './entries.ts';
import { lookSlices } from './lookSlices.ts';

/**
 * The deals of the day that were played, each beside its round, so that the start of a page need
 * not read every round. What has this key tells that all of them are there.
 */
const wholeKey = 'days-apart';

const keptWhole = versioned(1, v.strictObject({}));

/** The deals of the day that were played; read from all rounds where they do not lie apart yet. */
export async function dealsApart(chest: Chest): Promise<readonly DealPlayed[]> {
  const [whole] = await chest.values([wholeKey]);
  const entries = await chest.entries(starts.day);
  const deals: DealPlayed[] = [];
  const newer: string[] = [];
  let isWhole = keptWhole.read(whole).ok;
  for (const [key, value] of entries) {
    const deal = parseDeal(value);
    if (deal.ok) deals.push(deal.value);
    else if (deal.problem === 'newer') newer.push(idIn(key));
    else isWhole = false;
  }
  if (!isWhole) return setApart(chest);
  if (newer.length === 0) return deals;
  // What a newer version has set apart may be told by the rounds themselves.
  const rounds = await chest.values(newer.map((id) => starts.kept + id));
  return [...deals, ...rounds.map(dealPlayedIn).filter((deal) => deal !== undefined)];
}

async function setApart(chest: Chest): Promise<readonly DealPlayed[]> {
  const found = new Map<string, DealPlayed>();
  for await (const { entries } of lookSlices(chest, starts.kept, starts.day)) {
    for (const [key, value] of entries) {
      const deal = dealPlayedIn(value);
      if (deal !== undefined) found.set(key.slice(starts.kept.length), deal);
    }
  }
  const known = await chest.keys(starts.day);
  const ids = [...new Set([...found.keys(), ...known.map(idIn)])];
  const asked = [wholeKey, ...[starts.kept, starts.day].flatMap((of) => ids.map((id) => of + id))];
  try {
    await chest.change(asked, ([whole, ...values]) => {
      const put: ChestEntry[] = isNewerWhole(whole) ? [] : [[wholeKey, keptWhole.write({})]];
      const drop: string[] = [];
      for (const [at, id] of ids.entries()) {
        if (isNewerDeal(values[ids.length + at])) continue;
        const deal = dealPlayedIn(values[at]);
        // A round that another tab has deleted since has no deal any more.
        if (deal === undefined) drop.push(starts.day + id);
        else put.push(dealEntryOf(id, deal));
      }
      return { put, drop };
    });
  } catch {
    // What cannot be written is read again the next time.
  }
  return [...found.values()];
}

/**
 * Has the deals be set apart anew where they are not those of the rounds there are: an earlier
 * version of the app keeps and deletes rounds without telling. What a newer one has set apart is
 * its own.
 * @param ids the rounds that are deals of the day
 */
export async function compareDays(chest: Chest, ids: ReadonlySet<string>): Promise<void> {
  const left = new Set(ids);
  let isSame = true;
  for (const [key, value] of await chest.entries(starts.day)) {
    const isKnown = left.delete(idIn(key));
    isSame &&= isKnown || isNewerDeal(value);
  }
  if (isSame && left.size === 0) return;
  try {
    await chest.change([wholeKey], ([whole]) =>
      whole === undefined || isNewerWhole(whole) ? {} : { drop: [wholeKey] },
    );
  } catch {
    // The rounds can be shown all the same.
  }
}

function idIn(key: string): string {
  return key.slice(starts.day.length);
}

function isNewerDeal(value: unknown): boolean {
  const deal = parseDeal(value);
  return !deal.ok && deal.problem === 'newer';
}

function isNewerWhole(value: unknown): boolean {
  const whole = keptWhole.read(value);
  return !whole.ok && whole.problem === 'newer';
}

import * as v from 'valibot';
import { versioned } from '../shelf/versioned.ts';
import type { Chest } from './chest.ts';
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
  const { entries, keys } = await chest.look(starts.day, wholeKey);
  const deals: DealPlayed[] = [];
  let isWhole = keys.includes(wholeKey);
  for (const [, value] of entries) {
    const deal = parseDeal(value);
    if (deal.ok) deals.push(deal.value);
    else if (deal.problem === 'damaged') isWhole = false;
  }
  return isWhole ? deals : setApart(chest);
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
  const ids = [...new Set([...found.keys(), ...known.map((key) => key.slice(starts.day.length))])];
  try {
    await chest.change(
      ids.map((id) => starts.kept + id),
      (values) => {
        // A round that another tab has deleted since has no deal any more.
        const deals = values.map(dealPlayedIn);
        return {
          put: [
            ...ids.flatMap((id, at) => {
              const deal = deals[at];
              return deal === undefined ? [] : [dealEntryOf(id, deal)];
            }),
            [wholeKey, keptWhole.write({})],
          ],
          drop: ids.filter((_, at) => deals[at] === undefined).map((id) => starts.day + id),
        };
      },
    );
  } catch {
    // What cannot be written is read again the next time.
  }
  return [...found.values()];
}

/**
 * Has the deals be set apart anew where they are not those of the rounds there are: an earlier
 * version of the app keeps and deletes rounds without telling.
 * @param ids the rounds that are deals of the day
 */
export async function compareDays(chest: Chest, ids: ReadonlySet<string>): Promise<void> {
  const known = await chest.keys(starts.day);
  const isSame =
    known.length === ids.size && known.every((key) => ids.has(key.slice(starts.day.length)));
  if (isSame) return;
  try {
    await chest.change([wholeKey], ([whole]) => (whole === undefined ? {} : { drop: [wholeKey] }));
  } catch {
    // The rounds can be shown all the same.
  }
}

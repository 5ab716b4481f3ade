import * as v from 'valibot';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import { versioned } from '../shelf/versioned.ts';
import { bringUp, type LookMeans } from './bringUp.ts';
import type { Chest } from './chest.ts';
import { entryKeyOf, entryStart, isBehind, parseEntry, variantsIn } from './entry.ts';
import { newestFirst } from './keptOrder.ts';
import type { KeptRound } from './keptRound.ts';
import { readPutOffAt, reminderKey, unsavedOf } from './reminder.ts';
import type { Stock } from './stockAfter.ts';

/** What a list begins with, while all the rounds behind it are read. */
export interface NewestRounds {
  /** The newest first; of each match all that there are. */
  readonly rounds: readonly KeptRound[];
  /** How many rounds there are in all. */
  readonly count: number;
  /** How many of them lie nowhere else. */
  readonly unsaved: number;
  readonly putOffAt: number | null;
}

/** So many rounds are named at least; more than a list shows at once. */
const least = 60;
/** Where their matches have more rounds than that, none are named. */
const most = 400;

/** Which rounds are the newest: a hint for the next look, as a tab may be behind. */
const newestKey = 'newest';
const count = v.pipe(v.number(), v.safeInteger());
const firstEntries = {
  /** How many rounds lay there then, readable or not: another number makes the hint void. */
  all: count,
  count,
  ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostLinkCode))), v.maxLength(most)),
};
const keptNewest = versioned(1, v.strictObject(firstEntries)).next(
  2,
  v.strictObject({ ...firstEntries, unsaved: count }),
  // Nobody is reminded before all rounds are read.
  (hint) => ({ ...hint, unsaved: 0 }),
);

/** Undefined where it is not known which they are, or not all of them can be read. */
export async function takeNewest(
  chest: Chest,
  means: LookMeans,
): Promise<NewestRounds | undefined> {
  const [named, reminder] = await chest.values([newestKey, reminderKey]);
  const hint = keptNewest.read(named);
  if (!hint.ok) return undefined;
  const { all, ids, ...told } = hint.value;
  if ((await chest.count(entryStart)) !== all) return undefined;
  const values = await chest.values(ids.map(entryKeyOf));
  await means.joinNamed(variantsIn(values));
  const read = ids.map((id, at) => parseEntry(id, values[at]));
  const behind = ids.filter((_, at) => isBehind(read[at]));
  const { entries } = await bringUp(chest, behind, means);
  const found = [...entries, ...read.flatMap((entry) => (entry.ok ? [entry.value] : []))];
  if (found.length < ids.length) return undefined;
  const rounds = newestFirst(found.map(({ kept }) => kept));
  return { ...told, rounds, putOffAt: readPutOffAt(reminder) };
}

/** Names the newest of many rounds for the next look; what cannot be written is no trouble. */
export async function nameNewest(chest: Chest, stock: Stock): Promise<void> {
  const { rounds } = stock;
  const ids = newestOf(rounds);
  if (ids.length > most) return;
  try {
    const all = await chest.count(entryStart);
    const value = keptNewest.write({ all, count: rounds.length, ids, unsaved: unsavedOf(stock) });
    await chest.change([newestKey], ([known]) => {
      const before = keptNewest.read(known);
      const isNewer = !before.ok && before.problem === 'newer';
      return isNewer || JSON.stringify(known) === JSON.stringify(value)
        ? {}
        : { put: [[newestKey, value]] };
    });
  } catch {
    // The next look reads all rounds first.
  }
}

/** The newest rounds, each with all of its match. */
function newestOf(rounds: readonly KeptRound[]): string[] {
  const first = rounds.slice(0, least);
  const ids = new Set(first.map(({ id }) => id));
  const matches = new Set(first.map(({ match }) => match));
  return rounds
    .filter(({ id, match }) => ids.has(id) || (match !== null && matches.has(match)))
    .map(({ id }) => id);
}

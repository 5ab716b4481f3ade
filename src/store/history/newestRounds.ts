import * as v from 'valibot';
import { wordsOfLink } from '../../records/link.ts';
import { mostLinkCode } from '../../records/mostLinkCode.ts';
import type { JoinNamed } from '../joining.ts';
import { versioned } from '../shelf/versioned.ts';
import type { Chest } from './chest.ts';
import { starts } from './entries.ts';
import { type KeptRound, parseKept } from './keptRound.ts';
import { readPutOffAt, reminderKey } from './reminder.ts';
import type { Stock } from './takeStock.ts';

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

/** Fewer rounds are read as fast as their newest. */
const many = 200;
/** So many rounds are named at least; more than a list shows at once. */
const least = 60;
/** Where their matches have more rounds than that, none are named. */
const most = 400;

/** Which rounds are the newest: a hint for the next look, as a tab may be behind. */
const newestKey = 'newest';
const keptNewest = versioned(
  1,
  v.strictObject({
    /** How many rounds lay there then, readable or not: another number makes the hint void. */
    all: v.pipe(v.number(), v.safeInteger()),
    count: v.pipe(v.number(), v.safeInteger()),
    ids: v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostLinkCode))), v.maxLength(most)),
  }),
);

/** Undefined where it is not known which they are, or not all of them can be read. */
export async function takeNewest(
  chest: Chest,
  joinNamed: JoinNamed,
): Promise<NewestRounds | undefined> {
  const [named, reminder] = await chest.values([newestKey, reminderKey]);
  const hint = keptNewest.read(named);
  if (!hint.ok) return undefined;
  const { all, count, ids } = hint.value;
  const [now = 0, saved = 0] = await chest.counts([starts.kept, starts.saved]);
  if (now !== all) return undefined;
  await joinNamed(ids.map(wordsOfLink).join(' '));
  const values = await chest.values(ids.map((id) => starts.kept + id));
  const rounds = values.flatMap((value, at) => {
    const kept = parseKept(value);
    return kept.ok && kept.value.id === ids[at] ? [kept.value] : [];
  });
  if (rounds.length < ids.length) return undefined;
  return { rounds, count, unsaved: now - saved, putOffAt: readPutOffAt(reminder) };
}

/** Names the newest of many rounds for the next look; what cannot be written is no trouble. */
export async function nameNewest(chest: Chest, { rounds }: Pick<Stock, 'rounds'>): Promise<void> {
  const ids = newestOf(rounds);
  if (rounds.length < many || ids.length > most) return;
  try {
    const [all = 0] = await chest.counts([starts.kept]);
    const value = keptNewest.write({ all, count: rounds.length, ids });
    await chest.change([newestKey], ([known]) => {
      const before = keptNewest.read(known);
      const isNewer = !before.ok && before.problem === 'newer';
      const isSame =
        before.ok && JSON.stringify(keptNewest.write(before.value)) === JSON.stringify(value);
      return isNewer || isSame ? {} : { put: [[newestKey, value]] };
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

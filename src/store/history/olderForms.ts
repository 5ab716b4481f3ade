import * as v from 'valibot';
import { failure, type Result, type Seat, success } from '../../engine/index.ts';
import { parseLink } from '../../records/link.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { roundIdIn } from '../../records/roundId.ts';
import { hasResult } from '../match/match.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { type DealPlayed, dayPlayedSchema } from './dayPlayed.ts';
import { derivedEntries, type Entry, toldEntries } from './entry.ts';
import { isOfItsSeats, isOfUnknownVariant, variantSchema } from './keptFigures.ts';
import { type KeptRound, roundToKeep } from './keptRound.ts';

/**
 * Apps before entries kept a round under the code of its link, in parts: `kept`, as lists show it;
 * `record`; `review`; `saved`, a mark that it lies elsewhere too; `day`, which deal of the day it
 * is. They still do where somebody goes back to one, or leaves a tab of it open.
 */
const olderStarts = ['kept/', 'record/', 'review/', 'saved/', 'day/'] as const;

export function olderKeysOf(link: string): string[] {
  return olderStarts.map((start) => start + link);
}

const keptText = versioned(1, v.strictObject({ text: v.string() }));

const { winners, feats, sitsOut, ...first } = derivedEntries;
const { day, online, hinted, ...told } = toldEntries;
const second = { winners };
const third = { ...second, feats, day };
const fourth = { ...third, sitsOut };
const fifth = { ...fourth, online };
const olderEntries = { id: v.string(), variant: variantSchema, ...first, ...told };

/**
 * Each version told more: the first knew no winners but the highest totals; the third tells feats
 * and deals of a day, the fourth who sat out, the fifth who was elsewhere, the sixth help.
 */
const olderKept = versioned(1, v.strictObject(olderEntries))
  .next(2, v.strictObject({ ...olderEntries, ...second }), (kept) => ({
    ...kept,
    winners: highestOf(kept.totals),
  }))
  .next(3, v.strictObject({ ...olderEntries, ...third }), (kept) => ({
    ...kept,
    feats: null,
    day: null,
  }))
  .next(4, v.strictObject({ ...olderEntries, ...fourth }), (kept) => ({ ...kept, sitsOut: null }))
  .next(5, v.strictObject({ ...olderEntries, ...fifth }), (kept) => ({ ...kept, online: null }))
  .next(6, v.strictObject({ ...olderEntries, ...fifth, hinted }), (kept) => ({
    ...kept,
    hinted: false,
  }));

function highestOf(totals: readonly number[]): Seat[] {
  const highest = Math.max(...totals);
  return totals.flatMap((points, seat) => (points === highest ? [seat] : []));
}

/** What lists showed of a round. One of a variant that is not known here is `newer`. */
function parseOlderKept(link: string, value: unknown): Result<KeptRound, Unreadable> {
  if (isOfUnknownVariant(value)) return failure('newer');
  const read = olderKept.read(value);
  if (!read.ok) return read;
  const isSound = read.value.id === link && isOfItsSeats(read.value);
  return isSound ? success({ ...read.value, link }) : failure('damaged');
}

function parseText(value: unknown): Result<string, Unreadable> {
  const read = keptText.read(value);
  return read.ok ? success(read.value.text) : read;
}

/**
 * The entry that the parts of a round make, in the order of {@link olderKeysOf}. Where its list or
 * its record is lost, the other tells it, and where both are, the link.
 */
export function entryFromOlder(
  link: string,
  [listed, record, review, saved]: readonly unknown[],
): Result<Entry, Unreadable> {
  const kept = parseOlderKept(link, listed);
  const text = parseText(record);
  if ([kept, text].some((part) => !part.ok && part.problem === 'newer')) return failure('newer');
  const found = parseText(review);
  const besides = { review: found.ok ? found.value : null, isSaved: saved !== undefined };
  const id = text.ok ? roundIdIn(text.value) : undefined;
  if (kept.ok && text.ok && id !== undefined) {
    return success({ ...besides, kept: { ...kept.value, id }, text: text.value });
  }
  const parsed = text.ok ? parseRecord(text.value) : undefined;
  const sound = parsed?.ok === true ? parsed : parseLink(link);
  if (!sound.ok || !hasResult(sound.value)) return failure('damaged');
  const known = kept.ok ? kept.value : undefined;
  const round = roundToKeep(sound.value, factsOf(known));
  if (round.kept.link !== link) return failure('damaged');
  // A link tells neither help nor seeds, so what was kept of them comes first.
  return success({
    ...besides,
    text: round.text,
    kept: {
      ...round.kept,
      accounts: known?.accounts ?? round.kept.accounts,
      puzzles: known?.puzzles ?? [],
      feats: known?.feats ?? null,
      day: known?.day ?? round.kept.day,
      hinted: round.kept.hinted || known?.hinted === true,
    },
  });
}

function factsOf(kept: KeptRound | undefined) {
  if (kept === undefined) return {};
  const { endedAt, match, number, day: played, online: seats } = kept;
  return {
    ...(endedAt === null ? {} : { endedAt }),
    ...(match === null ? {} : { match }),
    ...(number === null ? {} : { number }),
    ...(played?.playedOn && { playedOn: played.playedOn }),
    ...(seats === null ? {} : { online: seats }),
  };
}

const keptApart = versioned(1, v.strictObject({}));
const keptDeal = versioned(1, v.strictObject({ variant: v.string(), day: dayPlayedSchema }));

export function isApart(value: unknown): boolean {
  return keptApart.read(value).ok;
}

export function parseOlderDeal(value: unknown): Result<DealPlayed, Unreadable> {
  return keptDeal.read(value);
}

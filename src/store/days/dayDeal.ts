import type { BotId } from '../../bots/levels.ts';
import { familyOf, findVariant } from '../../engine/index.ts';
import { mayOnlyPass } from '../../families/names.ts';
import { gameOf } from '../../records/playedRound.ts';
import { dealFromSeed } from '../../records/seed.ts';
import { somebody } from '../match/holder.ts';
import type { MatchSetup } from '../match/match.ts';
import { controlsOf } from '../match/matchRecords.ts';
import { isPractice } from '../match/practice.ts';
import type { ToldRound } from '../match/toldRound.ts';
import { isDay, weekdayOf } from './calendar.ts';

/**
 * From Monday to Sunday the week gets harder. Only bots that need no time can play: by the seed of
 * the deal they answer alike on every device, so that results compare.
 */
const levelsOfWeek = [
  'novice',
  'novice',
  'greedy',
  'greedy',
  'skilled',
  'skilled',
  'skilled',
] as const satisfies readonly BotId[];

/** Who played against everybody before the week had its levels, and the first day that has one. */
const levelBefore: BotId = 'skilled';
const firstOfWeeks = '2026-11-02';

/** The bot that everybody plays against in the deals of a day. */
export function dayLevelOf(date: string): BotId {
  return date < firstOfWeeks ? levelBefore : (levelsOfWeek[weekdayOf(date)] ?? levelBefore);
}

/** The first seed of a day; the tiles of each game make another deal of it. */
export function seedOfDay(date: string): string {
  return `day-${date}`;
}

const mostSeeds = 50;

/**
 * The first seed of the day, or, where only the seat that starts is sure to have something to
 * decide, the first that lets the person start.
 */
export function seedOfDayDeal(
  setup: Pick<MatchSetup, 'variant' | 'rules'> & { readonly players: readonly unknown[] },
  date: string,
): string {
  const first = seedOfDay(date);
  if (!mayOnlyPass(familyOf(setup.variant))) return first;
  const others = Array.from({ length: mostSeeds - 1 }, (_, at) => `${first}-${at + 2}`);
  const game = gameOf(setup);
  return [first, ...others].find((seed) => dealFromSeed(game, seed).starter === 0) ?? first;
}

const daySeed = /^day-(\d{4}-\d\d-\d\d)/;

/**
 * The date whose deal of the day a round is: dealt by that day's seed under the game's own rules,
 * with one person, who sits first, and as many of the day's bots as the game has at least. Where a
 * device did not know the levels of the week yet, they were those from before. Null for every other
 * round, for one that is only tried, and as long as the family of the game has not joined.
 */
export function dateOfDeal(record: ToldRound): string | null {
  const { variant, rules, players, seed = '', meta } = record;
  const [, date = ''] = daySeed.exec(seed) ?? [];
  if (!isDay(date) || isPractice(record)) return null;
  const [first, ...others] = controlsOf(meta?.players);
  const isDayTable =
    first === somebody &&
    players.length === findVariant(variant)?.seatCounts[0] &&
    others.length === players.length - 1 &&
    [dayLevelOf(date), levelBefore].some((level) => others.every((one) => one === level));
  if (!isDayTable || Object.keys(rules).length > 0) return null;
  return isDealtOn(date, record, seed) ? date : null;
}

/** The first seed of a day counts in every game: once it dealt them all, with any starter. */
function isDealtOn(date: string, { variant, players, starter }: ToldRound, seed: string): boolean {
  const setup = { variant, players, rules: {} };
  const isSeed = seed === seedOfDay(date) || seed === seedOfDayDeal(setup, date);
  return isSeed && (starter === undefined || starter === dealFromSeed(gameOf(setup), seed).starter);
}

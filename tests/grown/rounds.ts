import { invariant, type RoundRecord, rulesOf, type VariantId } from '../../src/engine/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { gameOf, playedRound, withPlayMade } from '../../src/records/playedRound.ts';
import { puzzlesOf } from '../../src/review/puzzles.ts';
import { accountsOf } from '../../src/review/review.ts';
import { reviewToJson } from '../../src/review/reviewJson.ts';
import { dayLength } from '../../src/store/days/calendar.ts';
import { dayLevelOf, seedOfDay } from '../../src/store/days/dayDeal.ts';
import type { ChestEntry } from '../../src/store/history/chest.ts';
import { chestEntryOf, newEntry } from '../../src/store/history/entry.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import type { Control } from '../../src/store/match/holder.ts';
import { currentRound, startMatch } from '../../src/store/match/match.ts';
import { fakeReview } from '../support/reviews.ts';

interface Table {
  readonly variant: VariantId;
  readonly controls: readonly Control[];
}

/** What is played, one after the other. */
const tables: readonly Table[] = [
  { variant: 'tiu-u', controls: ['person', 'expert'] },
  { variant: 'sap-ng-wu', controls: ['person', 'skilled', 'greedy'] },
  { variant: 'shi-wu-hu', controls: ['person', 'expert', 'skilled'] },
  { variant: 'tiu-u', controls: ['person', 'person'] },
  { variant: 'ma-hua-hua', controls: ['person', 'skilled', 'novice'] },
];
const tableOfDay: Table = { variant: 'tiu-u', controls: ['person', dayLevelOf('2026-10-01')] };
const names = ['Ann', 'Bo', 'Cy'];

/** So many rounds are played on a day; one of them is its deal of the day. */
const ofDay = 20;
/** So many rounds make a match. */
const ofMatch = 5;
/** One round of so many was reviewed here, so that all of its review lies here. */
const betweenWhole = 10;

/** A round as a device keeps it. */
interface GrownRound {
  /** As a file has it. */
  readonly line: string;
  readonly entry: ChestEntry;
}

/**
 * Rounds that somebody has played day by day, the last one now; every second one is reviewed, and
 * all have been looked at for feats. The plays are any that are legal. Climbing has joined.
 */
export function grownRounds(count: number, now: Date): readonly GrownRound[] {
  return Array.from({ length: count }, (_, at) => {
    const before = count - 1 - at;
    const endedAt = new Date(now.getTime() - (before * dayLength) / ofDay).toISOString();
    return grownRound(at, endedAt, before % ofDay === 0);
  });
}

function grownRound(at: number, endedAt: string, isDeal: boolean): GrownRound {
  const day = endedAt.slice(0, 10);
  const table = isDeal ? tableOfDay : tables[at % tables.length];
  invariant(table !== undefined, 'there is a table');
  const record = roundAt(table, isDeal ? seedOfDay(day) : `grown ${at}`, at);
  const place = isDeal
    ? { playedOn: day }
    : { match: `grown ${Math.floor(at / ofMatch)}`, round: (at % ofMatch) + 1 };
  const meta = { ...record.meta, ...place, date: endedAt };
  const plain = roundToKeep({ ...record, meta });
  const feats = record.players.map(() => []);
  if (at % 2 === 0) {
    const round = { ...plain, kept: { ...plain.kept, feats } };
    return { line: plain.text, entry: chestEntryOf(newEntry(round, false)) };
  }
  const review = fakeReview(record);
  const accounts = accountsOf(review);
  const puzzles = puzzlesOf(review, record.variant).map(({ at: place, seat, lost }) => ({
    ...{ at: place, seat, lost },
    outcome: null,
  }));
  const json = reviewToJson(review, rulesOf(gameOf(record)));
  const whole = JSON.stringify({ version: 1, isLast: true, review: json });
  const told = accounts.map((account) => ({ ...account }));
  return {
    line: formatRecord({ ...record, meta: { ...meta, accounts: told, puzzles } }),
    entry: chestEntryOf({
      ...newEntry({ ...plain, kept: { ...plain.kept, accounts, puzzles, feats } }, false),
      review: at % betweenWhole === 1 ? whole : null,
    }),
  };
}

/** A round played to its end, the same for the same number. */
function roundAt({ variant, controls }: Table, seed: string, at: number): RoundRecord {
  const players = controls.map((control, seat) => ({ name: names[seat] ?? '', control }));
  let record = currentRound(startMatch({ variant, rules: {}, players, seed }));
  for (let turn = at; ; turn += 7) {
    const { game, position } = playedRound(record);
    const legal = rulesOf(game).legalPlays(position);
    const play = legal[turn % Math.max(legal.length, 1)];
    if (position.phase === 'over' || play === undefined) return record;
    const longer = withPlayMade(record, play);
    invariant(longer !== undefined, 'a legal play can be made');
    record = longer;
  }
}

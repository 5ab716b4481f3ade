import * as v from 'valibot';
import { failure, formatKind, type Result, seatsOf } from '../../engine/index.ts';
import { catching } from '../families/catching.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { type Draft, firstLedger, type Ledger, type LedgerRound, ledgerOf } from './ledger.ts';
import { type Told, toldSchema, toldWithoutHeap } from './told.ts';

const mostName = 200;
const mostRounds = 10_000;
/** What a chip is worth at most, in points. */
export const mostChipPoints = 1_000_000;

const { entrySchema, catchRoundSchema, entryToJson } = catching;
const seat = v.picklist(seatsOf(3));
const name = v.pipe(v.string(), v.maxLength(mostName));
const id = v.pipe(v.number(), v.safeInteger());

const ofCatches = v.strictObject({
  names: v.pipe(v.array(name), v.length(3)),
  seat,
  entry: entrySchema,
  editing: v.nullable(v.strictObject({ id: v.number(), aside: entrySchema })),
  rounds: v.pipe(v.array(catchRoundSchema), v.maxLength(mostRounds)),
});

function ofBoth(told: v.GenericSchema<unknown, Told>) {
  const draft = { entry: entrySchema, told: v.nullable(told), isTold: v.boolean() };
  const round = v.union([catchRoundSchema, v.strictObject({ id, told })]);
  return v.strictObject({
    names: v.pipe(v.array(name), v.length(4)),
    seat,
    ...draft,
    editing: v.nullable(v.strictObject({ id: v.number(), aside: v.strictObject(draft) })),
    rounds: v.pipe(v.array(round), v.maxLength(mostRounds)),
    chipPoints: v.nullable(
      v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostChipPoints)),
    ),
  });
}

const savedLedger = versioned(1, ofCatches)
  .next(
    2,
    v.pipe(v.unknown(), ofBoth(toldWithoutHeap)),
    ({ names, entry, editing, rounds, ...rest }) => ({
      ...rest,
      names: [...names, ''],
      ...draftToJson({ entry, told: null, isTold: false }),
      editing: editing && {
        id: editing.id,
        aside: draftToJson({ entry: editing.aside, told: null, isTold: false }),
      },
      rounds: rounds.map(roundToJson),
      chipPoints: null,
    }),
  )
  .next(3, v.pipe(v.unknown(), ofBoth(toldSchema)), ledgerToJson);

/** What is saved of a ledger, as text; tiles are written as records write them. */
export function formatLedger(ledger: Ledger): string {
  return savedLedger.format(ledgerToJson(ledger));
}

/** Whether nothing has been entered, named or chosen yet. */
export function isUntouched(ledger: Ledger): boolean {
  return formatLedger(ledger) === formatLedger(firstLedger);
}

/** `newer` if a later version of the app saved it; `damaged` if not wholly sound. */
export function parseLedger(text: string): Result<Ledger, Unreadable> {
  const saved = savedLedger.parse(text);
  if (!saved.ok) return saved;
  const { rounds, editing, seat: chosen, ...now } = saved.value;
  const isWhole =
    new Set(rounds.map((round) => round.id)).size === rounds.length &&
    (editing === null ||
      (rounds.some((round) => round.id === editing.id) && isDraft(editing.aside))) &&
    isDraft(now) &&
    chosen < now.entry.game.seatCount;
  return isWhole ? saved : failure('damaged');
}

/** Whether there is a told round if one is played now. */
function isDraft({ told, isTold }: Draft): boolean {
  return !isTold || told !== null;
}

function ledgerToJson(ledger: Ledger) {
  const { editing, rounds } = ledger;
  return {
    ...ledgerOf(ledger),
    ...draftToJson(ledger),
    editing: editing && { id: editing.id, aside: draftToJson(editing.aside) },
    rounds: rounds.map(roundToJson),
  };
}

function draftToJson({ entry, told, isTold }: Draft) {
  return { entry: entryToJson(entry), told, isTold };
}

function roundToJson(round: LedgerRound) {
  if ('told' in round) return round;
  return { ...round, catches: round.catches.map((tiles) => tiles.map(formatKind)) };
}

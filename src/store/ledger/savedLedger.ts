import * as v from 'valibot';
import { failure, type Result, seatsOf, success } from '../../engine/index.ts';
import { enteredBy } from '../../families/facts.ts';
import { savedCatches } from '../../families/ledgerForms.ts';
import { countsSchema, countsWithoutHeap, type EnteredCounts } from '../entering/counts.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { canSitOut, satOutSchema, sitsOutSchema } from '../sitting/whoSitsOut.ts';
import { type Draft, draftsIn, firstLedger, type Ledger, type LedgerRound } from './ledger.ts';

const mostName = 200;
const mostRounds = 10_000;
/** What a chip is worth at most, in points. */
export const mostChipPoints = 1_000_000;

const { usualEntered, entrySchema, catchRoundSchema, entryToJson, catchesToJson } = savedCatches;
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

/** Both forms stand beside each other, and `isTold` says which is entered now. */
interface SavedDraft extends Pick<Draft, 'out'> {
  readonly entry: v.InferOutput<typeof entrySchema>;
  readonly told: EnteredCounts | null;
  readonly isTold: boolean;
}

function draftFrom({ entry, told, isTold, out }: SavedDraft): Draft {
  if (told === null) return { entered: entry, others: [], out };
  return isTold ? { entered: told, others: [entry], out } : { entered: entry, others: [told], out };
}

function ofBoth(counts: v.GenericSchema<unknown, EnteredCounts>) {
  const told = v.pipe(
    counts,
    v.check(({ game }) => enteredBy(game.variant) === 'counts'),
  );
  const draft = {
    entry: entrySchema,
    told: v.nullable(told),
    isTold: v.boolean(),
    out: sitsOutSchema,
  };
  const round = v.union([
    catchRoundSchema,
    v.pipe(
      v.strictObject({ id, told, out: satOutSchema }),
      v.transform(({ told: entered, ...others }): LedgerRound => ({ ...others, entered })),
    ),
  ]);
  return v.pipe(
    v.strictObject({
      names: v.pipe(v.array(name), v.length(4)),
      seat,
      ...draft,
      editing: v.nullable(
        v.strictObject({
          id: v.number(),
          aside: v.pipe(
            v.strictObject(draft),
            v.transform((saved) => draftFrom(saved)),
          ),
        }),
      ),
      rounds: v.pipe(v.array(round), v.maxLength(mostRounds)),
      chipPoints: v.nullable(
        v.pipe(v.number(), v.safeInteger(), v.minValue(1), v.maxValue(mostChipPoints)),
      ),
    }),
    v.transform((saved): Ledger => {
      const { entry, told, isTold, out, ...ledger } = saved;
      return { ...ledger, ...draftFrom(saved) };
    }),
  );
}

const allPlayed = versioned(1, ofCatches)
  .next(
    2,
    v.pipe(v.unknown(), ofBoth(countsWithoutHeap)),
    ({ names, entry, editing, rounds, seat: chosen }) =>
      ledgerToJson({
        ...firstLedger,
        names: [...names, ''],
        seat: chosen,
        entered: entry,
        editing: editing && {
          id: editing.id,
          aside: { entered: editing.aside, others: [], out: null },
        },
        rounds,
      }),
  )
  .next(3, v.pipe(v.unknown(), ofBoth(countsSchema)), ledgerToJson);

/** The fourth has nothing but who sits out: an app before it would not know such an evening. */
const savedLedger = allPlayed.next(4, v.pipe(v.unknown(), ofBoth(countsSchema)), ledgerToJson);

/**
 * What is saved of a ledger, as text; tiles are written as records write them. Without anybody who
 * sits out it is written so that an earlier app can read it.
 */
export function formatLedger(ledger: Ledger): string {
  return (hasSomebodyOut(ledger) ? savedLedger : allPlayed).format(ledgerToJson(ledger));
}

function hasSomebodyOut({ out, editing, rounds }: Ledger): boolean {
  const outs = [out, editing?.aside.out, ...rounds.map((round) => round.out)];
  return outs.some((one) => typeof one === 'number');
}

/** Whether nothing has been entered, named or chosen yet. */
export function isUntouched(ledger: Ledger): boolean {
  return formatLedger(ledger) === formatLedger(firstLedger);
}

/** `newer` if a later version of the app saved it; `damaged` if not wholly sound. */
export function parseLedger(text: string): Result<Ledger, Unreadable> {
  const early = allPlayed.parse(text);
  // To bring it up to the newest version would be to check every round once more.
  const saved = !early.ok && early.problem === 'newer' ? savedLedger.parse(text) : early;
  if (!saved.ok) return saved;
  const { rounds, editing, seat: chosen } = saved.value;
  const catches = draftsIn(saved.value).find(({ by }) => by === 'catches');
  const isSound =
    new Set(rounds.map((round) => round.id)).size === rounds.length &&
    (editing === null || rounds.some((round) => round.id === editing.id)) &&
    chosen < (catches?.game.seatCount ?? 0);
  return isSound ? success(withFittingOuts(saved.value)) : failure('damaged');
}

/** Without places that a table cannot have: nobody sits out there, and all else stays. */
function withFittingOuts(ledger: Ledger): Ledger {
  const { editing, rounds } = ledger;
  return {
    ...ledger,
    out: fittingOut(ledger),
    editing: editing && {
      ...editing,
      aside: { ...editing.aside, out: fittingOut(editing.aside) },
    },
    rounds: rounds.map(({ out, ...round }) =>
      out !== undefined && canSitOut(out, round.entered.game) ? { ...round, out } : round,
    ),
  };
}

function fittingOut({ entered, out }: Draft): Draft['out'] {
  return out !== null && canSitOut(out, entered.game) ? out : null;
}

function ledgerToJson(ledger: Ledger) {
  const { names, seat: chosen, editing, rounds, chipPoints } = ledger;
  return {
    names,
    seat: chosen,
    ...enteredToJson(ledger),
    editing: editing && {
      id: editing.id,
      aside: { ...enteredToJson(editing.aside), ...outToJson(editing.aside) },
    },
    rounds: rounds.map(roundToJson),
    chipPoints,
    ...outToJson(ledger),
  };
}

function outToJson({ out }: Pick<Draft, 'out'>) {
  return out === null ? {} : { out };
}

function enteredToJson({ entered, others }: Draft) {
  let entry = entryToJson(usualEntered);
  let told: object | null = null;
  for (const draft of draftsIn({ entered, others })) {
    if (draft.by === 'catches') entry = entryToJson(draft);
    else told = countsToJson(draft);
  }
  return { entry, told, isTold: entered.by === 'counts' };
}

function countsToJson({ by: _, ...counts }: EnteredCounts) {
  return counts;
}

function roundToJson({ id, entered, out }: LedgerRound) {
  const sitting = out === undefined ? {} : { out };
  return entered.by === 'catches'
    ? { id, ...catchesToJson(entered), ...sitting }
    : { id, told: countsToJson(entered), ...sitting };
}

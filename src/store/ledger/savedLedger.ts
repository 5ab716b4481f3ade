import * as v from 'valibot';
import { failure, formatKind, type Result, seatsOf, success } from '../../engine/index.ts';
import { catching } from '../families/catching.ts';
import { type Unreadable, versioned } from '../shelf/versioned.ts';
import { canSitOut, satOutSchema, sitsOutSchema } from '../sitting/whoSitsOut.ts';
import {
  type Draft,
  firstLedger,
  gameNow,
  gameOfRound,
  type Ledger,
  type LedgerRound,
  ledgerOf,
} from './ledger.ts';
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
  const draft = {
    entry: entrySchema,
    told: v.nullable(told),
    isTold: v.boolean(),
    out: sitsOutSchema,
  };
  const round = v.union([catchRoundSchema, v.strictObject({ id, told, out: satOutSchema })]);
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

const allPlayed = versioned(1, ofCatches)
  .next(
    2,
    v.pipe(v.unknown(), ofBoth(toldWithoutHeap)),
    ({ names, entry, editing, rounds, ...rest }) => ({
      ...rest,
      names: [...names, ''],
      ...draftToJson({ entry, told: null, isTold: false, out: null }),
      editing: editing && {
        id: editing.id,
        aside: draftToJson({ entry: editing.aside, told: null, isTold: false, out: null }),
      },
      rounds: rounds.map(roundToJson),
      chipPoints: null,
    }),
  )
  .next(3, v.pipe(v.unknown(), ofBoth(toldSchema)), ledgerToJson);

/** The fourth has nothing but who sits out: an app before it would not know such an evening. */
const savedLedger = allPlayed.next(4, v.pipe(v.unknown(), ofBoth(toldSchema)), ledgerToJson);

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
  const { rounds, editing, seat: chosen, ...now } = saved.value;
  const isWhole =
    new Set(rounds.map((round) => round.id)).size === rounds.length &&
    (editing === null ||
      (rounds.some((round) => round.id === editing.id) && isDraft(editing.aside))) &&
    isDraft(now) &&
    chosen < now.entry.game.seatCount;
  return isWhole ? success(withFittingOuts(saved.value)) : failure('damaged');
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
      out !== undefined && canSitOut(out, gameOfRound(round)) ? { ...round, out } : round,
    ),
  };
}

function fittingOut(draft: Draft): Draft['out'] {
  return draft.out !== null && canSitOut(draft.out, gameNow(draft)) ? draft.out : null;
}

/** Whether there is a told round if one is played now. */
function isDraft({ told, isTold }: Draft): boolean {
  return !isTold || told !== null;
}

function ledgerToJson(ledger: Ledger) {
  const { editing, rounds } = ledger;
  const { out: _, ...all } = ledgerOf(ledger);
  return {
    ...all,
    ...draftToJson(ledger),
    editing: editing && { id: editing.id, aside: draftToJson(editing.aside) },
    rounds: rounds.map(roundToJson),
  };
}

function draftToJson({ entry, told, isTold, out }: Draft) {
  const now = { entry: entryToJson(entry), told, isTold };
  return out === null ? now : { ...now, out };
}

function roundToJson(round: LedgerRound) {
  if ('told' in round) return round;
  return { ...round, catches: round.catches.map((tiles) => tiles.map(formatKind)) };
}

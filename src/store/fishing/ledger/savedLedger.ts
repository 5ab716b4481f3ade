import * as v from 'valibot';
import { createGame, findVariant, variantIds } from '../../../engine/fishing/index.ts';
import {
  copiesProblemOf,
  failure,
  formatKind,
  type Result,
  seatsOf,
} from '../../../engine/index.ts';
import { rulesShape } from '../../../records/fishing/rulesShape.ts';
import { kindSchema } from '../../../records/notation.ts';
import { type Unreadable, versioned } from '../../shelf/versioned.ts';
import { type CountedGame, type Entry, enteredCatchesOf, mostUnread } from './entry.ts';
import type { Ledger } from './ledger.ts';

const mostName = 200;
const mostRounds = 10_000;
const mostTiles = 100;

const seat = v.picklist(seatsOf(3));
const tilesSchema = v.pipe(v.array(kindSchema), v.maxLength(mostTiles));
const gameSchema = v.strictObject({
  variant: v.picklist(variantIds),
  rules: rulesShape,
  seatCount: v.picklist([2, 3] as const),
});
const entrySchema = v.pipe(
  v.strictObject({
    game: gameSchema,
    catches: v.pipe(
      v.array(
        v.strictObject({
          tiles: tilesSchema,
          unread: v.pipe(v.array(v.string()), v.maxLength(mostUnread)),
        }),
      ),
      v.length(3),
    ),
  }),
  v.check((entry) => isHeld(entry.game, tilesIn(entry))),
);
const roundSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.safeInteger()),
    game: gameSchema,
    catches: v.array(tilesSchema),
  }),
  v.check(({ game, catches }) => catches.length === game.seatCount && isHeld(game, catches.flat())),
);

const savedLedger = versioned(
  1,
  v.strictObject({
    names: v.pipe(v.array(v.pipe(v.string(), v.maxLength(mostName))), v.length(3)),
    seat,
    entry: entrySchema,
    editing: v.nullable(v.strictObject({ id: v.number(), aside: entrySchema })),
    rounds: v.pipe(v.array(roundSchema), v.maxLength(mostRounds)),
  }),
);

/** What is saved of a ledger, as text; tiles are written as records write them. */
export function formatLedger({ names, seat: chosen, entry, editing, rounds }: Ledger): string {
  return savedLedger.format({
    names,
    seat: chosen,
    entry: entryToJson(entry),
    editing: editing && { id: editing.id, aside: entryToJson(editing.aside) },
    rounds: rounds.map((round) => ({
      ...round,
      catches: round.catches.map((tiles) => tiles.map(formatKind)),
    })),
  });
}

/**
 * Reads what was saved. What a later version of the app saved is `newer`; anything else not wholly
 * sound is `damaged`.
 */
export function parseLedger(text: string): Result<Ledger, Unreadable> {
  const saved = savedLedger.parse(text);
  if (!saved.ok) return saved;
  const { rounds, editing, entry, seat: chosen } = saved.value;
  const isWhole =
    new Set(rounds.map(({ id }) => id)).size === rounds.length &&
    (editing === null || rounds.some(({ id }) => id === editing.id)) &&
    chosen < entry.game.seatCount;
  return isWhole ? saved : failure('damaged');
}

function entryToJson({ game, catches }: Entry) {
  return {
    game,
    catches: catches.map(({ tiles, unread }) => ({ tiles: tiles.map(formatKind), unread })),
  };
}

function tilesIn(entry: Entry) {
  return enteredCatchesOf(entry).flatMap(({ tiles }) => tiles);
}

/** Whether the variant has the switches, and its kit the tiles. */
function isHeld({ variant, rules, seatCount }: CountedGame, tiles: readonly number[]): boolean {
  const found = findVariant(variant);
  return (
    found !== undefined &&
    createGame(found, seatCount, rules).ok &&
    copiesProblemOf(found.kit, tiles, 'at-most') === undefined
  );
}

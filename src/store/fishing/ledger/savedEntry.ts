import * as v from 'valibot';
import { createGame, findVariant, variantIds } from '../../../engine/fishing/index.ts';
import { copiesProblemOf, formatKind } from '../../../engine/index.ts';
import { rulesShape } from '../../../records/fishing/form.ts';
import { kindSchema } from '../../../records/notation.ts';
import { satOutSchema } from '../../sitting/whoSitsOut.ts';
import { type CountedGame, type Entry, enteredCatchesOf, mostUnread } from './entry.ts';

const mostTiles = 100;

const tilesSchema = v.pipe(v.array(kindSchema), v.maxLength(mostTiles));
const gameSchema = v.strictObject({
  variant: v.picklist(variantIds),
  rules: rulesShape,
  seatCount: v.picklist([2, 3] as const),
});

export const entrySchema = v.pipe(
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

export const catchRoundSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.safeInteger()),
    game: gameSchema,
    catches: v.array(tilesSchema),
    out: satOutSchema,
  }),
  v.check(({ game, catches }) => catches.length === game.seatCount && isHeld(game, catches.flat())),
);

export function entryToJson({ game, catches }: Entry) {
  return {
    game,
    catches: catches.map(({ tiles, unread }) => ({ tiles: tiles.map(formatKind), unread })),
  };
}

function tilesIn(entry: Entry) {
  return enteredCatchesOf(entry).flatMap(({ tiles }) => tiles);
}

function isHeld({ variant, rules, seatCount }: CountedGame, tiles: readonly number[]): boolean {
  const found = findVariant(variant);
  return (
    found !== undefined &&
    createGame(found, seatCount, rules).ok &&
    copiesProblemOf(found.kit, tiles, 'at-most') === undefined
  );
}

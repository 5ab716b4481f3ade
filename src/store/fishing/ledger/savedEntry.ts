import * as v from 'valibot';
import { createGame, findVariant, variantIds } from '../../../engine/fishing/index.ts';
import { copiesProblemOf, formatKind } from '../../../engine/index.ts';
import { rulesShape } from '../../../records/fishing/form.ts';
import { kindSchema } from '../../../records/notation.ts';
import { satOutSchema } from '../../sitting/whoSitsOut.ts';
import {
  type CatchingGame,
  type EnteredCatches,
  enteredCatchesOf,
  entryOf,
  mostUnread,
} from './entry.ts';

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
  v.transform((saved): EnteredCatches => ({ by: 'catches', ...saved })),
  v.check((entry) => isHeld(entry.game, tilesIn(entry))),
);

/** A round with its catches, as it is saved. */
export const catchRoundSchema = v.pipe(
  v.strictObject({
    id: v.pipe(v.number(), v.safeInteger()),
    game: gameSchema,
    catches: v.array(tilesSchema),
    out: satOutSchema,
  }),
  v.check(({ game, catches }) => catches.length === game.seatCount && isHeld(game, catches.flat())),
  v.transform(({ game, catches, ...round }) => ({ ...round, entered: entryOf(game, catches) })),
);

export function entryToJson({ game, catches }: EnteredCatches) {
  return {
    game,
    catches: catches.map(({ tiles, unread }) => ({ tiles: tiles.map(formatKind), unread })),
  };
}

/** The catches of a round as they are saved. */
export function catchesToJson(entry: EnteredCatches) {
  const catches = enteredCatchesOf(entry).map(({ tiles }) => tiles.map(formatKind));
  return { game: entry.game, catches };
}

function tilesIn(entry: EnteredCatches) {
  return enteredCatchesOf(entry).flatMap(({ tiles }) => tiles);
}

function isHeld({ variant, rules, seatCount }: CatchingGame, tiles: readonly number[]): boolean {
  const found = findVariant(variant);
  return (
    found !== undefined &&
    createGame(found, seatCount, rules).ok &&
    copiesProblemOf(found.kit, tiles, 'at-most') === undefined
  );
}

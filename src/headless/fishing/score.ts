import {
  type BonusLine,
  type Category,
  type Game,
  type GroupLine,
  type Need,
  scoreSheetOf,
} from '../../engine/fishing/index.ts';
import {
  copiesProblemOf,
  countTiles,
  failure,
  formatKind,
  formatTiles,
  type Kind,
  type RecordProblem,
  type Result,
  success,
} from '../../engine/index.ts';
import { parseShape } from '../../records/parseShape.ts';
import { readTiles } from '../../records/readTiles.ts';
import { listShape, objectShape } from '../../records/shape.ts';

const catchShape = objectShape({ catch: listShape() });

/** As the answer writes it. */
interface NeedText {
  readonly oneOf: readonly string[];
  readonly copies: number;
}

/** As the answer writes it. */
export type ScoreLine =
  | (Omit<GroupLine, 'tiles' | 'lacks' | 'shortfall'> & {
      readonly tiles: readonly string[];
      /** Points before the line is rounded. */
      readonly each: readonly {
        readonly tile: string;
        readonly copies: number;
        readonly category: Category;
        readonly points: number;
      }[];
      readonly lacks: readonly NeedText[];
    })
  | (Omit<BonusLine, 'lacks' | 'shortfall'> & { readonly lacks: readonly NeedText[] });

/** Every tile stands in one line, every bonus in a line of its own. */
export function answerScore(
  text: string,
  game: Game,
): Result<{ readonly total: number; readonly lines: readonly ScoreLine[] }, RecordProblem> {
  const shape = parseShape(catchShape, text);
  if (!shape.ok) return shape;
  const tiles = readTiles(shape.value.catch, 'catch');
  if (!tiles.ok) return tiles;
  const tooMany = copiesProblemOf(game.variant.kit, tiles.value, 'at-most');
  if (tooMany !== undefined) return failure(tooMany);
  const { total, groups, bonuses } = scoreSheetOf(game.scoring, countTiles(tiles.value));
  const lines = [
    ...groups.map(formatGroup),
    ...bonuses.map(({ shortfall: _, ...bonus }) => ({
      ...bonus,
      lacks: bonus.lacks.map(formatNeed),
    })),
  ];
  return success({ total, lines });
}

function formatGroup({ tiles, lacks, ...line }: GroupLine): ScoreLine {
  const { type, id, rule, complete, rounding, points } = line;
  return {
    type,
    id,
    rule,
    tiles: formatTiles(tiles.flatMap(({ kind, copies }) => Array<Kind>(copies).fill(kind))),
    each: tiles.map(({ kind, copies, category, pointsEach }) => ({
      tile: formatKind(kind),
      copies,
      category,
      points: pointsEach,
    })),
    complete,
    lacks: lacks.map(formatNeed),
    rounding,
    points,
  };
}

function formatNeed({ oneOf, copies }: Need): NeedText {
  return { oneOf: formatTiles(oneOf), copies };
}

import {
  createGame,
  type Deal,
  dealProblemOf,
  formatPlay,
  type Game,
  legalPlays,
  type Position,
  parsePlay,
  type RuleChanges,
  startPosition,
  type VariantId,
  variants,
} from '../../src/engine/fishing/index.ts';
import {
  copiesIn,
  countOf,
  invariant,
  type Kind,
  kinds,
  type Play,
  parseKind,
  type Result,
  type Seat,
  type SeatCount,
  seatsOf,
} from '../../src/engine/index.ts';
import { play } from './fishing.ts';

/** The value of a result that must have come out well. */
export function unwrap<Value>(result: Result<Value, unknown>): Value {
  if (!result.ok) throw new Error(`It went wrong: ${JSON.stringify(result.problem)}`);
  return result.value;
}

export function gameOf(id: VariantId, seats: SeatCount = 2, rules: RuleChanges = {}): Game {
  const variant = variants.find((one) => one.id === id);
  invariant(variant !== undefined, `${id} is a variant`);
  return unwrap(createGame(variant, seats, rules));
}

/** The tiles of a text such as `'63 54 54'` or `'66*4 21'`. */
export function tilesIn(text: string): Kind[] {
  return text
    .split(' ')
    .filter((word) => word !== '')
    .flatMap((word) => {
      const [tile = '', copies = '1'] = word.split('*');
      const kind = parseKind(tile);
      invariant(kind !== undefined, `${tile} is a tile`);
      return Array<Kind>(Number(copies)).fill(kind);
    });
}

export function playOf(text: string): Play {
  const chosen = parsePlay(text);
  invariant(chosen !== undefined, `${text} is a play`);
  return chosen;
}

/** What a test fixes of a deal. Everything else is filled so that it does not touch these tiles. */
export interface Setup {
  readonly seats?: SeatCount;
  readonly rules?: RuleChanges;
  readonly starter?: Seat;
  /** Tiles of the hands, seat 0 first. */
  readonly hands?: readonly string[];
  readonly lake?: string;
  /** Tiles of the draw pile, top first. */
  readonly drawPile?: string;
}

/** The position before the first play of a full, legal deal that holds the tiles a test fixes. */
export function tableOf(id: VariantId, setup: Setup = {}): Position {
  const game = gameOf(id, setup.seats, setup.rules);
  return startPosition(game, dealOf(game, setup), setup.starter ?? 0);
}

/**
 * A full, legal deal around the tiles that a test fixes. What is added to the lake catches and is
 * caught by no fixed tile; what is added to the hands is of no kind that the test holds there, and
 * catches nothing in the lake and none of the fixed draw pile, as long as there are such tiles. The
 * draw pile takes the rest. So a test sees no captures from the hands but those it has laid out.
 */
export function dealOf(game: Game, setup: Setup): Deal {
  const hands = seatsOf(game.seatCount).map((seat) => tilesIn(setup.hands?.[seat] ?? ''));
  const lake = tilesIn(setup.lake ?? '');
  const drawPile = tilesIn(setup.drawPile ?? '');
  const left = kinds.map((kind) => copiesIn(game.variant.kit, kind));
  for (const kind of [...hands.flat(), ...lake, ...drawPile]) left[kind] = countOf(left, kind) - 1;
  invariant(
    left.every((copies) => copies >= 0),
    'the kit holds the fixed tiles',
  );
  const fill = (tiles: Kind[], size: number, order: readonly Kind[]): void => {
    for (const kind of order) {
      while (tiles.length < size && countOf(left, kind) > 0) {
        tiles.push(kind);
        left[kind] = countOf(left, kind) - 1;
      }
    }
  };
  const catches = (bait: Kind, fish: Kind): boolean =>
    (countOf(game.catchable, bait) & (1 << fish)) !== 0;
  const apartFrom = (tiles: readonly Kind[]): Kind[] =>
    kinds.filter((kind) => !tiles.some((tile) => catches(tile, kind)));
  // Kinds that catch each other go into the lake together, so that many others are left for the
  // hands.
  const together = apartFrom([...hands.flat(), ...lake, ...drawPile]).flatMap((kind, _, apart) =>
    apart.filter((fish) => catches(kind, fish)),
  );
  fill(lake, game.variant.lake, together);
  const held = new Set(hands.flat());
  const harmless = [...apartFrom([...lake, ...drawPile]), ...apartFrom(lake)];
  for (const hand of hands) {
    fill(
      hand,
      game.handSize,
      harmless.filter((kind) => !held.has(kind)),
    );
  }
  for (const hand of hands) fill(hand, game.handSize, kinds);
  fill(drawPile, game.variant.drawPile, kinds);
  const deal = { hands, lake, drawPile };
  const problem = dealProblemOf(game, deal);
  invariant(problem === undefined, `the deal can be filled: ${JSON.stringify(problem)}`);
  return deal;
}

/** Every legal play as text; with a bait only those of that bait. */
export function legalTexts(position: Position, bait = ''): string[] {
  return legalPlays(position)
    .map(formatPlay)
    .filter((text) => text.startsWith(bait));
}

/** The position after some plays, each of which must be legal. */
export function afterPlays(position: Position, ...texts: readonly string[]): Position {
  return texts.reduce((current, text) => unwrap(play(current, playOf(text))), position);
}

import {
  handOffset,
  heaven,
  type Position,
  type ScratchPosition,
  type SeatView,
  seenPosition,
  unseenOf,
} from '../../../engine/fishing/index.ts';
import {
  chooseIndex,
  countOf,
  kindCount,
  kinds,
  type Random,
  tilesOf,
} from '../../../engine/index.ts';
import type { PlayOut, Worlds } from '../../search/weigh.ts';
import { decisionsOf } from './decisions.ts';

/** See {@link createWorlds}; `playOutFor` is given a world for its shape alone. */
export function worldsOf(
  view: SeatView,
  random: Random,
  playOutFor: (like: Position) => PlayOut<Position>,
): Worlds<Position> {
  const next = createWorlds(view, random);
  return { next, playOut: playOutFor(next()) };
}

/**
 * Deals what a seat has not seen to the other hands and the draw pile, again and again, each deal
 * as often as it explains what the others have played: by exchanging tiles and keeping an exchange
 * as often as it makes their plays likelier (Metropolis).
 * @returns a position as it may be; the next call changes the same one
 */
export function createWorlds(view: SeatView, random: Random): () => ScratchPosition {
  const world = seenPosition(view);
  const drawPile = Uint8Array.from({ length: world.drawPile.length }, (_, at) =>
    countOf(world.drawPile, at),
  );
  world.drawPile = drawPile;
  const { seat: viewer, handSizes } = view;
  const tiles = Uint8Array.from(tilesOf(unseenOf(view)));
  const holders = Uint8Array.from(
    handSizes.flatMap((size, seat) => (seat === viewer ? [] : Array<number>(size).fill(seat))),
  );
  const held = new Uint8Array(handSizes.length * kindCount);
  const decisions = decisionsOf(view);
  // A pair would have been laid before the first play (F10).
  const mostHeavens = view.game.rules.heavenPair === 'must' ? 1 : Number.POSITIVE_INFINITY;
  // For each decision the chances of all tiles that its seat would have held.
  const sums = new Float64Array(decisions.length);
  const changed = new Float64Array(decisions.length);

  const exchange = (one: number, other: number): void => {
    const tile = tiles[one] ?? 0;
    tiles[one] = tiles[other] ?? 0;
    tiles[other] = tile;
  };

  /** From `from` up to but without `to`. */
  const shuffle = (from: number, to: number): void => {
    for (let last = to - 1; last > from; last -= 1) {
      exchange(last, from + chooseIndex(last + 1 - from, random));
    }
  };

  const countHeld = (): void => {
    held.fill(0);
    for (let at = 0; at < holders.length; at += 1) {
      const place = (holders[at] ?? 0) * kindCount + (tiles[at] ?? 0);
      held[place] = (held[place] ?? 0) + 1;
    }
    decisions.forEach(({ seat, chances, since }, at) => {
      sums[at] = kinds.reduce(
        (sum, kind) =>
          (held[seat * kindCount + kind] ?? 0) + (since[kind] ?? 0) > 0
            ? sum + (chances[kind] ?? 0)
            : sum,
        0,
      );
    });
  };

  const tryExchange = (): void => {
    const one = chooseIndex(holders.length, random);
    const other = chooseIndex(tiles.length, random);
    const given = tiles[one] ?? 0;
    const taken = tiles[other] ?? 0;
    const giver = holders[one] ?? 0;
    const taker = other < holders.length ? (holders[other] ?? 0) : -1;
    if (given === taken || giver === taker) return;
    if (taken === heaven && holdsMostHeavens(giver)) return;
    if (given === heaven && taker >= 0 && holdsMostHeavens(taker)) return;
    let likelier = 1;
    for (let at = 0; at < decisions.length; at += 1) {
      const decision = decisions[at];
      let sum = sums[at] ?? 0;
      if (decision !== undefined && (decision.seat === giver || decision.seat === taker)) {
        const { seat, chances, since } = decision;
        const lost = seat === giver ? given : taken;
        const won = seat === giver ? taken : given;
        const own = seat * kindCount;
        if (held[own + lost] === 1 && since[lost] === 0) sum -= chances[lost] ?? 0;
        if (held[own + won] === 0 && since[won] === 0) sum += chances[won] ?? 0;
        likelier *= (sums[at] ?? 0) / sum;
      }
      changed[at] = sum;
    }
    if (likelier < 1 && random() >= likelier) return;
    sums.set(changed);
    exchange(one, other);
    move(held, giver, given, taken);
    if (taker >= 0) move(held, taker, taken, given);
  };

  const holdsMostHeavens = (seat: number): boolean =>
    (held[seat * kindCount + heaven] ?? 0) >= mostHeavens;

  /** Moves heavens that a hand may not hold to the draw pile, or else to another hand. */
  const partPairs = (): void => {
    countHeld();
    for (let at = 0; at < holders.length; at += 1) {
      const holder = holders[at] ?? 0;
      if (tiles[at] !== heaven || (held[holder * kindCount + heaven] ?? 0) <= mostHeavens) continue;
      const other = tiles.findLastIndex(
        (tile, place) =>
          tile !== heaven && (place >= holders.length || !holdsMostHeavens(holders[place] ?? 0)),
      );
      if (other < 0) return;
      exchange(at, other);
      countHeld();
    }
  };

  const put = (): void => {
    for (let seat = 0; seat < handSizes.length; seat += 1) {
      if (seat === viewer) continue;
      world.counts.fill(0, handOffset(seat), handOffset(seat) + kindCount);
      world.handMasks[seat] = 0;
    }
    for (let at = 0; at < holders.length; at += 1) {
      const seat = holders[at] ?? 0;
      const kind = tiles[at] ?? 0;
      const place = handOffset(seat) + kind;
      world.counts[place] = (world.counts[place] ?? 0) + 1;
      world.handMasks[seat] = (world.handMasks[seat] ?? 0) | (1 << kind);
    }
    drawPile.set(tiles.subarray(holders.length), world.turnedUp);
  };

  const learns = decisions.length > 0 || (mostHeavens === 1 && holders.length > 0);
  shuffle(0, tiles.length);
  if (learns) {
    partPairs();
    countHeld();
    for (let tries = 0; tries < firstTries * holders.length; tries += 1) tryExchange();
  }
  return () => {
    if (learns)
      for (let tries = 0; tries < furtherTries * holders.length; tries += 1) tryExchange();
    shuffle(learns ? holders.length : 0, tiles.length);
    put();
    return world;
  };
}

/** Exchanges tried for each hidden tile of a hand, before the first deal and between two deals. */
const firstTries = 100;
const furtherTries = 10;

function move(held: Uint8Array, seat: number, given: number, taken: number): void {
  const own = seat * kindCount;
  held[own + given] = (held[own + given] ?? 0) - 1;
  held[own + taken] = (held[own + taken] ?? 0) + 1;
}

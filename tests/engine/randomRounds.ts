import fc from 'fast-check';
import {
  type Game,
  legalPlays,
  type Position,
  parsePlay,
  startPosition,
} from '../../src/engine/fishing/index.ts';
import {
  type Counts,
  chooseIndex,
  copiesIn,
  countOf,
  formatKind,
  kinds,
  type Play,
  type Random,
} from '../../src/engine/index.ts';
import type { RandomRound } from '../support/arbitraries.ts';
import { chanceOf } from '../support/chance.ts';
import { play } from '../support/fishing.ts';
import { unwrap } from '../support/table.ts';

/** A play of a round with the positions before and after it. */
export interface Step {
  readonly position: Position;
  readonly chosen: Play;
  readonly next: Position;
}

/** Plays a round to its end, each play drawn among the legal ones. */
export function stepsOf(round: RandomRound): Generator<Step> {
  const start = startPosition(round.game, round.deal, round.starter);
  return stepsFrom(start, chanceOf(round.seed + 1));
}

/** Plays on from a position to the end of the round, each play drawn among the legal ones. */
export function* stepsFrom(start: Position, random: Random): Generator<Step> {
  let position = start;
  while (position.phase !== 'over') {
    const plays = legalPlays(position);
    const chosen = plays[chooseIndex(plays.length, random)];
    if (chosen === undefined) throw new Error('No play is legal before the end');
    const next = unwrap(play(position, chosen));
    yield { position, chosen, next };
    position = next;
  }
}

/** The position at the end of a round. */
export function finalOf(round: RandomRound): Position {
  let final = startPosition(round.game, round.deal, round.starter);
  for (const { next } of stepsOf(round)) final = next;
  return final;
}

/** How many tiles of each kind a game's kit holds. */
export function kitOf(game: Game): number[] {
  return kinds.map((kind) => copiesIn(game.variant.kit, kind));
}

/** The kinds whose number of copies holds what is asked, as a mask. */
export function maskWhere(counts: Counts, holds: (copies: number) => boolean): number {
  return kinds.reduce(
    (mask, kind) => (holds(countOf(counts, kind)) ? mask | (1 << kind) : mask),
    0,
  );
}

/** The kinds of which there is a tile, as a mask. */
export function maskOfCounts(counts: Counts): number {
  return maskWhere(counts, (copies) => copies > 0);
}

/** Every play that can be written, legal or not. */
export const everyPlay: readonly Play[] = kinds.flatMap((bait) => {
  const text = formatKind(bait);
  const captures = kinds.map((fish) => `${text}x${formatKind(fish)}`);
  return [text, `${text}^`, `${text}+${text}`, `${text}x${text}*3`, ...captures].map((one) => {
    const parsed = parsePlay(one);
    if (parsed === undefined) throw new Error(`${one} is a play`);
    return parsed;
  });
});

/** Checks a property so many times. */
export const check = (property: fc.IRawProperty<unknown>, numRuns: number): void => {
  fc.assert(property, { numRuns });
};

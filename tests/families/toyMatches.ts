import { findVariant, invariant, type SeatCount, type VariantId } from '../../src/engine/index.ts';
import { type Match, positionOf, startMatch, withPlay } from '../../src/store/match/match.ts';
import { unwrap } from '../support/table.ts';
import { toy } from './toy.ts';

// For tests that put the toy into the table of families.

/** The name of the toy's game, known since its family stands in the table. */
function toyId(): VariantId {
  const variant = findVariant('hot-tile');
  invariant(variant !== undefined, 'the toy stands in the table of families');
  return variant.id;
}

function toyMatch(seats: SeatCount, seed: string): Match {
  const players = Array.from({ length: seats }, (_, seat) => ({
    name: `Seat ${seat}`,
    control: 'person' as const,
  }));
  return startMatch({ variant: toyId(), rules: {}, players, seed, id: 'm' });
}

/** A match with plays made as records write them. */
export function withTexts(match: Match, ...texts: readonly string[]): Match {
  return texts.reduce((before, text) => {
    const play = toy.parsePlay(text);
    invariant(play !== undefined, `${text} is a play`);
    return unwrap(withPlay(before, play));
  }, match);
}

/** A match of which the first round is over, as {@link playedToEnd} ends it. */
export function finishedMatch(seats: SeatCount = 4): Match {
  return playedToEnd(openMatch(seats));
}

/**
 * A match played until its round is over. One seat wins it alone: with more than two of them
 * neither the starter nor the next.
 */
export function playedToEnd(match: Match): Match {
  const seats = match.setup.players.length;
  const plays = Array.from({ length: 5 }, () => 'keep').with(Math.min(2, seats - 1), 'pass');
  return withTexts(match, ...plays);
}

/** A match whose first round is not over at once. */
export function openMatch(seats: SeatCount): Match {
  const seeds = Array.from({ length: 50 }, (_, at) => `open ${at}`);
  const found = seeds
    .map((seed) => toyMatch(seats, seed))
    .find((one) => positionOf(one).phase !== 'over');
  invariant(found !== undefined, 'most rounds begin');
  return found;
}

/** A match whose first round is over before anything is played. */
export function calledOffMatch(): Match {
  const seeds = Array.from({ length: 500 }, (_, at) => `off ${at}`);
  const found = seeds
    .map((seed) => toyMatch(2, seed))
    .find((one) => positionOf(one).phase === 'over');
  invariant(found !== undefined, 'some round is over at once');
  return found;
}

import { chooseIndex } from '../../src/engine/core/chance.ts';
import { type Kind, kindOf } from '../../src/engine/core/kind.ts';
import { brandPlay, type Play } from '../../src/engine/core/play.ts';
import { type Result, success } from '../../src/engine/core/result.ts';
import type { Deal, Game, Position, Rules } from '../../src/engine/core/rules.ts';
import { type Seat, seatAfter, seatsOf } from '../../src/engine/core/seat.ts';

/**
 * A family of games for tests, with one game: Hot Tile. Five times somebody says `keep` or `pass`;
 * whoever has said `keep` least has won and is paid one by each of the others. It is over at once
 * where the first tile of the starter is Heaven, and then nobody has won.
 */

const keep = brandPlay(1);
const pass = brandPlay(2);
const both: readonly Play[] = [keep, pass];

/** How many plays a round has. */
const playCount = 5;

const hotTile = { id: 'hot-tile', kit: 'two-sets', seatCounts: [2, 3, 4] } as const;

interface ToyPosition extends Position {
  readonly kept: readonly number[];
  readonly made: number;
}

function toyPosition(position: Position): ToyPosition {
  if (!isToy(position)) throw new Error('the position is one of the toy');
  return position;
}

function isToy(position: Position): position is ToyPosition {
  return 'kept' in position;
}

/** The rules of the toy. */
export const toy = {
  family: 'toy',
  variants: [hotTile],
  ruleSpots: ['T1'],
  createGame: (_, seatCount): Result<Game, never> => success({ variant: hotTile, seatCount }),
  switchesOf: () => [],
  changedSwitchesOf: () => [],
  withSwitch: () => undefined,
  differingChanges: () => ({}),
  dealTiles: ({ seatCount }, random): Deal => ({
    hands: seatsOf(seatCount).map((): Kind[] => [chooseIndex(21, random)]),
  }),
  startPosition: (game, { hands }, starter): ToyPosition => ({
    game,
    phase: hands[starter]?.[0] === kindOf('66') ? 'over' : 'say',
    seat: starter,
    kept: seatsOf(game.seatCount).map(() => 0),
    made: 0,
  }),
  legalPlays: ({ phase }) => (phase === 'over' ? [] : both),
  play: (before, legal): ToyPosition => {
    const { game, seat, kept, made } = toyPosition(before);
    return {
      game,
      phase: made + 1 === playCount ? 'over' : 'say',
      seat: seatAfter(seat, game.seatCount),
      kept: kept.map((times, one) => (one === seat && legal === keep ? times + 1 : times)),
      made: made + 1,
    };
  },
  viewFor: (position, seat, plays = []) => ({
    game: position.game,
    seat,
    legal: position.seat === seat && position.phase !== 'over' ? both : [],
    plays,
  }),
  scoresOf: (position) => toyPosition(position).kept,
  settlementOf: (position) => {
    const { kept } = toyPosition(position);
    const winners = winnersOf(position);
    const [only] = winners;
    if (winners.length !== 1) return kept.map(() => 0);
    return kept.map((_, seat) => (seat === only ? kept.length - 1 : -1));
  },
  winnersOf,
  isCalledOff: (end) => toyPosition(end).made === 0,
  nextStarter: (end, starter) => winnersOf(end)[0] ?? starter,
  nextSitting: (_, sitting) => sitting,
  playsItself: () => false,
  isPass: (play) => play !== keep,
  broughtBetween: () => 'nothing',
  mayEndRound: () => false,
  reveals: () => null,
  lastResort: () => keep,
  parsePlay: (text) => new Map(both.map((play) => [formatPlay(play), play])).get(text),
  formatPlay,
} as const satisfies Rules;

function formatPlay(play: Play): string {
  return play === keep ? 'keep' : 'pass';
}

function winnersOf(position: Position): Seat[] {
  const { kept, made } = toyPosition(position);
  const least = Math.min(...kept);
  return made === 0 ? [] : kept.flatMap((times, seat) => (times === least ? [seat] : []));
}

import {
  createGame,
  findVariant,
  type Game,
  invariant,
  legalPlays,
  type Play,
  type Position,
  play,
  type RoundRecord,
  type Seat,
  startPosition,
} from '../../engine/index.ts';

/** One play of a round with the positions around it. */
export interface Step {
  readonly seat: Seat;
  readonly phase: 'hand' | 'drawn';
  readonly play: Play;
  /** Whether there was anything to choose. */
  readonly decision: boolean;
  readonly before: Position;
  readonly after: Position;
}

/** A record's plays made one after the other. */
export interface PlayedRound {
  readonly game: Game;
  readonly start: Position;
  readonly steps: readonly Step[];
  /** Where the round stands. */
  readonly position: Position;
}

const known = new WeakMap<RoundRecord, PlayedRound>();

/**
 * Plays a record of the store, whose plays are legal because they were checked when they were made
 * or read.
 */
export function playedRound(record: RoundRecord): PlayedRound {
  const before = known.get(record);
  if (before !== undefined) return before;
  const played = playedFrom(record);
  known.set(record, played);
  return played;
}

/**
 * Remembers how a record that was just lengthened by one play stands, so that the plays before are
 * not made again.
 */
export function rememberPlay(
  record: RoundRecord,
  longer: RoundRecord,
  made: Play,
  position: Position,
): void {
  const { steps, position: before, ...others } = playedRound(record);
  known.set(longer, {
    ...others,
    steps: [...steps, stepBetween(before, made, position)],
    position,
  });
}

function playedFrom(record: RoundRecord): PlayedRound {
  const game = gameOf(record);
  const start = startPosition(game, record.deal, record.starter);
  const steps: Step[] = [];
  let position = start;
  for (const made of record.plays) {
    const step = stepFrom(position, made);
    steps.push(step);
    position = step.after;
  }
  return { game, start, steps, position };
}

function stepFrom(before: Position, made: Play): Step {
  const after = play(before, made);
  invariant(after.ok, 'the plays of a match are legal');
  return stepBetween(before, made, after.value);
}

function stepBetween(before: Position, made: Play, after: Position): Step {
  invariant(before.phase !== 'over', 'nothing is played after the end');
  const decision = legalPlays(before).length > 1;
  return {
    seat: before.seat,
    phase: before.phase,
    play: made,
    decision,
    before,
    after,
  };
}

/**
 * The game that players sit down to. Its variant, switches and number of seats were checked before.
 */
export function gameOf({
  variant,
  rules,
  players,
}: Pick<RoundRecord, 'variant' | 'rules'> & { readonly players: readonly unknown[] }): Game {
  const found = findVariant(variant);
  const seatCount = players.length;
  invariant(
    found !== undefined && (seatCount === 2 || seatCount === 3),
    'a match has a known game',
  );
  const game = createGame(found, seatCount, rules);
  invariant(game.ok, 'a match has switches of its variant');
  return game.value;
}

import type { BotId } from '../bots/bots.ts';
import {
  createGame,
  failure,
  findVariant,
  formOf,
  type Game,
  invariant,
  legalPlays,
  type Play,
  type Position,
  play,
  type Result,
  type RoundRecord,
  type RuleChanges,
  replay,
  type Seat,
  type SeatCount,
  seatAfter,
  settlementOf,
  startPosition,
  success,
  type VariantId,
} from '../engine/index.ts';
import { dealFromSeed } from '../records/seed.ts';

/** Who makes the plays of a seat: a person at this device, or a bot. */
export type Control = 'person' | BotId;

/** Somebody at the table. */
export interface Player {
  readonly name: string;
  readonly control: Control;
}

/** What is chosen before a match: the game, who sits where, and the seed of its first deal. */
export interface MatchSetup {
  readonly variant: VariantId;
  readonly rules: RuleChanges;
  readonly players: readonly Player[];
  readonly seed: string;
}

/** Rounds in a row with the same players and rules. Its records are the truth; all else is derived from them. */
export interface Match {
  readonly setup: MatchSetup;
  /** The rounds so far, at least one; only the last may be unfinished. */
  readonly rounds: readonly RoundRecord[];
}

/** A match at its first deal, whose starter is drawn by the seed (F1). */
export function startMatch(setup: MatchSetup): Match {
  const { starter } = dealFromSeed(gameOf(setup), setup.seed);
  return { setup, rounds: [dealRound(setup, setup.seed, starter)] };
}

/** The match with the next round dealt: the start passes to the next seat (F1), the seed is the match's with the round's number. */
export function withNextRound(match: Match): Match {
  const { setup, rounds } = match;
  const starter = seatAfter(currentRound(match).starter, gameOf(setup).seatCount);
  return {
    setup,
    rounds: [...rounds, dealRound(setup, `${setup.seed}/${rounds.length}`, starter)],
  };
}

function dealRound(setup: MatchSetup, seed: string, starter: Seat): RoundRecord {
  return {
    variant: setup.variant,
    rules: setup.rules,
    players: setup.players.map(({ name }) => name),
    starter,
    seed,
    deal: dealFromSeed(gameOf(setup), seed).deal,
    plays: [],
    meta: { players: setup.players.map(({ control }) => control) },
  };
}

/** The game of a match. Its rules were checked when the match was set up or read. */
export function gameOf(setup: Pick<MatchSetup, 'variant' | 'rules' | 'players'>): Game {
  const variant = findVariant(setup.variant);
  const seatCount: SeatCount = setup.players.length === 3 ? 3 : 2;
  invariant(variant !== undefined, 'a match has a known variant');
  const game = createGame(variant, seatCount, setup.rules);
  invariant(game.ok, 'a match has switches of its variant');
  return game.value;
}

/** The round that is being played, or that was played last. */
export function currentRound(match: Match): RoundRecord {
  const round = match.rounds.at(-1);
  invariant(round !== undefined, 'a match has a round');
  return round;
}

const positions = new WeakMap<Match, Position>();

/** Where the current round stands. */
export function positionOf(match: Match): Position {
  const known = positions.get(match);
  if (known !== undefined) return known;
  const { deal, starter, plays } = currentRound(match);
  const replayed = replay({ game: gameOf(match.setup), deal, starter, plays });
  invariant(replayed.ok, 'the plays of a match are legal');
  positions.set(match, replayed.value);
  return replayed.value;
}

/** The match with one more play in its current round, or the problem that the rules do not allow it. */
export function withPlay(match: Match, chosen: Play): Result<Match, 'play-not-legal'> {
  const next = play(positionOf(match), chosen);
  if (!next.ok) return failure(next.problem);
  const round = currentRound(match);
  return success(withCurrentRound(match, { ...round, plays: [...round.plays, chosen] }));
}

/** The match with its current round replaced. */
export function withCurrentRound(match: Match, round: RoundRecord): Match {
  return { ...match, rounds: [...match.rounds.slice(0, -1), round] };
}

/** One play of a round with the position it was made from. */
export interface Step {
  readonly seat: Seat;
  readonly phase: 'hand' | 'drawn';
  readonly play: Play;
  /** Whether there was anything to choose. */
  readonly decision: boolean;
  readonly before: Position;
  readonly after: Position;
}

/** The plays of the current round, each with the positions around it. */
export function stepsOf(match: Match): readonly Step[] {
  const { deal, starter, plays } = currentRound(match);
  let before = startPosition(gameOf(match.setup), deal, starter);
  return plays.map((made) => {
    const after = play(before, made);
    invariant(after.ok && before.phase !== 'over', 'the plays of a match are legal');
    const step = {
      seat: before.seat,
      phase: before.phase,
      play: made,
      decision: legalPlays(before).length > 1,
      before,
      after: after.value,
    };
    before = after.value;
    return step;
  });
}

/** What each seat has won or lost over the finished rounds. */
export function runningSettlement(match: Match): number[] {
  const totals = match.setup.players.map(() => 0);
  for (const round of match.rounds) {
    const position = positionOf({ setup: match.setup, rounds: [round] });
    if (position.phase !== 'over') continue;
    settlementOf(position).forEach((points, seat) => {
      totals[seat] = (totals[seat] ?? 0) + points;
    });
  }
  return totals;
}

/** The seats where persons sit. */
export function personsOf(match: Match): readonly Seat[] {
  return match.setup.players.flatMap(({ control }, seat) => (control === 'person' ? [seat] : []));
}

/** Whether a seat is played by a person. */
export function isPerson(match: Match, seat: Seat): boolean {
  return match.setup.players[seat]?.control === 'person';
}

/** Whether a drawn tile has nothing to catch, so that it goes to the lake by itself. */
export function drawnTilePlaysItself(position: Position): boolean {
  const [only, ...others] = legalPlays(position);
  return (
    position.phase === 'drawn' &&
    only !== undefined &&
    others.length === 0 &&
    formOf(only) === 'place'
  );
}

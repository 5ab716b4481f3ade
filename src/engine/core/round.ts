import { invariant } from './invariant.ts';
import type { Play } from './play.ts';
import type { JsonObject, RecordProblem } from './record.ts';
import { failure, type Result, success } from './result.ts';
import type { Deal, Position, RuleChanges, Rules } from './rules.ts';
import type { Seat } from './seat.ts';
import type { SeenPlay } from './seenPlay.ts';

/**
 * Everything needed to replay one round (src/records/README.md): the truth from which positions,
 * undo and saved rounds are derived.
 */
export interface RoundRecord<VariantId extends string = string> {
  readonly variant: VariantId;
  /** The switches that are set apart from the variant's own values. */
  readonly rules: RuleChanges;
  /** The names of the seats, seat 0 first. */
  readonly players: readonly string[];
  readonly starter: Seat;
  readonly seed?: string;
  readonly deal: Deal;
  readonly plays: readonly Play[];
  readonly meta?: JsonObject;
}

/** One play of a round with the positions around it. */
export interface Step<At extends Position = Position> extends SeenPlay<At['phase']> {
  /** The plays that were open, the one made among them. */
  readonly legal: readonly Play[];
  readonly before: At;
  readonly after: At;
}

/** Plays that were made one after the other. */
export interface PlayedThrough<At extends Position = Position> {
  readonly start: At;
  readonly steps: readonly Step<At>[];
  /** Where the round stands after them. */
  readonly position: At;
}

/** What making plays needs of a family's rules. */
interface Moves<At extends Position> extends Pick<Rules, 'formatPlay'> {
  legalPlays(position: At): readonly Play[];
  play(position: At, legal: Play): At;
}

/**
 * Makes plays one after the other, keeping every position on the way: the one way through a round.
 * @returns the steps, or the first play that the rules do not allow
 */
export function playThrough<At extends Position>(
  rules: Moves<At>,
  start: At,
  plays: readonly Play[],
): Result<PlayedThrough<At>, RecordProblem> {
  const steps: Step<At>[] = [];
  let position = start;
  for (const [at, chosen] of plays.entries()) {
    if (position.phase === 'over') {
      return failure({ code: 'play-after-end', at, found: rules.formatPlay(chosen) });
    }
    const step = stepFrom(rules, position, rules.legalPlays(position), chosen);
    if (step === undefined) {
      return failure({ code: 'play-not-legal', at, found: rules.formatPlay(chosen) });
    }
    steps.push(step);
    position = step.after;
  }
  return success({ start, steps, position });
}

/**
 * Makes plays that somebody chooses, until the round is over or nothing is chosen.
 * @param choose is given where the round stands, what is legal there and the steps that led there,
 *   and gives one of the legal plays
 */
export function playOn<At extends Position>(
  rules: Moves<At>,
  start: At,
  choose: (position: At, legal: readonly Play[], steps: readonly Step<At>[]) => Play | undefined,
): PlayedThrough<At> {
  const steps: Step<At>[] = [];
  let position = start;
  while (position.phase !== 'over') {
    const legal = rules.legalPlays(position);
    const chosen = choose(position, legal, steps);
    if (chosen === undefined) break;
    const step = stepFrom(rules, position, legal, chosen);
    invariant(step !== undefined, 'a play is chosen that is legal');
    steps.push(step);
    position = step.after;
  }
  return { start, steps, position };
}

/** What was played, with one more play; undefined where the rules do not allow it. */
export function withStep<At extends Position>(
  rules: Moves<At>,
  { start, steps, position }: PlayedThrough<At>,
  chosen: Play,
): PlayedThrough<At> | undefined {
  const step = stepFrom(rules, position, rules.legalPlays(position), chosen);
  return step && { start, steps: [...steps, step], position: step.after };
}

/** The first plays of what was played. */
export function firstSteps<At extends Position>(
  { start, steps }: PlayedThrough<At>,
  plays: number,
): PlayedThrough<At> {
  const kept = steps.slice(0, plays);
  return { start, steps: kept, position: kept.at(-1)?.after ?? start };
}

function stepFrom<At extends Position>(
  rules: Moves<At>,
  before: At,
  legal: readonly Play[],
  chosen: Play,
): Step<At> | undefined {
  if (!legal.includes(chosen)) return undefined;
  return {
    seat: before.seat,
    phase: before.phase,
    play: chosen,
    legal,
    before,
    after: rules.play(before, chosen),
  };
}

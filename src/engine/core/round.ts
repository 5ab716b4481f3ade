import { invariant } from './invariant.ts';
import type { Play, SeenPlay } from './play.ts';
import type { JsonObject, RecordProblem } from './record.ts';
import { failure, type Result, success } from './result.ts';
import type { Deal, Position, Revealed, RuleChanges, Rules } from './rules.ts';
import type { Seat } from './seat.ts';

/** All that replays one round (src/records/README.md): the truth that all else is derived from. */
export interface RoundRecord<VariantId extends string = string> {
  readonly variant: VariantId;
  /** The switches that are set apart from the variant's own values. */
  readonly rules: RuleChanges;
  /** Seat 0 first. */
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

export interface PlayedThrough<At extends Position = Position> {
  readonly start: At;
  readonly steps: readonly Step<At>[];
  readonly position: At;
}

interface Moves<At extends Position> extends Pick<Rules, 'formatPlay'> {
  legalPlays(position: At): readonly Play[];
  play(position: At, legal: Play): At;
}

/** The one way through a round; fails with the first play that the rules do not allow. */
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
 * Makes the plays that `choose` gives, where the round stands, of what is legal there and after
 * what steps, until the round is over or it gives none.
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

/** Undefined where the rules do not allow the play. */
export function withStep<At extends Position>(
  rules: Moves<At>,
  { start, steps, position }: PlayedThrough<At>,
  chosen: Play,
): PlayedThrough<At> | undefined {
  const step = stepFrom(rules, position, rules.legalPlays(position), chosen);
  return step && { start, steps: [...steps, step], position: step.after };
}

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

/** What would still be known of what is gone back to: what chance had hidden, or others played. */
export type SeenSince = 'nothing' | Revealed | 'others';

/** @param taken the steps that are taken back, which led to where the round stands */
export function seenSince(
  { reveals }: Pick<Rules, 'reveals'>,
  taken: readonly Step[],
  now: Position,
  seat: Seat,
): SeenSince {
  const [first] = taken;
  const revealed = first === undefined ? null : reveals(first.before, now);
  if (revealed !== null) return revealed;
  return taken.some((step) => step.seat !== seat) ? 'others' : 'nothing';
}

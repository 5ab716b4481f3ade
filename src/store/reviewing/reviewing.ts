import * as v from 'valibot';
import { strongestLevel } from '../../bots/levels.ts';
import { type FamilyId, familyOf, invariant, rulesOf } from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { type PlayedRound, playedRound } from '../../records/playedRound.ts';
import type { Reckoning } from '../../review/reckoning.ts';
import { reviewToJson } from '../../review/reviewJson.ts';
import { reviewRound } from '../../review/reviewRound.ts';
import { onceLoaded } from '../thinking/onceLoaded.ts';
import { type ReviewReply, type ReviewRequest, reviewRequestSchema } from './messages.ts';

interface Means {
  /** Gives the reckoning at once if it has been loaded before. */
  readonly reckoningOf: (family: FamilyId) => Reckoning | Promise<Reckoning>;
  readonly post: (reply: ReviewReply) => void;
  /** Goes on after the messages that have come meanwhile. */
  readonly pause: (goOn: () => void) => void;
  /** In milliseconds. */
  readonly now: () => number;
  /** The samples of each review of the same round, the last the most exact. */
  readonly passes?: readonly number[];
}

/**
 * The first tells something within a second and finds few mistakes: what met fewer rounds than
 * `leastWorlds` is none. The second finds more; the last takes some seconds.
 */
const usualPasses = [24, 80, 400, 2000];

/** Milliseconds of work before the next word on the progress. */
const slice = 30;

/** The seed of every review, so that the same round has the same one everywhere. */
const seed = 'review';

export function isReviewRequest(message: unknown): message is ReviewRequest {
  return v.is(reviewRequestSchema, message);
}

/** Goes over the round again and again, each time with more samples, and tells what it finds. */
export function createReviewing({
  reckoningOf,
  post,
  pause,
  now,
  passes = usualPasses,
}: Means): (request: ReviewRequest) => void {
  return ({ type, record }) => {
    const parsed = parseRecord(record);
    invariant(parsed.ok, 'the record of a review is sound');
    const round = playedRound(parsed.value);
    const begin = (reckoning: Reckoning): void => {
      const work = passesOver(round, passes, reckoning);
      const goOn = (): void => {
        const until = now() + slice;
        let step = work.next();
        while (step.done !== true && step.value.type === 'reviewing' && now() < until) {
          step = work.next();
        }
        if (step.done === true) return;
        post(step.value);
        pause(goOn);
      };
      goOn();
    };
    // An expected review loads all that it takes, and begins only once it is asked for.
    const then = type === 'review' ? begin : () => undefined;
    onceLoaded(reckoningOf(familyOf(parsed.value.variant)), then, (error) =>
      pause(() => {
        throw error;
      }),
    );
  };
}

function* passesOver(
  round: PlayedRound,
  passes: readonly number[],
  reckoning: Reckoning,
): Generator<ReviewReply, void, void> {
  const rules = rulesOf(round.game);
  const all = passes.reduce((sum, samples) => sum + samples, 0);
  let done = 0;
  for (const samples of passes) {
    const work = reviewRound(round, { bot: strongestLevel, samples, seed }, reckoning);
    let step = work.next();
    while (step.done !== true) {
      yield { type: 'reviewing', share: Math.min((done + step.value * samples) / all, 1) };
      step = work.next();
    }
    done += samples;
    yield { type: 'review', review: reviewToJson(step.value, rules), isLast: done === all };
  }
}

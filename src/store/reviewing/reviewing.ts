import * as v from 'valibot';
import { strongestLevel } from '../../bots/levels.ts';
import {
  type FamilyId,
  familyOf,
  formatKind,
  invariant,
  type RoundRecord,
  rulesOf,
} from '../../engine/index.ts';
import { parseRecord } from '../../records/parseRecord.ts';
import { playedRound } from '../../records/playedRound.ts';
import { judgePlay } from '../../review/judgePlay.ts';
import { momentSumsOf } from '../../review/moments.ts';
import type { Expectation, Reckoning } from '../../review/reckoning.ts';
import { judgedToJson } from '../../review/reviewJson.ts';
import { onceLoaded } from '../thinking/onceLoaded.ts';
import {
  type ReviewReply,
  type ReviewRequest,
  reviewRequestSchema,
  type Task,
} from './messages.ts';
import { samplesFor } from './tasks.ts';

interface Means {
  /** Gives the reckoning at once if it has been loaded before. */
  readonly reckoningOf: (family: FamilyId) => Reckoning | Promise<Reckoning>;
  readonly post: (reply: ReviewReply) => void;
  /** Throws outside of every promise. */
  readonly throwLater: (error: unknown) => void;
  readonly samplesOf?: typeof samplesFor;
}

/** The seed of every review, so that the same round has the same one everywhere. */
const seed = 'review';

export function isReviewRequest(message: unknown): message is ReviewRequest {
  return v.is(reviewRequestSchema, message);
}

export function createReviewing({
  reckoningOf,
  post,
  throwLater,
  samplesOf = samplesFor,
}: Means): (request: ReviewRequest) => void {
  let family: FamilyId | undefined;
  let work: ((task: Task, reckoning: Reckoning) => ReviewReply) | undefined;
  return (request) => {
    if ('record' in request) {
      const parsed = parseRecord(request.record);
      invariant(parsed.ok, 'the record of a review is sound');
      family = familyOf(parsed.value.variant);
      if (request.type === 'review') work = workOn(parsed.value, samplesOf(parsed.value.variant));
      // A task loads anew what does not load now, and tells it.
      onceLoaded(reckoningOf(family), () => undefined, throwLater);
      return;
    }
    const [answer, of] = [work, family];
    invariant(answer !== undefined && of !== undefined, 'a review begins with its round');
    onceLoaded(reckoningOf(of), (reckoning) => post(answer(request, reckoning)), throwLater);
  };
}

/** Every worker answers a task in the same way, whatever else it has done. */
function workOn(
  record: RoundRecord,
  samples: number,
): (task: Task, reckoning: Reckoning) => ReviewReply {
  const round = playedRound(record);
  const rules = rulesOf(round.game);
  const wish = { bot: strongestLevel, samples, seed };
  let expectation: Expectation | undefined;
  return (task, reckoning) => {
    const { at } = task;
    if (task.type === 'judge') {
      const work = judgePlay(round, at, wish, reckoning);
      let step = work.next();
      while (step.done !== true) step = work.next();
      return { type: 'judged', at, judged: judgedToJson(step.value, rules) };
    }
    expectation ??= reckoning.expectationOf(round.start, wish);
    const { drawn, before, after } = momentSumsOf(round, at, task, expectation, reckoning);
    return {
      ...{ type: 'looked', at, from: task.from },
      drawn: drawn === null ? null : formatKind(drawn),
      before: before && [...before],
      after: after && [...after],
    };
  };
}

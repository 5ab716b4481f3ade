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
import { onceLoaded, type Work } from '../jobs/doJobs.ts';
import type { ReviewJob, Task } from './messages.ts';
import { samplesFor } from './tasks.ts';

interface Means {
  /** Gives the reckoning at once if it has been loaded before. */
  readonly reckoningOf: (family: FamilyId) => Reckoning | Promise<Reckoning>;
  readonly samplesOf?: typeof samplesFor;
}

/** The seed of every review, so that the same round has the same one everywhere. */
const seed = 'review';

type DoTask = (task: Task, reckoning: Reckoning) => unknown;

/** The worker's side of a review. What it has learned of a round serves all tasks of that. */
export function createReviewing({
  reckoningOf,
  samplesOf = samplesFor,
}: Means): (job: ReviewJob) => Work | Promise<Work> {
  let last:
    | { readonly text: string; readonly family: FamilyId; readonly doTask: DoTask }
    | undefined;
  return (job) => {
    if (last?.text !== job.record) {
      const parsed = parseRecord(job.record);
      invariant(parsed.ok, 'the record of a review is sound');
      const { variant } = parsed.value;
      const doTask = workOn(parsed.value, samplesOf(variant));
      last = { text: job.record, family: familyOf(variant), doTask };
    }
    const { family, doTask } = last;
    return onceLoaded(
      reckoningOf(family),
      (reckoning) => () => (job.kind === 'review' ? doTask(job.task, reckoning) : null),
    );
  };
}

/** Every worker answers a task in the same way, whatever else it has done. */
function workOn(record: RoundRecord, samples: number): DoTask {
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
      return judgedToJson(step.value, rules);
    }
    expectation ??= reckoning.expectationOf(round.start, wish);
    const { drawn, before, after } = momentSumsOf(round, at, task, expectation, reckoning);
    return {
      drawn: drawn === null ? null : formatKind(drawn),
      before: before && [...before],
      after: after && [...after],
    };
  };
}

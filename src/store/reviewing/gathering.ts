import * as v from 'valibot';
import { strongestLevel } from '../../bots/levels.ts';
import { mostSeats, type RoundRecord } from '../../engine/index.ts';
import { kindSchema } from '../../records/notation.ts';
import { playedRound } from '../../records/playedRound.ts';
import { soundIn } from '../../records/soundIn.ts';
import { addedMoments, type MomentSums, reviewFrom } from '../../review/moments.ts';
import { isCostly, isSeatJudged, type JudgedPlay, type Review } from '../../review/review.ts';
import { readJudged } from '../../review/reviewJson.ts';
import type { Task } from './messages.ts';
import type { ReviewListener } from './reviewer.ts';
import { firstSamples } from './tasks.ts';

const sums = v.nullable(v.pipe(v.array(v.pipe(v.number(), v.finite())), v.maxLength(mostSeats)));

/** The answer to `look`; that to `judge` is read by `readJudged`. */
export const momentSchema = v.strictObject({
  drawn: v.nullable(kindSchema),
  before: sums,
  after: sums,
});

/** Parts come in any order; each play is told once it is judged, for good. */
export interface Gathering {
  /** Returns whether the answer is a part of this round. */
  readonly take: (task: Task, answer: unknown) => boolean;
  readonly isWhole: () => boolean;
}

export function createGathering(
  record: RoundRecord,
  samples: number,
  listener: Pick<ReviewListener, 'onJudged' | 'onReview' | 'onShare'>,
): Gathering {
  const { steps } = playedRound(record);
  const seats = record.players.length;
  const plays: (JudgedPlay | null)[] = steps.map(() => null);
  const blocks = Array.from({ length: Math.ceil(samples / firstSamples) }, () => ({
    moments: new Map<number, MomentSums>(),
  }));
  const all = { plays: plays.length, moments: blocks.length * (plays.length + 1) };
  let judged = 0;
  let looked = 0;
  let blocksTold = 0;

  const takeJudged = (at: number, json: unknown): boolean => {
    const play = readJudged(json, record, at);
    if (play === undefined || plays[at] !== null || steps[at]?.seat !== play.seat) return false;
    plays[at] = play;
    judged += 1;
    if (isCostly(play, record.variant) || isSeatJudged({ plays }, steps, play.seat)) {
      listener.onJudged({ plays: [...plays] });
    }
    return true;
  };

  const takeMoment = (at: number, from: number, answer: unknown): boolean => {
    const moment = soundIn(momentSchema, answer);
    if (moment === undefined) return false;
    const block = blocks[from / firstSamples];
    const sums = [moment.before, moment.after];
    const fits = sums.every((points) => points === null || points.length === seats);
    if (block === undefined || at > plays.length || block.moments.has(at) || !fits) return false;
    if (at === 0 && sums.includes(null)) return false;
    block.moments.set(at, moment);
    looked += 1;
    return true;
  };

  /** With the moments as far as blocks of samples are whole. */
  const reviewOf = (whole: number): Review => {
    const moments = [...plays.keys(), plays.length].map((at) =>
      blocks
        .slice(0, whole)
        .flatMap(({ moments: ofBlock }) => ofBlock.get(at) ?? [])
        .reduce(addedMoments),
    );
    return reviewFrom({
      bot: strongestLevel,
      samples: Math.min(whole * firstSamples, samples),
      plays: plays.filter((play) => play !== null),
      moments,
    });
  };

  const tellReview = (): void => {
    if (judged < all.plays) return;
    const open = blocks.findIndex(({ moments }) => moments.size <= plays.length);
    const whole = open < 0 ? blocks.length : open;
    const isLast = whole === blocks.length;
    // Between the first look and the last nothing is worth being told again.
    if (whole === 0 || blocksTold === blocks.length || (blocksTold > 0 && !isLast)) return;
    blocksTold = whole;
    listener.onReview(reviewOf(whole), isLast);
  };

  return {
    take: (task, answer) => {
      const isTaken =
        task.type === 'judge'
          ? takeJudged(task.at, answer)
          : takeMoment(task.at, task.from, answer);
      if (!isTaken) return false;
      listener.onShare({
        judged: all.plays === 0 ? 1 : judged / all.plays,
        whole: (judged + looked) / (all.plays + all.moments),
      });
      tellReview();
      return true;
    },
    isWhole: () => blocksTold === blocks.length,
  };
}

import * as v from 'valibot';
import { levels } from '../bots/levels.ts';
import { formatKind, formatPlay, type Play } from '../engine/index.ts';
import { kindSchema, playSchema } from '../records/notation.ts';
import type { PlayReview, Review } from './review.ts';
import type { SeatPoints } from './seatPoints.ts';

/** Three seats at most; more plays than any round has. */
const most = { seats: 3, plays: 200, legal: 200, samples: 1_000_000_000 };

const points = v.pipe(v.number(), v.finite());
const pointsOrMore = v.pipe(points, v.minValue(0));
const seatPoints = v.pipe(v.array(points), v.minLength(2), v.maxLength(most.seats));

/** A review as JSON, see {@link reviewToJson}. */
export const reviewSchema = v.strictObject({
  bot: v.picklist(levels),
  samples: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most.samples)),
  average: seatPoints,
  start: seatPoints,
  plays: v.pipe(
    v.array(
      v.strictObject({
        seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(most.seats - 1)),
        played: playSchema,
        drawn: v.nullable(kindSchema),
        luck: v.nullable(seatPoints),
        legal: v.pipe(
          v.array(
            v.strictObject({ play: playSchema, points, error: pointsOrMore, noise: pointsOrMore }),
          ),
          v.minLength(1),
          v.maxLength(most.legal),
        ),
        lost: pointsOrMore,
        skill: seatPoints,
        hidden: seatPoints,
        expected: seatPoints,
      }),
    ),
    v.maxLength(most.plays),
  ),
  end: seatPoints,
});

/** A review as it is written. */
export type ReviewJson = v.InferInput<typeof reviewSchema>;

/**
 * A review as JSON: for the headless commands, for keeping, and between the worker and the page.
 */
export function reviewToJson({ bot, samples, average, start, plays, end }: Review): ReviewJson {
  return {
    bot,
    samples,
    average: [...average],
    start: [...start],
    plays: plays.map(({ seat, play, drawn, luck, values, lost, skill, hidden, expected }) => ({
      seat,
      played: formatPlay(play),
      drawn: drawn === null ? null : formatKind(drawn),
      luck: luck === null ? null : [...luck],
      legal: values.map((value) => ({ ...value, play: formatPlay(value.play) })),
      lost,
      skill: [...skill],
      hidden: [...hidden],
      expected: [...expected],
    })),
    end: [...end],
  };
}

/**
 * Reads a review of a round.
 * @param made the plays of the round: a review of other plays is none of it
 * @returns undefined where it is not sound, or of another round
 */
export function readReview(
  json: unknown,
  made: readonly Play[],
  seatCount: number,
): Review | undefined {
  const parsed = v.safeParse(reviewSchema, json);
  if (!parsed.success) return undefined;
  const { plays, ...whole } = parsed.output;
  const reviews = plays.map(
    ({ played, legal, ...play }): PlayReview => ({ ...play, play: played, values: legal }),
  );
  const isOf =
    reviews.length === made.length &&
    reviews.every(
      ({ play, values }, at) => play === made[at] && values.some((value) => value.play === play),
    );
  const lists: (SeatPoints | null)[] = [
    whole.average,
    whole.start,
    whole.end,
    ...reviews.flatMap(({ luck, skill, hidden, expected }) => [luck, skill, hidden, expected]),
  ];
  const fits = lists.every((list) => list === null || list.length === seatCount);
  return isOf && fits ? { ...whole, plays: reviews } : undefined;
}

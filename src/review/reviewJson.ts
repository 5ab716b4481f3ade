import * as v from 'valibot';
import { levels } from '../bots/levels.ts';
import {
  formatKind,
  leastSeats,
  mostLegalPlays,
  mostPlays,
  mostSeats,
  type RoundRecord,
  type Rules,
  rulesOf,
} from '../engine/index.ts';
import { kindSchema, playSchemaOf } from '../records/notation.ts';
import { gameOf } from '../records/playedRound.ts';
import type { PlayReview, Review } from './review.ts';
import type { SeatPoints } from './seatPoints.ts';

const mostSamples = 1_000_000_000;

const points = v.pipe(v.number(), v.finite());
const pointsOrMore = v.pipe(points, v.minValue(0));
const seatPoints = v.pipe(v.array(points), v.minLength(leastSeats), v.maxLength(mostSeats));

function reviewSchemaOf(rules: Pick<Rules, 'parsePlay'>) {
  const playSchema = playSchemaOf(rules);
  return v.strictObject({
    bot: v.picklist(levels),
    samples: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSamples)),
    average: seatPoints,
    start: seatPoints,
    plays: v.pipe(
      v.array(
        v.strictObject({
          seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1)),
          played: playSchema,
          drawn: v.nullable(kindSchema),
          luck: v.nullable(seatPoints),
          legal: v.pipe(
            v.array(
              v.strictObject({
                play: playSchema,
                points,
                error: pointsOrMore,
                noise: pointsOrMore,
              }),
            ),
            v.minLength(1),
            v.maxLength(mostLegalPlays),
          ),
          lost: pointsOrMore,
          skill: seatPoints,
          hidden: seatPoints,
          expected: seatPoints,
        }),
      ),
      v.maxLength(mostPlays),
    ),
    end: seatPoints,
  });
}

export type ReviewJson = v.InferInput<ReturnType<typeof reviewSchemaOf>>;

/** The headless commands print this form, the history keeps it, the worker sends it to the page. */
export function reviewToJson(
  { bot, samples, average, start, plays, end }: Review,
  rules: Pick<Rules, 'formatPlay'>,
): ReviewJson {
  return {
    bot,
    samples,
    average: [...average],
    start: [...start],
    plays: plays.map(({ seat, play, drawn, luck, values, lost, skill, hidden, expected }) => ({
      seat,
      played: rules.formatPlay(play),
      drawn: drawn === null ? null : formatKind(drawn),
      luck: luck === null ? null : [...luck],
      legal: values.map((value) => ({ ...value, play: rules.formatPlay(value.play) })),
      lost,
      skill: [...skill],
      hidden: [...hidden],
      expected: [...expected],
    })),
    end: [...end],
  };
}

/** Undefined where the JSON is not sound, or its plays are not those of the record. */
export function readReview(json: unknown, record: RoundRecord): Review | undefined {
  const { plays: made, players } = record;
  const parsed = v.safeParse(reviewSchemaOf(rulesOf(gameOf(record))), json);
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
  const fits = lists.every((list) => list === null || list.length === players.length);
  return isOf && fits ? { ...whole, plays: reviews } : undefined;
}

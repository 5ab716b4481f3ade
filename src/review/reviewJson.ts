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
import type { JudgedPlay, PlayReview, Review } from './review.ts';
import type { SeatPoints } from './seatPoints.ts';

const mostSamples = 1_000_000_000;

const points = v.pipe(v.number(), v.finite());
const pointsOrMore = v.pipe(points, v.minValue(0));
const seatPoints = v.pipe(v.array(points), v.minLength(leastSeats), v.maxLength(mostSeats));

function judgedEntriesOf(rules: Pick<Rules, 'parsePlay'>) {
  const playSchema = playSchemaOf(rules);
  return {
    seat: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(mostSeats - 1)),
    played: playSchema,
    legal: v.pipe(
      v.array(
        v.strictObject({ play: playSchema, points, error: pointsOrMore, noise: pointsOrMore }),
      ),
      v.minLength(1),
      v.maxLength(mostLegalPlays),
    ),
    lost: pointsOrMore,
    skill: seatPoints,
  };
}

function reviewSchemaOf(rules: Pick<Rules, 'parsePlay'>) {
  return v.strictObject({
    bot: v.picklist(levels),
    samples: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(mostSamples)),
    average: seatPoints,
    start: seatPoints,
    plays: v.pipe(
      v.array(
        v.strictObject({
          ...judgedEntriesOf(rules),
          drawn: v.nullable(kindSchema),
          luck: v.nullable(seatPoints),
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

/** The headless commands print this form, and the history keeps it. */
export function reviewToJson(
  { bot, samples, average, start, plays, end }: Review,
  rules: Pick<Rules, 'formatPlay'>,
): ReviewJson {
  return {
    bot,
    samples,
    average: [...average],
    start: [...start],
    plays: plays.map((play) => {
      const { drawn, luck, hidden, expected } = play;
      const { seat, played, legal, lost, skill } = judgedToJson(play, rules);
      return {
        seat,
        played,
        drawn: drawn === null ? null : formatKind(drawn),
        luck: luck === null ? null : [...luck],
        legal,
        lost,
        skill,
        hidden: [...hidden],
        expected: [...expected],
      };
    }),
    end: [...end],
  };
}

/** The worker sends this form to the page. */
export function judgedToJson(
  { seat, play, values, lost, skill }: JudgedPlay,
  { formatPlay }: Pick<Rules, 'formatPlay'>,
) {
  return {
    seat,
    played: formatPlay(play),
    legal: values.map((value) => ({ ...value, play: formatPlay(value.play) })),
    lost,
    skill: [...skill],
  };
}

/** Undefined where the JSON is not sound, or not about the play of this place in the record. */
export function readJudged(json: unknown, record: RoundRecord, at: number): JudgedPlay | undefined {
  const schema = v.strictObject(judgedEntriesOf(rulesOf(gameOf(record))));
  const parsed = v.safeParse(schema, json);
  if (!parsed.success) return undefined;
  const { played: play, legal: values, ...others } = parsed.output;
  const judged = { ...others, play, values };
  return isMade(judged, record, at) && judged.skill.length === record.players.length
    ? judged
    : undefined;
}

function isMade({ play, values }: JudgedPlay, { plays }: RoundRecord, at: number): boolean {
  return play === plays[at] && values.some((value) => value.play === play);
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
    reviews.length === made.length && reviews.every((review, at) => isMade(review, record, at));
  const lists: (SeatPoints | null)[] = [
    whole.average,
    whole.start,
    whole.end,
    ...reviews.flatMap(({ luck, skill, hidden, expected }) => [luck, skill, hidden, expected]),
  ];
  const fits = lists.every((list) => list === null || list.length === players.length);
  return isOf && fits ? { ...whole, plays: reviews } : undefined;
}

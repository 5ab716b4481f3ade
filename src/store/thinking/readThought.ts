import * as v from 'valibot';
import type { PlayOnOdds, Thought } from '../../bots/bot.ts';
import { mostLegalPlays, type Play, type Position, rulesOf } from '../../engine/index.ts';
import { soundIn } from '../../records/soundIn.ts';

const finite = v.pipe(v.number(), v.finite());
const countSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

/** The answer to `think`. */
export const thoughtSchema = v.strictObject({
  play: v.string(),
  values: v.pipe(
    v.array(
      v.strictObject({ play: v.string(), points: finite, error: v.pipe(finite, v.minValue(0)) }),
    ),
    v.maxLength(mostLegalPlays),
  ),
});

/** The answer to `odds`; null where they cannot be reckoned. */
const oddsSchema = v.nullable(
  v.strictObject({
    rounds: v.pipe(countSchema, v.minValue(1)),
    first: v.array(countSchema),
    ended: finite,
  }),
);

/** Undefined where it is no thought, or a play is none or not legal. */
export function readThought(answer: unknown, position: Position): Thought | undefined {
  const written = soundIn(thoughtSchema, answer);
  if (written === undefined) return undefined;
  const { legalPlays, parsePlay } = rulesOf(position.game);
  const legal = legalPlays(position);
  const read = (one: string): Play | undefined => {
    const wanted = parsePlay(one);
    return legal.find((each) => each === wanted);
  };
  const play = read(written.play);
  const values = written.values.flatMap(({ play: one, ...worth }) => {
    const valued = read(one);
    return valued === undefined ? [] : [{ play: valued, ...worth }];
  });
  const isSound = values.length === written.values.length;
  return play === undefined || !isSound ? undefined : { play, values };
}

/** Undefined where they are none, or not of a round with so many seats. */
export function readOdds(answer: unknown, seats: number): PlayOnOdds | null | undefined {
  const odds = soundIn(oddsSchema, answer);
  if (odds === undefined || odds === null) return odds;
  const { rounds, first } = odds;
  const isSound = first.length === seats && first.reduce((sum, count) => sum + count, 0) <= rounds;
  return isSound ? odds : undefined;
}

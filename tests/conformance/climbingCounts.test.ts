import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { variants } from '../../src/engine/climbing/index.ts';
import { answerScore } from '../../src/headless/climbing/score.ts';
import { climbingGameOf } from '../support/climbing/table.ts';
import { unwrap } from '../support/table.ts';
import { readGolden } from './golden.ts';

const counts = readGolden(
  'climbing-counts.jsonl',
  v.strictObject({
    variant: v.picklist(variants.map(({ id }) => id)),
    won: v.array(v.string()),
    laid: v.exactOptional(v.string()),
    wu: v.number(),
    worth: v.number(),
  }),
);

describe('the counts of the climbing conformance cases', () => {
  test('are all there', () => {
    expect(counts).toHaveLength(180);
  });

  test.each(counts.map((one, index) => ({ ...one, line: index + 1 })))(
    'line $line: $variant counts $wu wu worth $worth, each play in a line',
    ({ variant, wu, worth, line: _, ...given }) => {
      const answer = unwrap(answerScore(JSON.stringify(given), climbingGameOf(variant)));
      expect(answer).toMatchObject({ wu, worth });
      const lines = answer.lines.flatMap((line) => ('wu' in line ? [line] : []));
      expect(lines.reduce((sum, line) => sum + line.wu, 0)).toBe(wu);
      const counted = lines.filter(({ rule }) => rule !== 'W11').map(({ play }) => play);
      const { laid = [], won } = given;
      expect(counted).toEqual([laid, won].flat());
    },
  );
});

import * as v from 'valibot';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { formatTiles } from '../../src/engine/index.ts';
import { answerScore } from '../../src/headless/fishing/score.ts';
import { gameOf, tilesIn, unwrap } from '../support/table.ts';
import { readGolden } from './golden.ts';

const catches = readGolden(
  'catches.jsonl',
  v.strictObject({
    variant: v.picklist(variantIds),
    catch: v.array(v.string()),
    total: v.number(),
  }),
);

describe('the catches of the conformance cases', () => {
  test('are all there', () => {
    expect(catches).toHaveLength(150);
  });

  test.each(catches.map((one, index) => ({ ...one, line: index + 1 })))(
    'line $line: $variant counts $total, each tile in one line',
    ({ variant, catch: tiles, total }) => {
      const answer = unwrap(answerScore(JSON.stringify({ catch: tiles }), gameOf(variant)));
      expect(answer.total).toBe(total);
      expect(answer.lines.reduce((sum, { points }) => sum + points, 0)).toBe(total);
      const counted = answer.lines.flatMap((line) => (line.type === 'group' ? line.tiles : []));
      expect(counted.sort()).toEqual([...tiles].sort());
    },
  );
});

describe('the worked examples of RULES.md', () => {
  const tiuU = '22 31 33 51 33 42 52 61 61 43 44 62 63 54 65 65';
  const shiWuHu = '66*4 54 63 44*2 43 61 65*4 55*2 33 51 42*2 21*2 11*4';

  test.each([
    { rule: 'S1', variant: 'tiu-u', tiles: tiuU, total: 132 },
    { rule: 'S3', variant: 'shi-wu-hu-64', tiles: shiWuHu, total: 670 },
    { rule: 'S3', variant: 'shi-wu-hu', tiles: shiWuHu, total: 540 },
  ] as const)('$rule: the photographed catch counts $total in $variant', (example) => {
    const tiles = formatTiles(tilesIn(example.tiles));
    const answer = unwrap(answerScore(JSON.stringify({ catch: tiles }), gameOf(example.variant)));
    expect(answer.total).toBe(example.total);
  });
});

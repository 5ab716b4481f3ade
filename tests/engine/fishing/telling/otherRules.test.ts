import * as v from 'valibot';
import { expect, test } from 'vitest';
import {
  createGame,
  otherRulesOf,
  type RuleChanges,
  type VariantId,
  variantIds,
} from '../../../../src/engine/fishing/index.ts';
import { countTiles } from '../../../../src/engine/index.ts';
import { readGolden } from '../../../conformance/golden.ts';
import { gameOf, tilesIn, unwrap } from '../../../support/table.ts';

const tiuU = '22 31 33 51 33 42 52 61 61 43 44 62 63 54 65 65';
const shiWuHu = '66*4 54 63 44*2 43 61 65*4 55*2 33 51 42*2 21*2 11*4';

function rowsOf(id: VariantId, catches: readonly string[], rules: RuleChanges = {}) {
  const counted = catches.map((tiles) => countTiles(tilesIn(tiles)));
  return otherRulesOf(gameOf(id, 2, rules), counted);
}

/** The totals of a row, seat by seat; null where the kit could not hold the catch. */
function totalsOf({ seats }: ReturnType<typeof rowsOf>[number]) {
  return seats.map((count) => ('total' in count ? count.total : null));
}

test('S1–S8 the photographed catches have their totals under every variant', () => {
  const rows = rowsOf('shi-wu-hu-64', [shiWuHu, tiuU]);
  expect(rows.map(({ variant }) => variant)).toEqual(variantIds);
  const totals = Object.fromEntries(rows.map((row) => [row.variant, totalsOf(row)]));
  expect(totals['shi-wu-hu-64']?.[0]).toBe(670);
  expect(totals['shi-wu-hu']?.[0]).toBe(540);
  for (const id of ['tiu-u', 'tiu-u-woodpile', 'tiu-u-culin']) expect(totals[id]?.[1]).toBe(132);
  expect(rows.filter(({ isPresent }) => isPresent).map(({ variant }) => variant)).toEqual([
    'shi-wu-hu-64',
  ]);
});

test('S4 S8 what differs from the adaptation to two sets is told line by line', () => {
  const row = rowsOf('shi-wu-hu-64', [shiWuHu, '']).find(({ variant }) => variant === 'shi-wu-hu');
  expect(row?.seats[0]).toEqual({
    total: 540,
    differences: [
      { id: 'man-seven', here: 60, there: 30 },
      { id: 'bonus-supreme', here: 100, there: 0 },
    ],
  });
  expect(row?.seats[1]).toEqual({ total: 0, differences: [] });
});

test('a catch of cards that two sets could not hold says of which kind there are too many', () => {
  const rows = rowsOf('shi-wu-hu', ['63*3 66', '11']);
  const [tiu] = rows;
  expect(tiu?.seats[0]).toEqual({
    tooMany: { kind: tilesIn('63')[0], found: 3, expected: 2 },
  });
  expect(tiu?.seats[1]).toMatchObject({ total: 10 });
  expect(tiu?.balance).toBeNull();
  // Only what each catch leaves possible is asked of all together.
  expect(tiu?.together).toBeUndefined();
  expect(rows.find(({ variant }) => variant === 'shi-wu-hu')?.balance).toEqual([30, -30]);
});

test('catches that a kit could hold one by one but not together are not settled', () => {
  const [tiu] = rowsOf('shi-wu-hu', ['63*2', '63*2']);
  expect(tiu && totalsOf(tiu)).toEqual([36, 36]);
  expect(tiu?.balance).toBeNull();
  expect(tiu?.together).toMatchObject({ found: 4, expected: 2 });
});

test('changed switches that count or pay otherwise come first, beside the plain variant', () => {
  const changed = rowsOf('shi-wu-hu-64', [shiWuHu, ''], { bonuses: { supreme: 200 } });
  expect(changed).toHaveLength(variantIds.length + 1);
  expect(changed[0]).toMatchObject({ variant: 'shi-wu-hu-64', isPresent: true, isChanged: true });
  expect(changed[0] && totalsOf(changed[0])).toEqual([770, 0]);
  expect(changed.filter(({ isPresent }) => isPresent)).toHaveLength(1);
  expect(changed.filter(({ isChanged }) => isChanged)).toHaveLength(1);
  expect(rowsOf('tiu-u', [tiuU, ''], { triple: 'whole' })).toHaveLength(variantIds.length);
});

test('a variant that nobody offers cannot be compared', () => {
  const { variant } = gameOf('tiu-u');
  const foreign = unwrap(createGame({ ...variant, id: 'sap-ng-wu' }, 2));
  expect(() => otherRulesOf(foreign, [])).toThrow('a game is of a known variant');
});

test('S9 the settlement of another variant is its own', () => {
  const rows = rowsOf('tiu-u', ['66*4', '11']);
  expect(rows[0]?.balance).toEqual([86, -86]);
  expect(rows.find(({ variant }) => variant === 'shi-wu-hu')?.balance).toEqual([30, -30]);
});

const golden = readGolden(
  'catches.jsonl',
  v.object({
    variant: v.picklist(variantIds),
    catch: v.array(v.string()),
    total: v.number(),
  }),
);

test.each(golden)(
  'S1–S8 a golden catch of $variant counts $total under it, whatever was played',
  (line) => {
    const { variant, catch: tiles, total } = line;
    for (const present of variantIds) {
      const row = rowsOf(present, [tiles.join(' ')]).find((one) => one.variant === variant);
      expect(row && totalsOf(row)).toEqual([total]);
    }
  },
);

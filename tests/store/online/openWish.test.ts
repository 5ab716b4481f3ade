import { describe, expect, test } from 'vitest';
import { levels } from '../../../src/bots/levels.ts';
import { everyVariantId } from '../../../src/engine/index.ts';
import { servedLevels } from '../../../src/online/event.ts';
import { mostTypedName } from '../../../src/records/mostTypedName.ts';
import {
  formatOpenWish,
  type OpenWish,
  servedLevelOf,
} from '../../../src/store/online/openWish.ts';
import { readOpenWish } from '../../../src/store/online/readOpenWish.ts';

const own = { by: 'here', name: 'Dora' } as const;
const friend = { by: 'elsewhere' } as const;
const bot = { by: 'skilled', name: 'Lin' } as const;
const wish: OpenWish = {
  variant: 'tiu-u',
  rules: {},
  seats: 2,
  places: [own, friend],
  goal: null,
  tapsPasses: false,
};
const read = (change: object) => readOpenWish(JSON.stringify({ ...wish, ...change }));

describe('the wish for a table', () => {
  test.each<Partial<OpenWish>>([
    {},
    { rules: { doubleAt: 500 }, goal: { rounds: 3 } },
    { variant: 'sap-ng-wu', seats: 3, places: [own, friend, bot], tapsPasses: true },
    { seats: 3, places: [own, own, bot, friend], goal: { won: 500 } },
    { seats: 4, places: [friend, friend, friend, friend] },
    ...everyVariantId.map((variant) => ({ variant })),
    ...servedLevels.map((by) => ({ places: [own, { by, name: 'Lin' }] })),
  ])('is read as it was written: %j', (change) => {
    const changed = { ...wish, ...change };
    expect(readOpenWish(formatOpenWish(changed))).toEqual({ ok: true, value: changed });
  });

  test.each<object>([
    { variant: 'go-fish' },
    { variant: 3 },
    { rules: 'usual' },
    { rules: null },
    { seats: 1, places: [own, friend] },
    { seats: 5, places: [own, friend, friend, friend, friend] },
    { seats: 2.5 },
    { places: [own] },
    { places: [own, friend, friend, friend] },
    { seats: 4, places: [own, friend, friend, friend, friend] },
    { seats: 3 },
    { places: [own, { by: 'here' }] },
    { places: [own, { by: 'here', name: '' }] },
    { places: [own, { by: 'here', name: ' Emil ' }] },
    { places: [own, { by: 'here', name: 'x'.repeat(mostTypedName + 1) }] },
    { places: [own, { by: 'elsewhere', name: 'Emil' }] },
    { places: [own, { by: 'expert', name: 'Mei' }] },
    { places: [own, { by: 'person' }] },
    { places: [own, null] },
    { goal: { rounds: 0 } },
    { goal: 'rounds' },
    { goal: undefined },
    { tapsPasses: 'yes' },
    { seed: 'lotus-42' },
  ])('is not understood as %j', (change) => {
    expect(read(change)).toEqual({ ok: false, problem: 'not-understood' });
  });

  test.each(['', 'wish', '[]', 'null', `${formatOpenWish(wish)}}`, '{"seats":2,"seats":3}'])(
    'is not understood where it is none: %s',
    (text) => {
      expect(readOpenWish(text)).toEqual({ ok: false, problem: 'not-understood' });
    },
  );
});

test('every bot has one that a server can have play in its stead, the same where it can', () => {
  for (const level of levels) {
    const served = servedLevelOf(level);
    expect(servedLevels).toContain(served);
    if (level !== 'expert') expect(served).toBe(level);
  }
});

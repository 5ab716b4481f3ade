import { expect, test } from 'vitest';
import { readOpenWish } from '../../../src/store/online/readOpenWish.ts';
import {
  asServed,
  draftHere,
  isFar,
  openWishOfDraft,
  type WideDraft,
} from '../../../src/ui/setup/farDraft.ts';
import { newDraft, setupOfDraft, type WishedControl } from '../../../src/ui/setup/setupDraft.ts';
import { say } from '../../support/say.ts';

const fresh = newDraft('lotus-42');
const draftOf = (
  controls: readonly WishedControl[],
  change: Partial<WideDraft> = {},
): WideDraft => ({
  ...fresh,
  seats: controls.map((control) => ({ name: '', control })),
  ...change,
});
const placesOf = (draft: WideDraft) => openWishOfDraft(draft, false, say).places;

test('a draft is far where somebody far away has a seat that is taken, or sits out', () => {
  const beyond = draftOf(['person', 'novice', 'elsewhere', 'novice']);
  expect(isFar(beyond)).toBe(false);
  expect(isFar({ ...beyond, seatCount: 3 })).toBe(true);
  const oneMore = { name: '', control: 'elsewhere' } as const;
  expect(isFar({ ...beyond, oneMore })).toBe(true);
  expect(
    isFar({ ...draftOf(['person', 'novice', 'novice', 'novice']), seatCount: 4, oneMore }),
  ).toBe(false);
});

test('a match at this device has nobody far away, and a draft that is far makes none', () => {
  const beyond = draftOf(['person', 'novice', 'elsewhere', 'expert']);
  const here = draftHere(beyond);
  expect(here?.seats.map(({ control }) => control)).toEqual([
    ...['person', 'novice', 'person', 'expert'],
  ]);
  expect(here && setupOfDraft(here, say)).toEqual(
    setupOfDraft({ ...fresh, seats: here?.seats ?? [] }, say),
  );
  expect(draftHere({ ...beyond, seatCount: 3 })).toBeUndefined();
});

test('at a table far away no bot is stronger than a server can play, and the draft keeps its own', () => {
  const far = draftOf(['person', 'elsewhere', 'expert', 'novice'], { seatCount: 4 });
  const controls = ({ seats }: WideDraft) => seats.map(({ control }) => control);
  expect(controls(asServed(far))).toEqual(['person', 'elsewhere', 'skilled', 'novice']);
  expect(controls(far)).toEqual(['person', 'elsewhere', 'expert', 'novice']);
  const near = draftOf(['person', 'expert']);
  expect(asServed(near)).toBe(near);
});

test('people here have names for others, and who is far away brings one', () => {
  expect(placesOf(draftOf(['person', 'elsewhere']))).toEqual([
    { by: 'here', name: 'Ann' },
    { by: 'elsewhere' },
  ]);
  const known = ['Dora', 'Emil'];
  expect(placesOf(draftOf(['elsewhere', 'person', 'person'], { seatCount: 3, known }))).toEqual([
    { by: 'elsewhere' },
    { by: 'here', name: 'Dora' },
    { by: 'here', name: 'Emil' },
  ]);
  const named = draftOf([], {
    seatCount: 4,
    seats: [
      { name: 'Mei', control: 'person' },
      { name: 'Mei', control: 'expert' },
      { name: 'Mei', control: 'elsewhere' },
      { name: 'Flo', control: 'person' },
    ],
  });
  expect(placesOf(named)).toEqual([
    { by: 'here', name: 'Mei (1)' },
    { by: 'skilled', name: 'Mei (2)' },
    { by: 'elsewhere' },
    { by: 'here', name: 'Flo' },
  ]);
  // Alone with bots one is still “You”.
  expect(setupOfDraft(fresh, say).players[0]?.name).toBe('You');
});

test('the wish has the game with its rules, its goal, who sits out, and no seed', () => {
  const oneMore = { name: '', control: 'elsewhere' } as const;
  const far = draftOf(['person', 'novice'], {
    rules: { doubleAt: 500 },
    goal: 'rounds',
    oneMore,
  });
  const wish = openWishOfDraft(far, true, say);
  expect(wish).toEqual({
    variant: fresh.variant,
    rules: { doubleAt: 500 },
    seats: 2,
    places: [{ by: 'here', name: 'Ann' }, { by: 'novice', name: 'Bo' }, { by: 'elsewhere' }],
    goal: { rounds: 3 },
    tapsPasses: false,
  });
  const climbing = draftOf(['person', 'elsewhere', 'novice'], { variant: 'wu-han', seatCount: 3 });
  expect(openWishOfDraft(climbing, true, say)).toMatchObject({ goal: null, tapsPasses: true });
  expect(openWishOfDraft(climbing, false, say).tapsPasses).toBe(false);
});

test('every name of a wish is one that a table takes, however long it was', () => {
  const long = 'x'.repeat(30);
  const seats = Array.from({ length: 3 }, () => ({ name: long, control: 'person' as const }));
  const far = draftOf([], { seatCount: 4, seats: [...seats, { name: '', control: 'elsewhere' }] });
  expect(readOpenWish(JSON.stringify(openWishOfDraft(far, false, say))).ok).toBe(true);
});

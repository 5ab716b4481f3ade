import { expect, test } from 'vitest';
import { createGame, pointsOfWu, variants } from '../../../../src/engine/climbing/index.ts';
import { climbingPageOf } from '../../../../src/ui/climbing/rules/pageSteps.ts';
import { say } from '../../../support/say.ts';
import { unwrap } from '../../../support/table.ts';

test.each(variants)(
  '$id: the page begins with the wu it takes, and shows a higher pair',
  (variant) => {
    const steps = climbingPageOf(variant, {}, say);
    expect(steps[0]?.words).toMatch(/\b(11|15|16)\b/);
    const beats = steps.flatMap(({ pictures = [] }) => pictures).find(({ sign }) => sign === '→');
    const [[high] = [], [low] = []] = beats?.sides ?? [];
    const [suit = []] = variant.suits;
    const place = (kind: number | undefined) =>
      suit.findIndex((equals) => equals.some((one) => one === kind));
    expect(place(low)).toBeGreaterThan(place(high));
    expect(place(high)).toBe(0);
  },
);

test('payments rise as the rules say', () => {
  const sapNgWu = variants.find(({ id }) => id === 'sap-ng-wu');
  if (sapNgWu === undefined) throw new Error('a variant is missing');
  const told = climbingPageOf(sapNgWu, { bandChips: 2 }, say).flatMap(({ pictures = [] }) =>
    pictures.flatMap(({ words }) => words ?? []),
  );
  expect(told).toContain('15 wu: 2 chips from each');
  expect(told).toContain('18 wu: 4 chips from each');
});

test.each([
  ['wu-han', {}, [/you must/, /pays you 1 chip at once/]],
  [
    'sap-ng-wu',
    { passLocks: true, fourChips: 0 },
    [/beats the last play or passes\./, /out until the next lead/],
  ],
  ['chang-pai', {}, [/two or three that are alike/, /6‑6 is played only/, /Red also beats black/]],
  [
    'luan-chuo',
    {},
    [
      /three bottom cards.* until one player takes them/,
      /two or more at a time/,
      /make it worth more/,
    ],
  ],
  [
    'luan-chuo-28',
    {},
    [/new deal/, /^21 wu bring one more chip/, /three alike of 6‑6, 1‑1, 4‑4,? or 3‑1/],
  ],
  [
    'ma-hua-hua',
    {},
    [
      /play or throw in\. As soon as one says play/,
      /one of these four/,
      /Four of 6‑6 beat every play/,
      /fewer than 6 pays you/,
    ],
  ],
  ['ma-hua-hua', { familyPayments: 'pairs' }, [/each pair of players settles the difference/]],
] as const)('%s: the page tells what is its own', (id, changes, told) => {
  const variant = variants.find((one) => one.id === id);
  if (variant === undefined) throw new Error('a variant is missing');
  const words = climbingPageOf(variant, changes, say).map((step) => step.words);
  for (const one of told) expect(words).toContainEqual(expect.stringMatching(one));
  expect(words.some((one) => /pays you .* at once/.test(one))).toBe(id === 'wu-han');
});

test('W13 luan-chuo-28: the page says what the engine pays beyond 20 wu and for which cards', () => {
  const variant = variants.find(({ id }) => id === 'luan-chuo-28');
  if (variant === undefined) throw new Error('a variant is missing');
  const told = climbingPageOf(variant, {}, say).map(({ words }) => words);
  expect(told).not.toContain(say('climbing.page.multiplied'));
  const game = unwrap(createGame(variant, 3, {}));
  // One chip for each wu over 14, and what the page adds to that.
  const added = (wu: number) => pointsOfWu(game, wu, 0) - (wu - 14);
  expect([20, 21, 22, 23, 25].map(added)).toEqual([0, 1, 1, 2, 3]);
});

test.each(variants)(
  'W14 $id: the page says that the dealer pays and gets double, if so',
  (variant) => {
    const [usual, doubled] = [false, true].map((dealerDouble) =>
      climbingPageOf(variant, { dealerDouble }, say).map(({ words }) => words),
    );
    expect(doubled).toEqual([...(usual ?? []), 'The dealer pays and is paid twice the chips.']);
  },
);

test.each(variants)('$id: mixed plays and all eight are told where they are played', (variant) => {
  const words = climbingPageOf(variant, {}, say).map((step) => step.words);
  const forms: readonly string[] = variant.combinations.map(({ form }) => form);
  expect(words.some((one) => one.includes('as many cards in each suit'))).toBe(
    forms.includes('mixed'),
  );
  expect(words.some((one) => one.includes('all eight cards counts 16 wu'))).toBe(
    forms.includes('supreme'),
  );
});

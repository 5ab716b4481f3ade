import { expect, test } from 'vitest';
import { kindFactsOf, variantIds } from '../../../../src/engine/fishing/index.ts';
import { fishingPageOf } from '../../../../src/ui/fishing/rules/pageSteps.ts';
import { rulesModelOf } from '../../../../src/ui/fishing/rules/rulesModel.ts';
import { say } from '../../../support/say.ts';

test.each(variantIds)(
  '%s: what the page shows as a catch is one, and what it denies is none',
  (id) => {
    const model = rulesModelOf(id, {});
    const steps = fishingPageOf(model, say);
    const pictures = steps.flatMap((step) => step.pictures ?? []);
    const catches = pictures.filter(({ sign }) => sign !== undefined);
    expect(catches.length).toBeGreaterThan(1);
    const denied = say('rulebook.page.never');
    for (const { sides, words } of catches) {
      const [[bait] = [], [fish] = []] = sides;
      if (bait === undefined || fish === undefined) throw new Error('a picture has no tiles');
      expect(kindFactsOf(model.game, bait).catches.includes(fish)).toBe(words !== denied);
    }
  },
);

test('the page says what the switches in force ask for', () => {
  const words = (rules: Parameters<typeof rulesModelOf>[1]) =>
    fishingPageOf(rulesModelOf('tiu-u', rules), say).map((step) => step.words);
  expect(words({})).toContain(say('rulebook.page.place.optional'));
  expect(words({ captureFromHand: 'hand' })).toContain(say('rulebook.page.place.hand'));
  expect(words({ captureFromDraw: 'must' })).toContain(say('rulebook.page.draw.must'));
});

test('tiles are shown with what they count', () => {
  const counted = (id: (typeof variantIds)[number]) =>
    fishingPageOf(rulesModelOf(id, {}), say).flatMap(({ pictures = [] }) =>
      pictures.flatMap(({ words }) => words ?? []),
    );
  // 4-1 and 3-1 have six red pips; 4-4 and 6-4 have eighteen pips.
  expect(counted('tiu-u')).toEqual(expect.arrayContaining(['10 points', '36 points']));
  expect(counted('shi-wu-hu').filter((words) => /: (20|30) each$/.test(words))).toHaveLength(8);
});

test.each([
  ['tiu-u-woodpile', ['rule.thirdTile.loose.about', 'rule.heavenPair.may.about']],
  ['tiu-u-culin', ['rule.thirdTile.stack.about', 'rule.heavenPair.must.about']],
  ['shi-wu-hu', ['rulebook.page.bonus']],
  ['tiu-u', []],
] as const)('%s: the page tells what is its own', (id, own) => {
  const words = fishingPageOf(rulesModelOf(id, {}), say).map((step) => step.words);
  const told = (
    [
      'rule.thirdTile.loose.about',
      'rule.thirdTile.stack.about',
      'rule.heavenPair.may.about',
      'rule.heavenPair.must.about',
      'rulebook.page.bonus',
    ] as const
  ).filter((key) => words.includes(say(key)));
  expect(told).toEqual(own);
  const doubling = say('rulebook.page.double', { points: 1000 });
  expect(words.includes(doubling)).toBe(id === 'shi-wu-hu');
});

test('a group that one of several kinds completes is said to be', () => {
  const said = (id: (typeof variantIds)[number]) =>
    fishingPageOf(rulesModelOf(id, {}), say).flatMap(({ pictures = [] }) =>
      pictures.flatMap(({ words = '' }) => (/either of the last two$/.test(words) ? [words] : [])),
    );
  expect(said('shi-wu-hu-64')).toHaveLength(4);
  expect(said('shi-wu-hu')).toHaveLength(0);
});

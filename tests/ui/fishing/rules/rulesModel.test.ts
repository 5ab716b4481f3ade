import { readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  baitOf,
  createGame,
  drawnOf,
  type FishingVariant,
  fishOf,
  formOf,
  type KindFacts,
  lakeOf,
  legalPlays,
  type OurDecisionId,
  ourDecisions,
  type Position,
  paymentsOf,
  pointsOf,
  type RuleChanges,
  type RuleId,
  ruleIds,
  scoreSheetOf,
  stacksOf,
  switchesOf,
  switchValueIn,
  type VariantId,
  variantIds,
  variants,
} from '../../../../src/engine/fishing/index.ts';
import {
  type Counts,
  copiesIn,
  countOf,
  countTiles,
  formatTiles,
  kindOf,
  kinds,
} from '../../../../src/engine/index.ts';
import {
  type OurDecision,
  type RuleNoteId,
  ruleNotes,
} from '../../../../src/ui/fishing/rules/ruleNotes.ts';
import { type RulesModel, rulesModelOf } from '../../../../src/ui/fishing/rules/rulesModel.ts';
import { stepsOf } from '../../../engine/randomRounds.ts';
import { changesOf, rounds } from '../../../support/arbitraries.ts';
import { changesIn } from '../../../support/fishing.ts';
import { type gameOf, unwrap } from '../../../support/table.ts';
import { runs } from '../../../support/thoroughness.ts';

const pageOfRules = readFileSync('src/engine/fishing/RULES.md', 'utf8');
const paragraphs = [...pageOfRules.matchAll(/^\*\*([FS]\d+)/gm)].map(([, id = '']) => id);

const tiuU = ['S1', 'S2'];
const shiWuHu = ['S3', 'S4', 'S5', 'S6', 'S7', 'S8'];
const rulesIn = (model: RulesModel): string[] =>
  model.sections.flatMap((section) => [...section.rules]);
const ofKind = (model: RulesModel, text: Parameters<typeof kindOf>[0]): KindFacts => {
  const found = model.kinds.find(({ kind }) => kind === kindOf(text));
  if (found === undefined) throw new Error(`${text} is on the page`);
  return found;
};

const settings = fc.constantFrom<FishingVariant>(...variants).chain((variant) =>
  fc.record({
    id: fc.constantFrom(...variantIds.filter((id) => id === variant.id)),
    changes: changesOf(variant),
  }),
);

describe.each(variantIds)('the page of %s', (id) => {
  const model = rulesModelOf(id, {});

  test('has every rule of RULES.md that applies, each once, and none that cannot', () => {
    const other = model.game.rules.scoring === 'pips' ? shiWuHu : tiuU;
    expect(rulesIn(model).toSorted()).toEqual(
      paragraphs.filter((rule) => !other.includes(rule)).toSorted(),
    );
    expect(paragraphs).toEqual(ruleIds);
  });

  test('tells at a switch who has it otherwise', () => {
    for (const { key, value, others } of model.switches) {
      const elsewhere = others.flatMap((other) =>
        other.variants.map((variant) => ({ variant, value: other.value })),
      );
      const expected = variants
        .map((variant) => ({ variant: variant.id, value: switchValueIn(variant.rules, key) }))
        .filter((other) => other.value !== undefined && other.value !== value);
      expect(elsewhere.toSorted(byVariant)).toEqual(expected.toSorted(byVariant));
      // Each value once, and of those to choose from all that are not in force.
      expect(new Set(others.map((other) => other.value)).size).toBe(others.length);
      const { values } = switchesOf(model.game.variant).find((one) => one.key === key) ?? {};
      if (Array.isArray(values)) expect(others).toHaveLength(values.length - 1);
    }
  });

  test('lists every decision of ours about a rule it has', () => {
    const told = new Set(rulesIn(model));
    const own = ourDecisions.filter(({ rule }) => told.has(rule));
    const noted = ruleNotes.filter(({ rule }) => told.has(rule));
    expect(model.decisions).toHaveLength(own.length + noted.length);
    expect(
      model.decisions.flatMap((one) => ('decision' in one ? [one.decision] : [])).toSorted(),
    ).toEqual(own.map((one) => one.id).toSorted());
  });
});

test('a page tells every switch of its variant once, at a rule that it has, with the value in force', () => {
  fc.assert(
    fc.property(settings, ({ id, changes }) => {
      const { switches, game, ...rest } = rulesModelOf(id, changes);
      expect(switches.map(({ key }) => key)).toEqual(
        switchesOf(game.variant).map(({ key }) => key),
      );
      for (const { key, rule, value, own } of switches) {
        expect([value, own]).toEqual([
          switchValueIn(game.rules, key),
          switchValueIn(game.variant.rules, key),
        ]);
        expect(rest.sections.some(({ rules }) => rules.includes(rule))).toBe(true);
      }
    }),
    { numRuns: runs(40, 100) },
  );
});

test('F1 the tiles and the deal are those of the kit', () => {
  for (const variant of variants) {
    const { tiles, suits, deals } = rulesModelOf(variant.id, {});
    expect(suits.reduce((sum, suit) => sum + suit.copies * suit.kinds.length, 0)).toBe(tiles);
    for (const { seats, hand } of deals) {
      expect(seats * hand + variant.lake + variant.drawPile).toBe(tiles);
    }
  }
});

test.each<[VariantId, string]>([
  ['tiu-u', '66 65 11'],
  ['shi-wu-hu', '66 65 64 55 21 11'],
])('F7 of %s the self-only kinds are %s', (id, texts) => {
  const alone = rulesModelOf(id, {}).kinds.filter(({ selfOnly }) => selfOnly);
  expect(formatTiles(alone.map(({ kind }) => kind)).join(' ')).toBe(texts);
});

test('F4 F8 of three of its kind a tile takes what the switches and the kit allow', () => {
  const three = (id: VariantId, text: Parameters<typeof kindOf>[0], changes: RuleChanges = {}) =>
    ofKind(rulesModelOf(id, changes), text).three;
  expect(three('tiu-u', '33')).toBe('choice');
  expect(three('tiu-u', '54')).toBe('never');
  expect(three('tiu-u', '33', { triple: 'whole' })).toBe('whole');
  expect(three('shi-wu-hu', '33')).toBe('one');
  expect(three('shi-wu-hu', '21')).toBe('whole');
  expect(three('shi-wu-hu-64', '21')).toBe('never');
});

test('F9 a stack is taken whole, whatever is set for three at once', () => {
  const culin = rulesModelOf('tiu-u-culin', { tripleOf: 'self-only' });
  expect(ofKind(culin, '33')).toMatchObject({ three: 'one', locks: true });
  expect(ofKind(culin, '54')).toMatchObject({ three: 'never', locks: false });
  expect(ofKind(rulesModelOf('tiu-u', {}), '33').locks).toBe(false);
});

test('S8 a bonus takes every copy of the kit', () => {
  const sizes = (id: VariantId) => rulesModelOf(id, {}).bonuses.map(({ tiles }) => tiles.length);
  expect(sizes('shi-wu-hu')).toEqual([12, 12, 8]);
  expect(sizes('shi-wu-hu-64')).toEqual([8, 12, 4]);
  expect(sizes('tiu-u')).toEqual([]);
});

test.each<[VariantId, number]>([
  ['tiu-u', 594],
  ['shi-wu-hu', 2740],
  ['shi-wu-hu-64', 2060],
])('everything in the kit of %s counts %i', (id, points) => {
  expect(rulesModelOf(id, {}).whole).toBe(points);
});

test('S9 the example of Shi Wu Hu is that of RULES.md', () => {
  const { totals, balance } = rulesModelOf('shi-wu-hu', {}).settled;
  expect(totals).toEqual([1100, 900, 600]);
  expect(balance).toEqual([1400, -100, -1300]);
});

describe('what the page says is what the engine does', () => {
  test('F7 F4 F8 who catches whom, and how many of its own kind', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const model = modelOfGame(round.game);
        for (const { position } of stepsOf(round)) expectCaptures(model, position);
      }),
      { numRuns: runs(16, 40) },
    );
  });

  test('F2 F3 F9 F10 what is compulsory and what may be laid', () => {
    fc.assert(
      fc.property(rounds, (round) => {
        const model = modelOfGame(round.game);
        for (const { position } of stepsOf(round)) expectCompulsion(model, position);
      }),
      { numRuns: runs(16, 40) },
    );
  });

  test('S1 to S8 what groups and bonuses take and count', () => {
    fc.assert(
      fc.property(settings, ({ id, changes }) => {
        const { game, bonuses } = rulesModelOf(id, changes);
        for (const { id: name, tiles, points } of bonuses) {
          const bonusIn = (caught: readonly number[]) =>
            scoreSheetOf(game.scoring, countTiles(caught)).bonuses.find((one) => one.id === name);
          expect(bonusIn(tiles)?.points).toBe(points);
          for (const at of tiles.keys()) expect(bonusIn(tiles.toSpliced(at, 1))?.points).toBe(0);
        }
        for (const group of game.scoring.groups) {
          if (group.needs.length === 0) continue;
          const needed = group.needs.flatMap(({ oneOf, copies }) =>
            oneOf.slice(0, 1).flatMap((kind) => Array<number>(copies).fill(kind)),
          );
          const countOfAll = (tiles: readonly number[], each: Counts) =>
            tiles.reduce((sum, kind) => sum + countOf(each, kind), 0);
          const lineOf = (tiles: readonly number[]) =>
            scoreSheetOf(game.scoring, countTiles(tiles)).groups[0]?.points;
          expect(lineOf(needed)).toBe(countOfAll(needed, group.pointsComplete));
          const fewer = needed.slice(1);
          expect(lineOf(fewer)).toBe(countOfAll(fewer, group.pointsIncomplete));
        }
      }),
      { numRuns: runs(30, 60) },
    );
  });

  test('S9 the settlement and its doubling', () => {
    fc.assert(
      fc.property(settings, fc.option(fc.nat(3000)), ({ id, changes: others }, points) => {
        const changes = points === null ? others : { ...others, doubleAt: points };
        const { game, settled, whole } = rulesModelOf(id, changes);
        const { doubleAt, settlement } = game.rules;
        const { catches, totals, payments, balance } = settled;
        expect(payments).toEqual(paymentsOf(totals, game.rules));
        expect(balance.reduce((sum, points) => sum + points, 0)).toBe(0);
        const pairs = settlement === 'winner' ? 2 : 3;
        const isEven = new Set(totals).size < totals.length;
        if (!isEven) expect(payments).toHaveLength(pairs);
        expect(payments.some(({ doubled }) => doubled)).toBe(doubleAt > 0 && doubleAt <= whole);
        // They are counted from catches that lie side by side, each of captures of a kind by its
        // own.
        const { kit } = game.variant;
        expect(totals).toEqual(catches.map((caught) => pointsOf(game.scoring, countTiles(caught))));
        expect(totals.reduce((sum, points) => sum + points, 0)).toBeLessThanOrEqual(whole);
        const all = countTiles(catches.flat());
        for (const kind of kinds)
          expect(countOf(all, kind)).toBeLessThanOrEqual(copiesIn(kit, kind));
        for (const caught of catches) {
          expect(countTiles(caught).every((copies) => copies % 2 === 0)).toBe(true);
        }
      }),
      { numRuns: runs(80, 200) },
    );
  });

  test.each<[string, VariantId, RuleChanges, readonly OurDecision[]]>([
    ['of the hand as a whole', 'tiu-u', { captureFromHand: 'hand' }, [ours('F2', 'hand')]],
    ['of trying to match', 'tiu-u', { captureFromHand: 'bait' }, [ours('F2', 'try')]],
    ['of who catches whom', 'tiu-u', { captures: { heavenEarth: true } }, [ours('F7', 'pairs')]],
    [
      'of one or three',
      'tiu-u',
      { triple: 'whole' },
      [ours('F8', 'whole'), noted('F8', 'wholeOthers')],
    ],
    [
      'of one or three of kinds that catch only themselves',
      'shi-wu-hu',
      {},
      [ours('F8', 'whole'), noted('F8', 'wholeOnly')],
    ],
    ['of loose third tiles', 'tiu-u', { thirdTile: 'loose' }, [ours('F9', 'loose')]],
    ['of third tiles that need no rule', 'tiu-u', {}, [ours('F9', 'freeThird')]],
    ['of pairs that may be laid', 'tiu-u', { heavenPair: 'may' }, [ours('F10', 'until')]],
    ['of the highest total', 'tiu-u', {}, [ours('S9', 'shared'), ours('S9', 'unsaid')]],
    ['of doubling', 'tiu-u', { doubleAt: 594 }, [noted('S9', 'doubleWinner')]],
    [
      'of stacks that must be taken',
      'tiu-u',
      { thirdTile: 'stack', captureFromDraw: 'must' },
      [noted('F9', 'stackMust')],
    ],
  ])('a decision %s matters under its switches and under no others', (_, id, changes, those) => {
    const model = rulesModelOf(id, changes);
    const other = rulesModelOf('tiu-u-culin', {
      ...{ captureFromHand: 'optional', captureFromDraw: 'optional', triple: 'choice' },
      ...{ settlement: 'pairwise', doubleAt: 594 },
    });
    for (const decision of those) {
      expect(model.decisions).toContainEqual(decision);
      expect(other.decisions).toContainEqual({ ...decision, holds: false });
    }
  });

  test('S9 what a source says of doubling is no decision of ours', () => {
    const { decisions } = rulesModelOf('shi-wu-hu', {});
    expect(decisions.filter(({ rule, holds }) => rule === 'S9' && holds)).toEqual([]);
  });
});

function ours(rule: RuleId, decision: OurDecisionId): OurDecision {
  return { rule, decision, holds: true };
}

function noted(rule: RuleId, note: RuleNoteId): OurDecision {
  return { rule, note, holds: true };
}

function byVariant(one: { readonly variant: string }, other: { readonly variant: string }): number {
  return one.variant.localeCompare(other.variant);
}

/** The model of a game's own switches, whatever its number of seats. */
function modelOfGame(game: ReturnType<typeof gameOf>): RulesModel {
  const id = variantIds.find((known) => known === game.variant.id);
  if (id === undefined) throw new Error('the variant is known');
  const changes = changesIn(game);
  const model = rulesModelOf(id, changes);
  expect(model.game.rules).toEqual(unwrap(createGame(game.variant, 2, changes)).rules);
  return model;
}

function factsOf(model: RulesModel, kind: number): KindFacts {
  const facts = model.kinds.find((one) => one.kind === kind);
  if (facts === undefined) throw new Error('every kind is on the page');
  return facts;
}

function expectCaptures(model: RulesModel, position: Position): void {
  const lake = lakeOf(position);
  const plays = legalPlays(position);
  for (const bait of new Set(plays.map(baitOf))) {
    const { catches, three, locks } = factsOf(model, bait);
    const own = plays.filter((play) => baitOf(play) === bait);
    const fish = own.filter((play) => formOf(play) === 'capture').map(fishOf);
    const all = own.some((play) => formOf(play) === 'triple');
    const isStacked = stacksOf(position).includes(bait);
    const inLake = catches.filter((kind) => countOf(lake, kind) > 0);
    const isThree = countOf(lake, bait) === 3;
    const expected = inLake.filter((kind) => kind !== bait || !isThree || three !== 'whole');
    expect(fish.toSorted()).toEqual(expected.toSorted());
    if (isStacked) expect(locks).toBe(true);
    expect(all).toBe(isStacked || (isThree && (three === 'whole' || three === 'choice')));
    if (isThree) expect(three).not.toBe('never');
  }
}

function expectCompulsion(model: RulesModel, position: Position): void {
  const inForce = (key: string) => model.switches.find((one) => one.key === key)?.value;
  const plays = legalPlays(position);
  const placed = new Set(plays.filter((play) => formOf(play) === 'place').map(baitOf));
  const catching = new Set(
    plays.filter((play) => ['capture', 'triple'].includes(formOf(play))).map(baitOf),
  );
  const forms = plays.map(formOf);
  if (inForce('thirdTile') !== 'stack') expect(forms).not.toContain('stack');
  if (inForce('heavenPair') !== 'may') expect(forms).not.toContain('pair');
  const drawn = drawnOf(position);
  if (drawn !== undefined) {
    const must = inForce('captureFromDraw') === 'must' && catching.size > 0;
    expect(placed.has(drawn)).toBe(!must);
    return;
  }
  const compulsion = inForce('captureFromHand');
  const both = [...placed].filter((bait) => catching.has(bait));
  if (compulsion === 'optional') expect([...catching].every((bait) => placed.has(bait))).toBe(true);
  else if (inForce('thirdTile') !== 'loose') expect(both).toEqual([]);
  if (compulsion === 'hand' && catching.size > 0 && inForce('thirdTile') !== 'loose') {
    expect([...placed]).toEqual([]);
  }
}

test('the total of a page is that of the score sheet', () => {
  const { game, whole } = rulesModelOf('shi-wu-hu', { bonuses: { skyNine: 0 } });
  expect(whole).toBe(2440);
  expect(pointsOf(game.scoring, countTiles([]))).toBe(0);
});

import { describe, expect, test } from 'vitest';
import { rulesIn, switchesOf, variants, withSwitch } from '../../../src/engine/climbing/index.ts';
import {
  type ClimbingToldGame,
  ranksWords,
  ruleTextIn,
} from '../../../src/text/climbing/ruleWords.ts';
import { studiedSuitNamesOf, suitNamesOf } from '../../../src/text/climbing/suitWords.ts';
import type { RuleId } from '../../../src/text/climbing/switchRules.ts';
import { listOfAll } from '../../../src/text/lists.ts';
import { climbingGameOf } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';

const own = (variant: ClimbingToldGame['variant']): ClimbingToldGame => ({ variant, changed: [] });
const told = (rule: RuleId, game: ClimbingToldGame): string => ruleTextIn(rule, say, game);

/** What only some games have, by words that no other game may read. */
const foreign = {
  'sap-ng-wu': /Wu Han|bottom cards|new deal|throw|happy|bull|multiplier|Chang Pai/,
  'wu-han': /Hong Kong|bottom cards|new deal|throw|happy|bull|multiplier|Chang Pai/,
  'chang-pai': /mixed play|Supreme|\blaid|\blay|four identical|bottom cards|happy|multiplier/i,
  'luan-chuo': /Supreme|new deal|throw|happy|bull|sixteen wu/,
  'luan-chuo-28': /bottom cards|throw|happy|bull|multiplier/,
  'ma-hua-hua': /mixed play|Supreme|bottom cards|new deal|scholars|multiplier/i,
} as const;

describe.each(variants)('the rules of $id', (variant) => {
  const { id } = variant;

  test('say nothing of what only other games have', () => {
    for (const rule of rulesIn(variant)) {
      const text = told(rule, own(id));
      expect(text).toMatch(/^[A-Z\d].*[.?]$/s);
      expect(text.replaceAll(/play(?:er|ed|s)?\b/g, '')).not.toMatch(foreign[id]);
    }
  });

  test('follow every switch', () => {
    for (const { key, values, own: usual } of switchesOf(variant)) {
      const others = 'least' in values ? [values.least, 7] : values;
      for (const value of others) {
        if (value === usual) continue;
        expect(withSwitch(variant, {}, key, value)).toEqual({ [key]: value });
        const game = { variant: id, changed: [{ key, value }] };
        const differing = rulesIn(variant).filter(
          (rule) => told(rule, game) !== told(rule, own(id)),
        );
        const expected = {
          mustBeat: ['W7'],
          passLocks: ['W7'],
          dealerDouble: [
            ...(key in variant.rules && 'fourChips' in variant.rules ? ['W10'] : []),
            'W13',
            'W14',
          ],
          fourChips: value === 0 ? ['W10', 'W12'] : ['W10'],
          bandChips: ['W13'],
          familyPayments: ['W13'],
        }[key];
        expect([key, differing]).toEqual([key, expected]);
      }
    }
  });
});

test('W1 each deal is told with its own numbers', () => {
  expect(told('W1', own('sap-ng-wu'))).toContain('28 each to three players, 21 each to four');
  expect(told('W1', own('luan-chuo'))).toContain('27 to each player; 3 are left as bottom cards');
  expect(told('W1', own('luan-chuo-28'))).toContain('28 to each player.');
  expect(told('W1', own('ma-hua-hua'))).toContain(
    'All 48 cards are dealt one at a time, 16 to each',
  );
});

test('W1 who sits out of four is told of a game for three', () => {
  expect(told('W1', own('sap-ng-wu'))).not.toContain('fourth person');
  expect(told('W1', own('luan-chuo'))).toContain('the one opposite the dealer sits out.');
  expect(told('W1', own('ma-hua-hua'))).toContain('each sits out a round in turn.');
});

test('W2 equals and kinds of no suit are told where there are any', () => {
  expect(told('W2', own('sap-ng-wu'))).not.toMatch(/Equals|no suit/);
  expect(told('W2', own('wu-han'))).toContain(
    'Cards joined by = are equal, and neither beats the other: 6‑2 = 5‑3.',
  );
  expect(told('W2', own('chang-pai'))).toContain('6‑6 is in no suit.');
  expect(told('W2', own('luan-chuo'))).toContain('4‑2 and 2‑1 are in no suit.');
});

test('W4 what goes with a leading kind in one suit alone is told', () => {
  expect(told('W4', own('sap-ng-wu'))).not.toContain('Both kinds');
  expect(told('W4', own('luan-chuo'))).toContain('Both kinds that go with 1‑1 are black bows.');
});

test('W7 what must be beaten and how long a pass lasts are told once each', () => {
  const changed = [
    { key: 'mustBeat', value: true },
    { key: 'passLocks', value: true },
  ] as const;
  const text = told('W7', { variant: 'sap-ng-wu', changed });
  expect(text.match(/\bmust\b/g)).toHaveLength(1);
  expect(text.match(/until the next lead/g)).toHaveLength(1);
});

test('W13 who pays at the end is told by the switch, and who wins under both', () => {
  const changed = [{ key: 'familyPayments', value: 'pairs' }] as const;
  const [losers, pairs] = [own('ma-hua-hua'), { variant: 'ma-hua-hua', changed } as const].map(
    (game) => told('W13', game),
  );
  expect(losers).toContain('each player with fewer than 6 wu pays all who have 6 or more');
  expect(losers).not.toContain('each pair');
  expect(pairs).toContain('each pair of players settles the difference of their points');
  expect(pairs).not.toContain('pays all');
  for (const text of [losers, pairs]) {
    expect(text).toContain('The winner is the player who declared');
  }
});

test('W9 each game tells from how many wu one may declare', () => {
  const from = variants.map(({ id }) => /have (\d+) wu/.exec(told('W9', own(id)))?.[1]);
  expect(from).toEqual(['15', '15', '15', '16', '15', '11']);
});

describe('which cards are higher', () => {
  const ranksOf = (id: ClimbingToldGame['variant']) => ranksWords(climbingGameOf(id), say);

  /** A rule of a game with the names that its suits have at the table. */
  const toldAtTable = (rule: Parameters<typeof told>[0], id: ClimbingToldGame['variant']) =>
    told(rule, own(id)).replaceAll(
      listOfAll(studiedSuitNamesOf(id, say), say),
      listOfAll(suitNamesOf(id, say), say),
    );

  test.each(variants)('$id: is told in the words of its rules, but for its suits', ({ id }) => {
    const { suits, beaten } = ranksOf(id);
    expect(suits).toBe(toldAtTable('W2', id));
    const rules = (['W3', 'W4', 'W5'] as const).filter((rule) =>
      rulesIn(climbingGameOf(id).variant).some((one) => one === rule),
    );
    expect(beaten).toHaveLength(rules.length);
    for (const [at, rule] of rules.entries()) {
      expect(toldAtTable(rule, id)).toContain(beaten[at]);
    }
  });

  test('is not by suit alone where size, colour or a pair of two kinds beats', () => {
    const [bySize = ''] = ranksOf('ma-hua-hua').beaten;
    expect(bySize).toContain('sets of 6‑6, bulls, pendulums, fish sets, then other sets');
    expect(bySize).toContain('Four of 6‑6 beat every play, of any size.');
    expect(bySize).not.toContain('same suit');
    const [byColour = ''] = ranksOf('chang-pai').beaten;
    expect(byColour).toContain('A red set also beats a black set');
    expect(byColour).toContain('It’s the highest of the two-coloured pairs');
    expect(ranksOf('luan-chuo').beaten.join(' ')).not.toContain('Supreme');
    expect(ranksOf('sap-ng-wu').beaten.join(' ')).toMatch(/as many cards in each suit.*Supreme/);
  });
});

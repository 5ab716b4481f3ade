import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  accounts,
  openQuestions,
  ourDecisions,
  ruleIds,
  rulesIn,
  sourcePlaces,
  tellersOf,
  type VariantId,
  variantIds,
  variants,
} from '../../../../src/engine/climbing/index.ts';
import type { RuleId } from '../../../../src/text/climbing/switchRules.ts';
import { placeWords } from '../../../../src/text/placeWords.ts';
import { say } from '../../../support/say.ts';
import { tellingTable, tellingTableIn } from '../../../support/tellingTable.ts';

const page = readFileSync('src/engine/climbing/RULES.md', 'utf8');

function tagOf(id: VariantId): string {
  return id === 'sap-ng-wu' ? '[PG]' : `[PG ${accounts[id].account}]`;
}

/** Who tells a rule of a game, and where: its own part of the page first, then whose it follows. */
function tellingWords(rule: RuleId, game: VariantId): string {
  const told = sourcePlaces[game][rule];
  if (told === 'absent') return 'no such rule';
  const { own, guessed, as } = told;
  return [
    ...(own === undefined ? [] : [`${tagOf(game)} ${placeWords(own, say)}`]),
    ...(guessed === undefined ? [] : [`[PG] ${placeWords(guessed, say)}`]),
    ...(as === undefined ? [] : [`as \`${as}\``]),
  ].join('; ');
}

/** The first cells of the rows that name a decision or a question of a game. */
function namesIn(head: string): readonly string[] {
  const [, table = ''] = page.split(`\n${head}\n`);
  return [...(table.split('\n\n')[0] ?? '').matchAll(/^\| `(\w+)`/gm)].map(([, name = '']) => name);
}

describe('RULES.md', () => {
  test('tells who tells each rule of each game, and where', () => {
    const made = tellingTable(
      ruleIds.flatMap((rule) =>
        variantIds.map((game) => ({
          rule,
          game,
          by: tellingWords(rule, game),
          ours: ourDecisions[game][rule] ?? [],
        })),
      ),
    );
    expect(tellingTableIn(page), `The table has to be:\n${made}\n`).toBe(made);
  });

  test('gives each account its title', () => {
    for (const { account, title } of Object.values(accounts)) {
      expect(page).toContain(`| [PG ${account}] | ${title} |`);
    }
  });

  test('names each of our decisions, and each open question', () => {
    const decided = Object.values(ourDecisions).flatMap((rules) => Object.values(rules).flat());
    expect(namesIn('| ours | decision | where it shows |')).toEqual(
      [...new Set(decided)].toSorted(),
    );
    const asked = Object.values(openQuestions).flat();
    expect(namesIn('| open | what [PG] is not sure of | what is played here |')).toEqual(
      [...new Set(asked)].toSorted(),
    );
  });
});

test.each(variants)(
  '$id has a place for each of its rules, and is without the others',
  (variant) => {
    const had = ruleIds.filter((rule) => sourcePlaces[variant.id][rule] !== 'absent');
    expect(had).toEqual(rulesIn(variant));
    for (const rule of had) expect(tellersOf([rule], variant.id)).not.toEqual([]);
    const decided = Object.keys(ourDecisions[variant.id]);
    expect(decided.filter((rule) => !had.some((one) => one === rule))).toEqual([]);
  },
);

test.each<[RuleId, VariantId, readonly VariantId[]]>([
  ['W10', 'sap-ng-wu', ['sap-ng-wu']],
  // Accounts 7 and 6 share the civil suit and what is played of it; only one of them tells it.
  ['W2', 'luan-chuo-28', ['luan-chuo']],
  ['W3', 'luan-chuo-28', ['sap-ng-wu', 'luan-chuo']],
  ['W6', 'luan-chuo-28', ['sap-ng-wu', 'luan-chuo-28']],
  ['W9', 'luan-chuo-28', ['sap-ng-wu', 'luan-chuo-28']],
  ['W12', 'luan-chuo-28', ['sap-ng-wu', 'luan-chuo']],
  ['W4', 'luan-chuo', ['sap-ng-wu', 'luan-chuo']],
  ['W12', 'luan-chuo', ['sap-ng-wu', 'luan-chuo']],
  ['W6', 'wu-han', ['sap-ng-wu', 'wu-han']],
  ['W9', 'chang-pai', ['sap-ng-wu', 'chang-pai']],
  ['W13', 'chang-pai', ['sap-ng-wu']],
  ['W8', 'ma-hua-hua', ['sap-ng-wu']],
])('%s of %s is told by %j', (rule, id, told) => {
  expect(tellersOf([rule], id).map(({ of }) => of)).toEqual(told);
});

test('W10 fours within a larger combination are told by the page, and no decision of ours', () => {
  expect(tellersOf(['W10'], 'sap-ng-wu')).toEqual([
    {
      of: 'sap-ng-wu',
      places: [{ section: 'Endgame and Scoring', paragraphs: '4' }],
      guesses: false,
    },
  ]);
  expect(ourDecisions['sap-ng-wu'].W10).toEqual(['laidFours', 'twoFours']);
});

test('W12 W13 of families only the points are told by the account, who pays them is guessed', () => {
  const told = (rule: RuleId) =>
    tellersOf([rule], 'ma-hua-hua').map(({ places, guesses }) => [
      placeWords(places, say),
      guesses,
    ]);
  expect(told('W12')).toEqual([['Mā Huā Huā, par. 11', true]]);
  expect(told('W13')).toEqual([
    ['Mā Huā Huā, par. 10', false],
    ['Mā Huā Huā, par. 11–12', true],
  ]);
});

test.each<[RuleId, VariantId, string]>([
  ['W1', 'sap-ng-wu', 'Endgame and Scoring, par. 6'],
  ['W2', 'wu-han', 'Si Chuan game, item 3'],
])('%s of %s is told in part at %s', (rule, id, place) => {
  const places = tellersOf([rule], id).flatMap((teller) => teller.places);
  expect(placeWords(places, say)).toContain(place);
});

test.each<[VariantId, RuleId, readonly string[]]>([
  // Four alike cannot be played there.
  ['chang-pai', 'W13', ['bands']],
  ['wu-han', 'W13', ['bands', 'onwards', 'bonuses']],
  ['wu-han', 'W10', ['laidFours', 'twoFours']],
  // Account 7 tells of the fourth person, account 6 does not.
  ['luan-chuo', 'W1', ['wealth']],
  ['luan-chuo-28', 'W1', ['fourth']],
])('%s has of %s only %j from us', (id, rule, ours) => {
  expect(ourDecisions[id][rule]).toEqual(ours);
});

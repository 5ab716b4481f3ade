import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  ourDecisions,
  type RuleId,
  ruleIds,
  type SourceId,
  type SwitchKey,
  sourceIds,
  sourcePlaces,
  tellersOf,
  tellersOfValue,
  type VariantId,
  variantIds,
  variants,
} from '../../../../src/engine/fishing/index.ts';
import type { SwitchValue } from '../../../../src/engine/index.ts';
import { switchRuleIds } from '../../../../src/text/fishing/switchRules.ts';
import { placeWords } from '../../../../src/text/placeWords.ts';
import { say } from '../../../support/say.ts';
import { gameOf } from '../../../support/table.ts';
import { tellingTable, tellingTableIn } from '../../../support/tellingTable.ts';

const page = readFileSync('src/engine/fishing/RULES.md', 'utf8');

/** The text below a heading of the page. */
function sectionOf(heading: string): string {
  const [, section] = page.split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`The page has no ${heading}`);
  return section.split('\n## ')[0] ?? '';
}

/** The rows of the table that begins with a head, each as its cells by their heads. */
function tableOf(head: string): Record<string, string>[] {
  const [, table] = page.split(`\n${head}\n`);
  if (table === undefined) throw new Error(`The page has no table ${head}`);
  const heads = cellsOf(head);
  const rows = (table.split('\n\n')[0] ?? '').split('\n').slice(1).map(cellsOf);
  return rows.map((cells) => Object.fromEntries(heads.map((name, at) => [name, cells[at] ?? ''])));
}

function cellsOf(row: string): string[] {
  return row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());
}

/** The sources that a text names, in the order of the page. */
function tagsIn(text = ''): string[] {
  return sourceIds.filter((id) => text.includes(`[${id}]`));
}

/** What of a rule is ours in a game as its own switches are. */
function oursIn(rule: RuleId, id: VariantId): string[] {
  const { variant, rules } = gameOf(id);
  return ourDecisions
    .filter((one) => one.rule === rule && one.matters({ variant, rules }))
    .map((one) => one.id);
}

/** Who tells a rule, and where, as the page has it. */
function tellingWords(rule: RuleId, game: VariantId): string {
  if (sourcePlaces[game][rule] === 'absent') return 'no such rule';
  const told = tellersOf([rule], game).map(
    ({ source, places }) => `[${source}] ${placeWords(places, say)}`,
  );
  return told.length > 0 ? told.join('; ') : 'nobody';
}

function idsOf(rule: RuleId, id: VariantId): SourceId[] {
  return tellersOf([rule], id).map(({ source }) => source);
}

describe('RULES.md', () => {
  test('lists the sources', () => {
    const listed = tableOf('| | what | where |').map((row) => row['']);
    expect(listed).toEqual(sourceIds.map((id) => `[${id}]`));
  });

  test('has a paragraph for every rule', () => {
    const paragraphs = [...page.matchAll(/^\*\*([FS]\d+)/gm)].map(([, id]) => id);
    expect(paragraphs).toEqual(ruleIds);
  });

  test('tells who tells each rule of each game, and where', () => {
    const made = tellingTable(
      ruleIds.flatMap((rule) =>
        variantIds.map((game) => ({
          rule,
          game,
          by: tellingWords(rule, game),
          ours: oursIn(rule, game),
        })),
      ),
    );
    expect(tellingTableIn(page), `The table has to be:\n${made}\n`).toBe(made);
  });

  test.each(ruleIds)('%s names nobody in its paragraph who does not tell it', (rule) => {
    const [, after = ''] = page.split(`\n**${rule}`);
    const paragraph = after.split(/\n\*\*[FS]\d|\n## /)[0] ?? '';
    const telling = variantIds.flatMap((id) => idsOf(rule, id));
    expect(telling).toEqual(expect.arrayContaining(tagsIn(paragraph)));
    if (/\bours\b/.test(paragraph)) {
      expect(ourDecisions.some((decision) => decision.rule === rule)).toBe(true);
    }
  });

  test('names each of our decisions with its rule, and no other', () => {
    const rows = tableOf('| ours | decision | rule |');
    expect(rows.map(({ ours, rule }) => [ours, rule])).toEqual(
      ourDecisions.map(({ id, rule }) => [`\`${id}\``, rule]),
    );
  });

  test('says of silent sources only what is ours', () => {
    expect(sectionOf('Ours')).not.toBe('');
    expect(sectionOf('Where the sources are silent')).not.toMatch(/exactly so many points/i);
  });

  test('tells the sources of each variant', () => {
    const told = tableOf('| variant | kit | dealt | lake | draw pile | source |');
    expect(told.map(({ variant, source }) => [variant, tagsIn(source)])).toEqual(
      variants.map(({ id, sources }) => [`\`${id}\``, sources]),
    );
  });
});

test.each(variantIds)('%s has each rule from a source or from us, or goes without', (id) => {
  const { scoring } = gameOf(id);
  const counting: readonly RuleId[] = scoring.groups.flatMap(({ rule, tileRules }) => [
    rule,
    ...tileRules,
  ]);
  for (const rule of ruleIds) {
    const isAbsent = sourcePlaces[id][rule] === 'absent';
    const told = idsOf(rule, id).length + oursIn(rule, id).length;
    expect([rule, told > 0]).toEqual([rule, !isAbsent]);
    if (/^S[1-7]$/.test(rule)) expect([rule, counting.includes(rule)]).toEqual([rule, !isAbsent]);
  }
});

test.each<[RuleId, VariantId, readonly SourceId[]]>([
  // Who pays is not told where the rest of Tiu-U is; which way round is told by one alone.
  ['S9', 'tiu-u', ['DP', 'GB']],
  ['S9', 'tiu-u-woodpile', ['DP', 'GB']],
  ['S9', 'shi-wu-hu', ['GP']],
  ['F1', 'tiu-u', ['GP', 'DP']],
  ['F1', 'tiu-u-culin', ['DP', 'CU']],
  ['F9', 'tiu-u', ['GP']],
  ['F9', 'tiu-u-woodpile', ['DP', 'GB']],
  ['F10', 'tiu-u', []],
  ['F10', 'tiu-u-culin', ['CU']],
  ['F8', 'tiu-u', ['GP']],
  ['F8', 'shi-wu-hu', []],
  ['S1', 'tiu-u-woodpile', ['DP', 'GB']],
  ['S4', 'shi-wu-hu-64', ['GP']],
])('%s of %s is told by its own sources', (rule, id, told) => {
  expect(idsOf(rule, id)).toEqual(told);
});

test.each<[RuleId, VariantId, readonly string[]]>([
  ['F2', 'tiu-u-woodpile', ['try']],
  ['F2', 'tiu-u', []],
  ['F4', 'tiu-u-woodpile', ['anyThree']],
  ['F4', 'tiu-u', []],
  ['F8', 'shi-wu-hu', ['whole']],
  ['F9', 'tiu-u', ['freeThird']],
  ['F9', 'tiu-u-woodpile', ['loose']],
  ['S9', 'tiu-u', ['shared', 'unsaid']],
  ['S9', 'tiu-u-woodpile', ['shared']],
  ['S9', 'shi-wu-hu', []],
])('%s of %s is ours in %j', (rule, id, ours) => {
  expect(oursIn(rule, id)).toEqual(ours);
});

test.each<[SwitchKey, SwitchValue, readonly SourceId[]]>([
  ['captureFromDraw', 'must', ['DP', 'GB', 'CU']],
  ['captureFromHand', 'hand', []],
  ['triple', 'choice', ['GP', 'DP', 'GB', 'CU']],
  ['triple', 'whole', []],
  ['thirdTile', 'none', []],
  ['thirdTile', 'loose', ['DP', 'GB']],
  ['doubleAt', 1000, ['GP']],
  ['doubleAt', 300, []],
  ['bonuses.supreme', 100, ['GP']],
  ['settlement', 'winner', ['DP', 'GB', 'CU']],
  ['heavenPair', 'off', ['GP']],
])('the switch %s is set to %s by those that have it so', (key, value, ids) => {
  const rule = switchRuleIds[key].at(-1) ?? 'F1';
  expect(tellersOfValue({ key, value }, rule).map(({ source }) => source)).toEqual(ids);
});

test('S4 one military kind is told of two sets, and of some groups with cards', () => {
  const [teller] = tellersOfValue({ key: 'groupNeeds', value: 'one-military' }, 'S4');
  expect(teller?.places[0]).toEqual({
    source: 'GP',
    section: 'Shi Wu Hu, Adaptation',
    paragraphs: '4',
    items: '1',
  });
  const [two] = tellersOfValue({ key: 'groupNeeds', value: 'two-military' }, 'S4');
  expect(two?.places.map(({ section }) => section)).toEqual(['Shi Wu Hu, Scoring']);
  const toldIn = (id: VariantId) => {
    const [{ places = [] } = {}] = tellersOf(['S4'], id);
    return placeWords(places, say);
  };
  expect(toldIn('shi-wu-hu')).toMatch(/Adaptation, par\. 4$/);
  expect(toldIn('shi-wu-hu-64')).not.toContain('par. 4');
});

test('F9 what makes a third tile questionable is told of Shi Wu Hu where Tiu-U tells it', () => {
  expect(tellersOf(['F9'], 'shi-wu-hu')[0]?.places).toContainEqual({
    source: 'GP',
    section: 'Tiu-U, Rules analysis',
    paragraphs: '2',
  });
});

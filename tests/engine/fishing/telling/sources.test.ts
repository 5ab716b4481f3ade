import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import {
  isOurs,
  type RuleId,
  ruleIds,
  ruleSourcesOf,
  type SourceId,
  type SwitchKey,
  sourceIds,
  sourcesOf,
  tellersOfValue,
  type VariantId,
  variants,
} from '../../../../src/engine/fishing/index.ts';
import type { SwitchValue } from '../../../../src/engine/index.ts';
import { gameOf } from '../../../support/table.ts';

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

const everybody = variants.flatMap(({ sources }) => sources);
const none: readonly (typeof variants)[number][] = [];
const { rules } = gameOf('tiu-u');
const rows = tableOf('| rule | told by |').flatMap(({ rule = '', 'told by': by = '' }) =>
  rule.split(' ').map((id) => ({ rule: id, by })),
);
const byOf = (rule: RuleId): string => rows.find((row) => row.rule === rule)?.by ?? '';

describe('RULES.md', () => {
  test('lists the sources', () => {
    const listed = tableOf('| | what | where |').map((row) => row['']);
    expect(listed).toEqual(sourceIds.map((id) => `[${id}]`));
  });

  test('has a paragraph for every rule, and tells who tells it', () => {
    const paragraphs = [...page.matchAll(/^\*\*([FS]\d+)/gm)].map(([, id]) => id);
    expect(paragraphs).toEqual(ruleIds);
    expect(rows.map(({ rule }) => rule)).toEqual(ruleIds);
  });

  test.each(ruleIds)('%s is told by whom the page says', (rule) => {
    const by = byOf(rule);
    expect(by).not.toBe('');
    expect(ruleSourcesOf(rule, none)).toEqual(tagsIn(by));
    const ofVariants = ruleSourcesOf(rule, [{ sources: sourceIds, rules }]);
    expect(ofVariants).toEqual(by.includes('variant') ? sourceIds : tagsIn(by));
    expect(isOurs(rule)).toBe(by.includes('ours'));
  });

  test.each(ruleIds)('%s names nobody in its paragraph who does not tell it', (rule) => {
    const [, after = ''] = page.split(`\n**${rule}`);
    const paragraph = after.split(/\n\*\*[FS]\d|\n## /)[0] ?? '';
    expect(ruleSourcesOf(rule, [{ sources: everybody, rules }])).toEqual(
      expect.arrayContaining(tagsIn(paragraph)),
    );
    if (/\bours\b/.test(paragraph)) expect(isOurs(rule)).toBe(true);
  });

  test('names among our decisions only rules that are ours', () => {
    const ours = [...sectionOf('Ours').matchAll(/\b[FS]\d+\b/g)].map(([id]) => id);
    expect(ours.length).toBeGreaterThan(0);
    expect(ruleIds.filter((rule) => ours.includes(rule) && !isOurs(rule))).toEqual([]);
  });

  test('tells the sources of each variant', () => {
    const told = tableOf('| variant | kit | dealt | lake | draw pile | source |');
    expect(told.map(({ variant, source }) => [variant, tagsIn(source)])).toEqual(
      variants.map(({ id, sources }) => [`\`${id}\``, sources]),
    );
  });
});

test('S1 S2 a variant has its scoring from its own sources, S4 groups are of one source', () => {
  expect(ruleSourcesOf('S1', [gameOf('tiu-u').variant])).toEqual(['GP']);
  expect(ruleSourcesOf('S1', [gameOf('tiu-u-woodpile').variant])).toEqual(['DP', 'GB']);
  expect(ruleSourcesOf('S2', [gameOf('tiu-u-culin').variant])).toEqual(['CU']);
  expect(ruleSourcesOf('S4', [gameOf('shi-wu-hu-64').variant])).toEqual(['GP']);
  expect(ruleSourcesOf('F8', [gameOf('shi-wu-hu').variant])).toEqual([]);
});

test('F1 F9 F10 of several that are named only those of the variant are told, where it has some', () => {
  const of = (rule: RuleId, id: VariantId) => ruleSourcesOf(rule, [gameOf(id).variant]);
  expect(of('F1', 'tiu-u')).toEqual(['GP', 'DP']);
  expect(of('F1', 'tiu-u-culin')).toEqual(['DP', 'CU']);
  expect(of('F9', 'tiu-u-woodpile')).toEqual(['DP', 'GB']);
  expect(of('F10', 'tiu-u-culin')).toEqual(['CU']);
  expect(of('F9', 'tiu-u')).toEqual(['DP', 'GB', 'CU']);
  expect(of('F8', 'tiu-u')).toEqual(['GP']);
});

test.each<[SwitchKey, SwitchValue, readonly SourceId[]]>([
  ['captureFromDraw', 'must', ['DP', 'GB', 'CU']],
  ['captureFromHand', 'hand', []],
  ['triple', 'choice', ['GP', 'DP', 'GB', 'CU']],
  ['triple', 'whole', []],
  ['doubleAt', 1000, ['GP']],
  ['doubleAt', 300, []],
  ['bonuses.supreme', 100, ['GP']],
])(
  'the switch %s is set to %s by the sources of the variants that have it so',
  (key, value, ids) => {
    expect(sourcesOf(tellersOfValue({ key, value }, variants))).toEqual(ids);
  },
);

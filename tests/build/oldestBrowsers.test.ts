import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { buildTarget, oldestBrowsers } from '../../src/build/oldestBrowsers.ts';
import { newInScript } from './oldest/scripts.ts';
import { newInStyles } from './oldest/styles.ts';

test('the README says in which browsers the app works, and the build is made for those', () => {
  const { safari, ios, chrome, edge, firefox } = oldestBrowsers;
  expect([ios, edge]).toEqual([safari, chrome]);
  expect(readFileSync('README.md', 'utf8')).toContain(
    `\nIt works in Safari and iOS ${ios}, Chrome and Edge ${edge}, Firefox ${firefox} or later.\n`,
  );
  expect(buildTarget).toEqual(['safari16.4', 'ios16.4', 'chrome111', 'edge111', 'firefox121']);
});

describe('what the oldest browsers lack', () => {
  test.each([
    ['new Set([1]).union(new Set())', '.union()'],
    ['[].values().toArray()', '.toArray()'],
    ['Promise.withResolvers()', 'Promise.withResolvers'],
    ['Object["groupBy"]([], () => 1)', 'Object.groupBy'],
    ['Array.fromAsync([])', 'Array.fromAsync'],
    ['RegExp.escape("a")', 'RegExp.escape'],
    ['Iterator.from([])', 'Iterator.from'],
    ['x.startViewTransition()', '.startViewTransition()'],
    ['navigator.vibrate?.(1)', 'navigator.vibrate'],
    ['scheduler.yield()', 'scheduler'],
    ['requestIdleCallback(() => 1)', 'requestIdleCallback'],
    ['/(?<=a)b/', 'a look behind, {"pattern":"(?<=a)b","flags":""}'],
  ])('is found in the script %s', (script, part) => {
    expect(newInScript(script)).toContain(part);
  });

  test.each([
    '/[a&&b]/v',
    '/(?i:a)/',
    '/(?<a>x)|(?<a>y)/',
    'using a = b()',
    'import a from "./a.json" with { type: "json" }',
  ])('is no syntax that is read: %s', (script) => {
    expect(newInScript(script)).toEqual([expect.stringMatching(/^SyntaxError/)]);
  });

  test.each([
    ['a { b { color: red } }', 'a rule in a rule'],
    ['@scope (a) { b { color: red } }', '@scope'],
    ['a { color: light-dark(red, blue) }', 'light-dark()'],
    ['a { top: anchor(bottom) }', 'anchor()'],
    ['a { text-box: trim-both cap alphabetic }', 'text-box'],
    ['a { float: inline-start }', 'float: inline-start'],
    ['@media print { a { zoom: 2 } }', 'zoom'],
    ['a:open { color: red }', ':open'],
    ['@starting-style { a { color: red } }', '@starting-style'],
  ])('is found in the styles %s', (styles, part) => {
    expect(newInStyles(styles)).toContain(part);
  });

  test.each([
    'const { a = 1, ...rest } = [..."ab"].toSorted().at(-1) ?? structuredClone({}); class A { static { rest.b?.(); } #a = a; }',
    'Object.hasOwn({}, "a"); "a".replaceAll("a", "b"); new Intl.NumberFormat("en").format(1); await 1',
  ])('is nothing of the script %s', (script) => {
    expect(newInScript(script)).toEqual([]);
  });

  test.each([
    'a:has(b):focus-visible { color: color-mix(in oklab, red, blue); height: 100dvh; width: 3lh; inset: 0 }',
    '@media (width >= 20em) and (prefers-reduced-motion: reduce) { a { gap: 1px } }',
    '@supports (zoom: 2) { a { zoom: 2 } }',
    '@container (width > 20em) { a::before { content: "light-dark(a)" } }',
    '@layer a { b { --own: nothing; -webkit-hyphens: auto } }',
  ])('is nothing of the styles %s', (styles) => {
    expect(newInStyles(styles)).toEqual([]);
  });
});

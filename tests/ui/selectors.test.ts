import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** `:has()` without an element that it is said of, unless within `:is()` or `:not()`. */
function hasOfAnything(sheet: string): boolean {
  const outside = withoutBrackets(sheet);
  return /(?:^|[\s>+~},]):has\b/m.test(outside);
}

/** A style without what stands in brackets, from the innermost ones on. */
function withoutBrackets(sheet: string): string {
  const less = sheet.replaceAll(/\([^()]*\)/g, '');
  return less === sheet ? sheet : withoutBrackets(less);
}

test.each([
  ['.a :has(.b) {}', true],
  ['.a, :has(.b) {}', true],
  [':has(.b) {}', true],
  ['.a > :has(.b) {}', true],
  ['.a:has(.b) {}', false],
  ['.a:not(.c, :has(.b)) {}', false],
  ['.a:is([data-b], :has([id="c"])) .d {}', false],
])('%s asks of anything: %s', (sheet, expected) => {
  expect(hasOfAnything(sheet)).toBe(expected);
});

test.each(sheets)('%s asks only of named elements what they hold', (name) => {
  // Asked of every element, each one that is inserted has a browser style the whole page anew.
  expect(hasOfAnything(readFileSync(`src/${name}`, 'utf8'))).toBe(false);
});

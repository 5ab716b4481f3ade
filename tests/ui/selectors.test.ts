import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const sheets = readdirSync('src', { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.css'),
);

/** `:has()` without an element that it is said of, unless within `:is()` or `:not()`. */
const ofAnything = /(?<![,(]\s*)(?:^|[\s>+~}]):has\(/m;

test.each(sheets)('%s asks only of named elements what they hold', (name) => {
  // Asked of every element, each one that is inserted has a browser style the whole page anew.
  expect(readFileSync(`src/${name}`, 'utf8')).not.toMatch(ofAnything);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { deviceLook } from '../../src/build/deviceLook.ts';

const tokens = readFileSync('src/ui/tokens.css', 'utf8');
const { handler } = deviceLook().transform;

test('each look that a device can be set to is given once more for as long as nothing is chosen', () => {
  const added = handler(tokens).slice(tokens.length);
  const groundOf = (rule: string, css: string): string | undefined =>
    css.slice(css.indexOf(rule)).match(/--ground: (#\w+);/)?.[1];
  expect(groundOf('(prefers-color-scheme: light)', added)).toBe(
    groundOf('\n[data-theme="light"]', tokens),
  );
  expect(groundOf('(prefers-contrast: more)', added)).toBe(
    groundOf('\n[data-theme="contrast"]', tokens),
  );
  for (const all of ['*', '*::before', '*::after']) {
    expect(added).toContain(`:root:not([data-motion]) ${all}`);
  }
  expect(added).not.toContain('[data-motion=');
  expect(added.match(/\{/g)?.length).toBe(added.match(/\}/g)?.length);
});

test('a look without a rule of its own is refused', () => {
  expect(() => handler(tokens.replaceAll('data-theme="light"', 'data-theme="day"'))).toThrow(
    'no rule for [data-theme="light"]',
  );
});

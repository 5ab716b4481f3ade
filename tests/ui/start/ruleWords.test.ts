import { expect, test } from 'vitest';
import { switchesOf, variants } from '../../../src/engine/fishing/index.ts';
import { switchName, switchValueAbout, switchValueName } from '../../../src/text/switchWords.ts';
import { say } from '../../support/say.ts';

const cases = variants.flatMap(switchesOf);

test('every switch of every variant has words for its name and each of its values', () => {
  expect(cases.length).toBeGreaterThan(50);
  for (const { key, values } of cases) {
    expect(switchName(key, say)).not.toContain('rule.');
    for (const value of 'least' in values ? [0] : values) {
      expect(switchValueName(key, value, say)).not.toContain('rule.');
      expect(switchValueAbout(key, value, say)).toMatch(/^[A-Z0-9].*\.$/);
    }
  }
});

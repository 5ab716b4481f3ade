import { expect, test } from 'vitest';
import { recordFormat } from '../../../src/engine/index.ts';

test('the format keeps the name by which the files of today are known', () => {
  expect(recordFormat).toBe('fifteen-lakes/1');
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonMinutes, minutesPath } from '../../src/build/lessonMinutes.ts';

test('the list of lessons tells how long each takes as its words are now: `npm run minutes` writes it', async () => {
  expect(JSON.parse(readFileSync(minutesPath, 'utf8'))).toEqual(await lessonMinutes());
});

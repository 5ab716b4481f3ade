import { expect, test } from 'vitest';
import { dateTag } from '../../src/text/dates.ts';
import { voices } from '../support/voices.ts';

test.each([
  ['en-GB', voices.en, ['en-GB', 'en']],
  ['en-AU', voices.en, ['de-DE', 'en-AU', 'en-US']],
  ['en', voices.en, ['de-DE']],
  ['en', voices.en, []],
  ['en', voices.en, ['no tag at all', 'en_GB']],
  ['zh-HK', voices['zh-Hant'], ['en-GB', 'zh-CN', 'zh-HK']],
  ['zh-Hant', voices['zh-Hant'], ['zh-CN']],
] as const)('dates are written as in %s', (tag, say, wishes) => {
  expect(dateTag(say, wishes)).toBe(tag);
});

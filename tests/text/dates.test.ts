import { expect, test } from 'vitest';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import { dateTag } from '../../src/text/dates.ts';
import { createSay } from '../../src/text/say.ts';

const english = createSay('en', await loadCatalogue('en', undefined, []));
const traditional = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, []));

test.each([
  ['en-GB', english, ['en-GB', 'en']],
  ['en-AU', english, ['de-DE', 'en-AU', 'en-US']],
  ['en', english, ['de-DE']],
  ['en', english, []],
  ['en', english, ['no tag at all', 'en_GB']],
  ['zh-HK', traditional, ['en-GB', 'zh-CN', 'zh-HK']],
  ['zh-Hant', traditional, ['zh-CN']],
] as const)('dates are written as in %s', (tag, say, wishes) => {
  expect(dateTag(say, wishes)).toBe(tag);
});

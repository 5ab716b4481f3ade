import { expect, test, vi } from 'vitest';
import { daySayer } from '../../../src/ui/calendar/daySayer.ts';
import { say } from '../../support/say.ts';

test.each([
  [['en-GB', 'en'], '24 November'],
  [['de-AT', 'zh-TW', 'en-GB'], '24 November'],
  [['en-US'], 'November 24'],
  [['zh-TW'], 'November 24'],
  [['not a tag', 'en-AU'], '24 November'],
  [[], 'November 24'],
])('where the browser wishes %j a day is %s', (languages, words) => {
  vi.stubGlobal('navigator', { languages });
  expect(daySayer(say, { day: 'numeric', month: 'long' })('2026-11-24')).toBe(words);
});

test.each(['Etc/GMT-8', 'Etc/GMT+8', 'Etc/GMT-14'])('a day is the same day in %s', (zone) => {
  vi.stubEnv('TZ', zone);
  vi.stubGlobal('navigator', { languages: ['en-GB'] });
  expect(daySayer(say, { dateStyle: 'full' })('2027-01-01')).toBe('Friday, 1 January 2027');
  vi.unstubAllEnvs();
});

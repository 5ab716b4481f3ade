import { expect, test } from 'vitest';
import { findVariant } from '../../../src/engine/index.ts';
import { absentFamiliesIn, joinNamed } from '../../../src/families/joinNamed.ts';
import { parseRecord } from '../../../src/records/parseRecord.ts';
import { luanChuo, sapNgWu } from '../climbing/sample.ts';

const record = JSON.stringify(sapNgWu);
const ofFishing = record.replace('sap-ng-wu', 'shi-wu-hu');

test('a family joins as soon as a text names one of its games, and once', async () => {
  for (const text of ['', 'tiu-u shi-wu-hu', ofFishing]) {
    expect(absentFamiliesIn(text)).toEqual([]);
    expect(joinNamed(text)).toBeUndefined();
  }
  const naming = [
    'ma-hua-hua',
    record,
    `${ofFishing}\n${JSON.stringify(luanChuo)}`,
    // A saved match holds its records as text in text.
    JSON.stringify({ rounds: [JSON.stringify({ record })] }),
  ];
  for (const text of naming) expect(absentFamiliesIn(text)).toEqual(['climbing']);
  expect(parseRecord(record).ok).toBe(false);

  const [one, other] = [joinNamed(record), joinNamed('wu-han')];
  expect(findVariant('sap-ng-wu')).toBeUndefined();
  await Promise.all([one, other]);
  expect(parseRecord(record).ok).toBe(true);
  expect(absentFamiliesIn(record)).toEqual([]);
  expect(joinNamed(record)).toBeUndefined();
});

import { describe, expect, test } from 'vitest';
import { variants } from '../../../src/engine/climbing/index.ts';
import { readRecord } from '../../../src/records/parseRecord.ts';
import { luanChuo, sapNgWu } from '../../records/climbing/sample.ts';
import { unwrap } from '../../support/table.ts';
import { answersOf, runWith } from '../running.ts';

const tables = variants.flatMap(({ id, seatCounts }) => seatCounts.map((seats) => ({ id, seats })));

function lineOf(record: object): string {
  return `${JSON.stringify(record)}\n`;
}

describe('deal', () => {
  test.each(tables)('W1: gives sound records of $id among $seats', async ({ id, seats }) => {
    const options = ['--variant', id, '--players', `${seats}`, '--seed', 's', '--count', '5'];
    const answers = answersOf(await runWith(['deal', ...options]));
    expect(answers).toHaveLength(5);
    for (const json of answers) expect(unwrap(readRecord(json)).players).toHaveLength(seats);
  });

  test('writes a talon where one is dealt', async () => {
    const dealt = async (variant: string) =>
      answersOf(await runWith(['deal', '--variant', variant, '--players', '3', '--seed', 's']));
    expect(await dealt('luan-chuo')).toMatchObject([{ deal: { talon: { length: 3 } } }]);
    const [without] = await dealt('luan-chuo-28');
    expect(Object.keys(Object(without).deal)).toEqual(['hands']);
  });

  test('takes the rules it is given', async () => {
    const rules = { bandChips: 5, passLocks: true };
    const options = ['--variant', 'wu-han', '--players', '4', '--seed', 's'];
    const line = ['deal', ...options, '--rules', JSON.stringify({ ...rules, mustBeat: true })];
    const [json] = answersOf(await runWith(line));
    expect(unwrap(readRecord(json)).rules).toEqual({ passLocks: true, bandChips: 5 });
  });

  test.each([
    { options: ['luan-chuo', '4'], says: 'deal: --players must be 3.' },
    { options: ['sap-ng-wu', '2'], says: 'deal: --players must be 3 or 4.' },
    {
      options: ['sap-ng-wu', '3', '--rules', '{"bandChips":0}'],
      says: 'a whole number from 1 to 1000000, found 0',
    },
    {
      options: ['ma-hua-hua', '3', '--rules', '{"bandChips":1}'],
      says: 'The variant ma-hua-hua has no switch “rules.bandChips”.',
    },
  ])('ends with 2 for $options', async ({ options: [variant = '', ...others], says }) => {
    const line = ['deal', '--seed', 's', '--variant', variant, '--players', ...others];
    const { status, complaints } = await runWith(line);
    expect(status).toBe(2);
    expect(complaints).toContain(says);
  });
});

test('replay tells the moment, its keys in the order of the format', async () => {
  const [standing] = answersOf(await runWith(['replay'], lineOf(luanChuo)));
  expect(Object.keys(Object(standing))).toEqual([
    ...['phase', 'seat', 'legal', 'hands', 'talon', 'trick', 'passed', 'won', 'wu', 'out'],
    ...['worth', 'settlement', 'winner', 'nextStarter'],
  ]);
  expect(standing).toMatchObject({
    ...{ phase: 'lead', seat: 0, talon: [], trick: null, passed: [], out: [] },
    won: [['42*2+21*2'], ['42'], ['42+21*2']],
    ...{ winner: null, nextStarter: null, settlement: [0, 0, 0] },
  });
});

describe('score', () => {
  const score = async (variant: string, ...lines: readonly object[]) =>
    answersOf(await runWith(['score', '--variant', variant], ...lines.map(lineOf)));

  test('has a line for each play and rule that counts', async () => {
    const given = { won: ['33*4', '66+54'], laid: '42+21' };
    expect(await score('sap-ng-wu', given)).toEqual([
      {
        wu: 8,
        worth: 0,
        fours: 1,
        lines: [
          { rule: 'W6', play: '42+21', wu: 2 },
          { rule: 'W7', play: '33*4', wu: 4 },
          { rule: 'W7', play: '66+54', wu: 2 },
          { rule: 'W10', play: '33*4', fours: 1, chips: 1 },
        ],
      },
    ]);
  });

  test('W11: a Supreme of all eight counts sixteen', async () => {
    expect(await score('wu-han', { won: ['42*4+21*4'] })).toMatchObject([
      { wu: 16, worth: 1, fours: 2 },
    ]);
    expect(await score('sap-ng-wu', { laid: '42*4+21*4' })).toMatchObject([{ wu: 16, fours: 0 }]);
  });

  test('counts nothing of nothing', async () => {
    const nothing = { wu: 0, worth: 0, fours: 0, lines: [] };
    expect(await score('ma-hua-hua', {}, { won: [] })).toEqual([nothing, nothing]);
  });

  test('W6: takes any 42 and 21 as laid where all of them are', async () => {
    expect(await score('luan-chuo', { laid: '42*3' })).toMatchObject([{ wu: 3 }]);
  });

  test.each([
    { variant: 'sap-ng-wu', given: { won: ['66+44'] }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { won: ['pass'] }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { won: ['lay 42+21'] }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { won: ['63+62'] }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { won: [66] }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { laid: '42*2' }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { laid: '66' }, code: 'not-a-combination' },
    { variant: 'sap-ng-wu', given: { laid: null }, code: 'not-a-combination' },
    { variant: 'luan-chuo-28', given: { laid: 'lay 42*4+21*4' }, code: 'not-a-combination' },
    { variant: 'chang-pai', given: { laid: '42+21' }, code: 'not-a-combination' },
    { variant: 'chang-pai', given: { won: ['33*4'] }, code: 'not-a-combination' },
    { variant: 'ma-hua-hua', given: { laid: '42+21' }, code: 'not-a-combination' },
    { variant: 'luan-chuo', given: { won: ['42+21'] }, code: 'not-a-combination' },
    { variant: 'luan-chuo', given: { won: ['65'] }, code: 'not-a-combination' },
    { variant: 'luan-chuo', given: { laid: '66+63' }, code: 'not-a-combination' },
    { variant: 'ma-hua-hua', given: { won: ['63*2', '63+62'] }, code: 'wrong-copies' },
    { variant: 'sap-ng-wu', given: { won: ['42*4+21'], laid: '42+21' }, code: 'wrong-copies' },
    { variant: 'sap-ng-wu', given: { won: '66' }, code: 'wrong-value' },
    { variant: 'sap-ng-wu', given: { catch: [] }, code: 'unknown-key' },
  ])('refuses $given of $variant', async ({ variant, given, code }) => {
    const ran = await runWith(['score', '--variant', variant], lineOf(given));
    expect(ran.status).toBe(1);
    expect(answersOf(ran)).toMatchObject([{ error: { code } }]);
  });
});

describe('bots', () => {
  test('choose answers with a legal play', async () => {
    const ran = await runWith(['choose', '--bot', 'random'], lineOf(sapNgWu));
    const [standing] = answersOf(await runWith(['replay'], lineOf(sapNgWu)));
    const [{ play }] = answersOf(ran).map((json) => Object(json));
    expect(Object(standing).legal).toContain(play);
  });

  test('arena plays among four', async () => {
    const options = ['--variant', 'sap-ng-wu', '--players', '4', '--deals', '2', '--seed', 's'];
    const bots = ['--bots', 'random,random,random,random'];
    const [answer] = answersOf(await runWith(['arena', ...options, ...bots]));
    expect(answer).toMatchObject({ variant: 'sap-ng-wu', players: 4, deals: 2, rounds: 48 });
  });
});

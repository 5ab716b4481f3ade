import { describe, expect, test, vi } from 'vitest';
import { parseRecords } from '../../src/records/parseRecord.ts';
import { sample, sampleWith } from './sample.ts';

const text = JSON.stringify(sample);

/** Of each record the line it begins on and what is wrong with it, or its players. */
function outlineOf(file: string): [line: number, content: string][] {
  return [...parseRecords(file)].map(({ line, parsed }) => [
    line,
    parsed.ok ? parsed.value.players.join(' ') : parsed.problem.code,
  ]);
}

describe('a file of records', () => {
  test('is read line by line, blank lines left out', () => {
    const second = sampleWith({ players: ['Cai', 'Di'] });
    expect(outlineOf(`${text}\n\n  \r\n${second}\r\n`)).toEqual([
      [1, 'Ann Bo'],
      [4, 'Cai Di'],
    ]);
  });

  test('keeps what is wrong in its place', () => {
    expect(outlineOf(`${text}\n${text.slice(0, 50)}\n[]\n${text}`)).toEqual([
      [1, 'Ann Bo'],
      [2, 'not-json'],
      [3, 'wrong-value'],
      [4, 'Ann Bo'],
    ]);
  });

  test('may be one record over several lines', () => {
    expect(outlineOf(`\n\n${JSON.stringify(sample, null, 2)}\n`)).toEqual([[3, 'Ann Bo']]);
    expect(outlineOf(text.replaceAll(',', ',\n'))).toEqual([[1, 'Ann Bo']]);
  });

  test.each([
    ['"plays": []', 'repeated-key'],
    ['"dealer": 1', 'unknown-key'],
    ['"starter": null', 'repeated-key'],
  ])('tells of one record over several lines what is wrong with it: %s', (entry, code) => {
    const lines = JSON.stringify(sample, null, 2).replace('{\n', `{\n${entry},\n`);
    expect(outlineOf(lines)).toEqual([[1, code]]);
    expect(outlineOf(lines.replace('{\n', '{'))).toEqual([[1, code]]);
  });

  test('is one wrong value when it is no object', () => {
    expect(outlineOf('[\n1,\n2\n]')).toEqual([[1, 'wrong-value']]);
  });

  test('is one record when that is far too long', () => {
    const long = JSON.stringify({ ...sample, meta: { note: 'x'.repeat(1_048_576) } }, null, 2);
    expect(outlineOf(long)).toEqual([[1, 'too-long']]);
  });

  test('is one wrong record when that is cut off', () => {
    expect(outlineOf(JSON.stringify(sample, null, 2).slice(0, -4))).toEqual([[1, 'not-json']]);
  });

  test('may begin with a byte order mark', () => {
    expect(outlineOf(`\uFEFF${text}`)).toEqual([[1, 'Ann Bo']]);
    expect(outlineOf(`\uFEFF${JSON.stringify(sample, null, '\t')}`)).toEqual([[1, 'Ann Bo']]);
  });

  test('is read no further than anybody asks', () => {
    const parse = vi.spyOn(JSON, 'parse');
    const [first] = parseRecords('x\ny');
    expect(first).toMatchObject({ line: 1, parsed: { ok: false } });
    expect(parse).toHaveBeenCalledWith('x');
    expect(parse).not.toHaveBeenCalledWith('y');
  });

  test('may be empty', () => {
    expect(outlineOf('')).toEqual([]);
    expect(outlineOf('\n \n')).toEqual([]);
  });

  test('bounds each record, not the file', () => {
    const long = sampleWith({ meta: { note: 'x'.repeat(600_000) } });
    expect(outlineOf(`${long}\n${long}`)).toEqual([
      [1, 'Ann Bo'],
      [2, 'Ann Bo'],
    ]);
  });
});

import { describe, expect, test } from 'vitest';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { formatLink } from '../../src/records/link.ts';
import { parseRecords } from '../../src/records/parseRecord.ts';
import { ownTextIn, recordsIn as piecesIn } from '../../src/store/ownText.ts';
import { finishedRound, setupOf } from '../support/matches.ts';

const round = finishedRound(setupOf(['person', 'greedy']));
const other = finishedRound(setupOf(['person', 'greedy'], { variant: 'shi-wu-hu' }));
const [one, two] = [formatRecord(round), formatRecord(other)];
const inLines = (text: string): string => JSON.stringify(JSON.parse(text), null, 2);

/** The line of each record that a text brings, and of which variant it is or what is wrong. */
function recordsIn(text: string): unknown[] {
  const own = ownTextIn(text);
  if (own.is !== 'records') return [own.is];
  return [...parseRecords(own.text())].map(({ line, parsed }) => [
    line,
    parsed.ok ? parsed.value.variant : parsed.problem.code,
  ]);
}

describe('records in a message', () => {
  const [tiuU, shiWuHu] = ['tiu-u', 'shi-wu-hu'];
  test.each([
    ['before, between and after them', `Ann:\n${one}\nand then\n\n${two}\nBo`, [2, 5]],
    ['on their own lines', `Ann: ${one} 😀\r\n> ${two}, "well" played`, [1, 2]],
    ['with brackets and quotation marks', `{Ann} said "look:\n${one}\nno } here\n${two}`, [2, 4]],
    ['around some that are cut into lines', `Ann\n${inLines(one)}\nBo\n${two}`, 'long'],
    ['on one line', `${one} and ${two}`, [1, 1]],
  ])('are found with words %s', (_, text, lines) => {
    const [first, second] = lines === 'long' ? [2, 2 + inLines(one).split('\n').length + 1] : lines;
    expect(recordsIn(text)).toEqual([
      [first, tiuU],
      [second, shiWuHu],
    ]);
  });

  test.each([
    ['its end', one.slice(0, -30)],
    ['the end of its names', one.replace('"Bo"', '"Bo')],
    ['a piece to the next line', one.replace('"Bo', '"B\no')],
    ['its beginning', one.slice(30)],
  ])('that has lost %s is told, and those after it are found', (_, damaged) => {
    const found = recordsIn(`Ann\n${damaged}\nBo\n${two}\n${inLines(one).slice(0, -2)}\n${two}`);
    expect(found[0]).toEqual([2, expect.not.stringMatching('tiu-u')]);
    const isOther = (each: unknown): boolean => JSON.stringify(each).endsWith('"shi-wu-hu"]');
    expect(found.filter(isOther)).toHaveLength(2);
    expect(found.findLastIndex(isOther)).toBe(found.length - 1);
  });

  test('after several on one line have the numbers that they had', () => {
    expect(recordsIn(`${one} and ${one}\nBo\n${two}\nx ${two} ${one}`)).toEqual([
      [1, tiuU],
      [1, tiuU],
      [3, shiWuHu],
      [4, shiWuHu],
      [4, tiuU],
    ]);
  });

  test.each([
    ['its last line', -1],
    ['many lines', 9],
    ['all but two lines', 2],
  ])('over several lines that has lost %s is told once, and those after it are found', (_, at) => {
    const lines = inLines(one).split('\n').slice(0, at);
    const text = ['Ann', ...lines, 'Bo', inLines(two), 'Cy', inLines(one)].join('\n');
    const second = lines.length + 3;
    expect(recordsIn(text)).toEqual([
      [2, 'not-json'],
      [second, shiWuHu],
      [second + inLines(two).split('\n').length + 1, tiuU],
    ]);
  });

  test('that has lost its end ends at no bracket of later lines', () => {
    const { format, ...others } = JSON.parse(two);
    const turned = JSON.stringify({ ...others, format });
    expect(recordsIn(`${one.slice(0, -1)}\n${turned}\nBo :-}`)).toEqual([
      [1, 'not-json'],
      [2, shiWuHu],
    ]);
  });

  test('keep the lines between them where those are to be told, and their numbers', () => {
    const text = `Ann\n${inLines(one)} is it\n\nno record\n> ${two}\nBo`;
    const lines = [...piecesIn(text)].join('').split('\n');
    const first = JSON.stringify(JSON.parse(lines[1] ?? ''));
    expect([first, ...lines.filter((line) => line !== '').slice(1)]).toEqual([
      JSON.stringify(JSON.parse(one)),
      'no record',
      two,
    ]);
    expect(lines.indexOf(two)).toBe(text.split('\n').indexOf(`> ${two}`));
  });

  test('alone are left as they are', () => {
    const text = `${one}\n\n${two}`;
    const own = ownTextIn(text);
    expect(own.is === 'records' && own.text()).toBe(text);
  });
});

describe('of several links', () => {
  const [code, later] = [formatLink(round), formatLink(other)];
  const cut = code.slice(0, -9);

  test.each([
    [
      'one that is whole',
      `#review=${cut} again: #review=${later}`,
      { room: 'review', code: later },
    ],
    ['one of a day', `#deal=${cut}\n#today=2026-11-24`, { room: 'today', code: '2026-11-24' }],
    ['a code alone', `x#deal=${cut}\n${later}`, { room: 'review', code: later }],
  ])('the first is passed over for %s where it is damaged', (_, text, place) => {
    expect(ownTextIn(text)).toEqual({ is: 'link', place });
  });

  test('the first opens where all are whole, and where all are damaged', () => {
    expect(ownTextIn(`#review=${code} #review=${later}`)).toMatchObject({ place: { code } });
    expect(ownTextIn(`#review=${cut} #deal=${cut}`)).toMatchObject({ place: { room: 'review' } });
  });
});

describe('an address whose signs were changed on its way leads to its place', () => {
  const code = formatLink(round);
  const deal = { room: 'deal', code };
  const day = { room: 'today', code: '2026-11-24' };

  test.each([
    ['#deal=CODE', deal],
    ['＃deal＝CODE', deal],
    ['#deal＝CODE', deal],
    ['＃ｄｅａｌ＝CODE', deal],
    ['&#35;deal&#61;CODE', deal],
    ['&num;deal&equals;CODE', deal],
    ['#deal\\=CODE', deal],
    ['#\ndeal=CODE', deal],
    ['CODE', { room: 'review', code }],
    ['＃today＝2026-11-24', day],
    ['＃today＝２０２６－１１－２４', day],
    ['#today=2026‑11–24', day],
    ['#today=2026\\-11\\-24', day],
    ['#today=3D2026-11=\r\n-24=20', day],
    ['#table=3D0123456789ab=\r\ncdef', { room: 'table', code: '0123456789abcdef' }],
    ['#learn=3Dfishing-tri=\nple', { room: 'learn', code: 'fishing-triple' }],
    ['#rules=3Dtiu-u/captures.tens=3Dfalse', { room: 'rules', code: 'tiu-u/captures.tens=false' }],
  ])('%j', (written, place) => {
    const text = `Ann: look at lakes.example/${written.replace('CODE', code)} 。`;
    expect(ownTextIn(text)).toEqual({ is: 'link', place });
  });
});

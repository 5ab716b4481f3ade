import { describe, expect, test } from 'vitest';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { linkCodeIn } from '../../src/records/linkCode.ts';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { sentenceSigns } from '../support/sentenceSigns.ts';

/** Codes of many lengths and ends, some of which are signs that could also follow a code. */
const codes = Array.from({ length: 160 }, (_, at) => {
  const name = 'A'.repeat(at % 7);
  const setup = setupOf(['person', 'greedy'], { seed: `lotus-${at}` });
  const named = { ...setup, players: setup.players.map((player) => ({ ...player, name })) };
  return formatLink(finishedRound(named));
});

/** What sentences, messengers and mail add to a code. */
const added = [
  ...sentenceSigns,
  ...['-', '--', '—', '~', '`', '|', ';', ':', '"', "'", '’', '<', '/', '\\', '#', '@', '=', '&'],
  ...[' ', '\n', '\t', '\u00a0', '\u3000', '\u200b', '\u2060', '\ufeff', '、', '，', '！', '」'],
  ...['?fbclid=AbC_9-x', '&utm_source=mail', '&amp;utm_source=mail', '/?a=1', '#top', '-_-_', '_-'],
  ...[
    ' and more words',
    '\n\nBo',
    '=\n',
    '_and more',
    '-and_more-',
    'AndMore',
    '0',
    'A',
    '\n> Ann',
  ],
  ...['你好', '</a>', ')**', '_).', '。」'],
];

describe('a code', () => {
  test('ends in every way that a code can, and with signs that also follow one', () => {
    expect(new Set(codes.map((code) => code.length % 4))).toEqual(new Set([0, 2, 3]));
    expect(codes.some((code) => /[-_]$/.test(code))).toBe(true);
  });

  test.each(added)('is the same whatever follows it: “%s”', (more) => {
    for (const code of codes) expect(linkCodeIn(code + more)).toBe(code);
  });

  test.each(['\n', '\r\n', '=\r\n', '=\n', '\n> ', '\n>> ', ' ', '\\', '='])(
    'is the same with “%s” at the end of each of its lines',
    (end) => {
      for (const code of codes.slice(0, 40)) {
        const lines = code.match(/.{1,60}/g) ?? [];
        expect(linkCodeIn(lines.join(end))).toBe(code);
        expect(linkCodeIn(`${lines.join(end)}.`)).toBe(code);
        expect(linkCodeIn(`3D${lines.join(end)}\nBo`)).toBe(code);
      }
    },
  );

  test('that was spoiled or cut off is none, whatever follows', () => {
    for (const code of codes.slice(0, 40)) {
      const at = code.length >> 1;
      const spoiled = code.slice(0, at) + (code[at] === 'A' ? 'B' : 'A') + code.slice(at + 1);
      for (const text of [spoiled, `${spoiled}.`, code.slice(0, -1), `${code.slice(0, -3)})`]) {
        expect(parseLink(linkCodeIn(text))).toMatchObject({ problem: { code: 'link-damaged' } });
      }
    }
  });

  test('of nothing is left to whoever reads it', () => {
    for (const text of ['', '湖水', '<script>', 'a=b#c', '-', '_'.repeat(30), '====']) {
      expect(linkCodeIn(text)).toBe(text);
    }
  });

  test('is looked for in a text of any length', () => {
    const long = '_-'.repeat(mostLinkCode);
    expect(linkCodeIn(long)).toBe(long);
    expect(linkCodeIn(`${codes[0]}\n${'word '.repeat(mostLinkCode)}`)).toBe(codes[0]);
  });
});

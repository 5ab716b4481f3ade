import { describe, expect, test, vi } from 'vitest';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { mostTypedName } from '../../src/records/mostTypedName.ts';
import { plainName, takenName } from '../../src/records/plainName.ts';
import { roundIdIn, roundIdOf } from '../../src/records/roundId.ts';
import { roundToKeep } from '../../src/store/history/keptRound.ts';
import {
  formatMatch,
  matchOfRecord,
  readMatch,
  takenIn,
} from '../../src/store/match/matchRecords.ts';
import { keptAgain } from '../store/history/keptAgain.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { unwrap } from '../support/table.ts';

const zalgo = `Z\u0351\u036f\u033b\u0321\u034d\u0349\u0317a\u0300\u0301\u0302\u0303\u0304\u0305`;
const family = '👨\u200d👩\u200d👧\u200d👦';
const odd = [
  'W'.repeat(200),
  '湖'.repeat(200),
  'word '.repeat(40).trim(),
  'Ann\u202eoB',
  'Ann\nBo\r\n\tCy',
  zalgo.repeat(10),
  family.repeat(15),
  Array.from({ length: 60 }, () => '👩').join('\u200d'),
  `a${'\u0301'.repeat(199)}`,
  '\u0301'.repeat(200),
  '\u200b'.repeat(50),
  '   ',
  '',
  '\u2066\u2069',
  '\u{1d400}'.repeat(100),
  '👍🏽'.repeat(40),
];

describe('a name as the page takes it in', () => {
  test.each(odd)('is plain, and no longer than one that is typed: %j', (name) => {
    const taken = takenName(name);
    expect(taken.length).toBeLessThanOrEqual(mostTypedName);
    expect(taken).toBe(plainName(taken));
    expect(takenName(taken)).toBe(taken);
    expect(taken).not.toMatch(/\p{M}{5}/u);
    expect(taken).not.toMatch(/\p{Cs}/u);
    expect(taken === '').toBe(plainName(name) === '');
  });

  test.each([
    'Ann',
    'Øyvind 阿波',
    'བརྒྱུད',
    'می\u200cخواهم',
    'Nguyễn Thị Ngọc',
    family,
    '❤\ufe0f',
    'שָׁלוֹם',
    'W'.repeat(mostTypedName),
    '湖'.repeat(mostTypedName),
  ])('is what it was where a person could type it: %s', (name) => {
    expect(takenName(name)).toBe(name);
  });

  test('is cut between characters where the browser cannot tell what is one sign', () => {
    vi.stubGlobal('Intl', {});
    expect(takenName('W'.repeat(31))).toBe(`${'W'.repeat(29)}…`);
  });

  test('ends with a whole sign and tells that it was cut', () => {
    expect(takenName('W'.repeat(31))).toBe(`${'W'.repeat(29)}…`);
    expect(takenName(family.repeat(3))).toBe(`${family.repeat(2)}…`);
  });
});

test('every door takes a name in alike, and the record keeps its own', () => {
  for (const name of odd) {
    const round = { ...finishedRound(setupOf(['person', 'greedy'])), players: [name, 'Bo'] };
    const names = [takenName(name), 'Bo'];
    const link = unwrap(parseLink(formatLink(round)));
    const matches = [
      takenIn(matchOfRecord(link)),
      takenIn(unwrap(readMatch(formatMatch({ rounds: [round] })))),
    ];
    for (const { setup, rounds } of matches) {
      expect(setup.players.map((player) => player.name)).toEqual(names);
      expect(rounds.map(({ players }) => players)).toEqual([names]);
    }
    const { kept, text } = roundToKeep(round);
    expect(kept.names).toEqual(names);
    expect(keptAgain({ ...kept, names: round.players }).names).toEqual(names);
    expect(JSON.parse(text)).toMatchObject({ players: [name, 'Bo'] });
    expect(kept.link).toBe(formatLink(round));
    expect(kept.id).toBe(roundIdOf(round));
    expect(roundIdOf(link)).toBe(kept.id);
    expect(roundIdIn(text)).toBe(kept.id);
  }
});

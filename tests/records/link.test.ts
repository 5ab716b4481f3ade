import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { variantIds } from '../../src/engine/fishing/index.ts';
import { mostName, type RoundRecord, type SeatCount } from '../../src/engine/index.ts';
import { recordToJson } from '../../src/records/formatRecord.ts';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import { parseRecord, readRecord } from '../../src/records/parseRecord.ts';
import { plainName } from '../../src/records/plainName.ts';
import { mostSeed } from '../../src/records/seed.ts';
import { fishingDeal, seatCounts } from '../support/fishing.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { unwrap } from '../support/table.ts';
import { bodyOf, forgedLink, signed } from './forgedLink.ts';
import { sampleWith, sampleWithout } from './sample.ts';
import { soundRecords } from './soundRecords.ts';

const seeded = unwrap(parseRecord(sampleWith({})));
const dealt = unwrap(parseRecord(sampleWithout('seed')));

/**
 * What a link keeps of a record: all but what else is known of it, names in plain; a hand and the
 * lake have no order.
 */
function kept({ meta, ...record }: RoundRecord): unknown {
  const { hands, lake, drawPile } = fishingDeal(record);
  const deal = { hands: hands.map((hand) => hand.toSorted()), lake: lake.toSorted(), drawPile };
  return { ...record, players: record.players.map(plainName), deal };
}

const versionOf = (code: string): number => atob(code.slice(0, 4)).charCodeAt(0);

const usualNames = ['Konstantin 釣魚王', 'Bo', 'Maria-Luise'];

/** A finished round among people with names of a usual length. */
function usualRound(variant: RoundRecord['variant'], seats: SeatCount): RoundRecord {
  const controls = (['person', 'expert', 'skilled'] as const).slice(0, seats);
  const setup = setupOf(controls, { variant });
  return finishedRound({
    ...setup,
    players: setup.players.map((player, seat) => ({ ...player, name: usualNames[seat] ?? '' })),
  });
}

describe('the code of a link', () => {
  test('opens the round it was made of, whatever the record', () => {
    fc.assert(
      fc.property(soundRecords, (record) => {
        const code = formatLink(record);
        const read = unwrap(parseLink(code));
        expect(kept(read)).toEqual(kept(record));
        expect(formatLink(read)).toBe(code);
      }),
    );
  });

  test('holds what an address may hold', () => {
    for (const record of [seeded, dealt]) expect(formatLink(record)).toMatch(/^[\w-]+$/);
  });

  test('tells who played each seat, and nothing else that is known of the record', () => {
    const meta = { players: ['person', 'greedy'], note: 'private' };
    const record = unwrap(parseLink(formatLink({ ...seeded, meta })));
    expect(record.meta).toEqual({ players: ['person', 'greedy'] });
  });

  test('is the same whatever else is known of the record', () => {
    const { meta: _, ...bare } = seeded;
    expect(formatLink(bare)).toBe(formatLink({ ...bare, meta: { date: '2024-05-01' } }));
  });

  test.each([
    [
      { place: 1, name: 'Dee' },
      { place: 1, name: 'Dee' },
    ],
    [
      { place: 2, name: ' D\u0000ee ', control: 'greedy' },
      { place: 2, name: 'D ee', control: 'greedy' },
    ],
    [
      { place: 0, name: '', control: 'person', more: 1 },
      { place: 0, name: '' },
    ],
    [
      { place: 1, name: 'Dee', control: '<b>' },
      { place: 1, name: 'Dee' },
    ],
    [
      { place: 1, name: 'Dee', control: 'oracle' },
      { place: 1, name: 'Dee', control: 'oracle' },
    ],
    [
      { place: 1, name: 'x'.repeat(mostName) },
      { place: 1, name: 'x'.repeat(mostName) },
    ],
  ])('tells who sat out a round that was played: %j', (sitsOut, told) => {
    const code = formatLink({ ...seeded, meta: { sitsOut } });
    expect(unwrap(parseLink(code)).meta).toEqual({ sitsOut: told });
    // So an older app, which knows one version, says that a newer one has made it.
    expect([versionOf(formatLink(seeded)), versionOf(code)]).toEqual([1, 2]);
  });

  test('of a deal alone it is the same whoever sat out', () => {
    const deal = { ...seeded, plays: [] };
    const meta = { sitsOut: { place: 1, name: 'Dee' } };
    expect(formatLink({ ...deal, meta })).toBe(formatLink(deal));
  });

  test.each([
    ['a place that the table lacks', { place: 3, name: 'Dee' }],
    ['no place', { place: -1, name: 'Dee' }],
    ['half a place', { place: 0.5, name: 'Dee' }],
    ['no name', { place: 1 }],
    ['a name that is too long', { place: 1, name: 'x'.repeat(mostName + 1) }],
    ['a name that no header could hold', { place: 1, name: 'x'.repeat(70_000) }],
    ['a list', [1, 'Dee']],
  ])('tells nobody who sat out where it is %s', (_, sitsOut) => {
    expect(formatLink({ ...seeded, meta: { sitsOut } })).toBe(formatLink(seeded));
  });

  test('tells nobody who sat out at a table that is full', () => {
    const four = finishedRound(setupOf(['person', 'greedy', 'greedy', 'greedy']));
    const meta = { ...four.meta, sitsOut: { place: 4, name: 'Eve' } };
    expect(formatLink({ ...four, meta })).toBe(formatLink(four));
  });

  test.each(variantIds.flatMap((variant) => seatCounts.map((seats) => [variant, seats] as const)))(
    'is short for a whole round, names and all: %s among %i',
    (variant, seats) => {
      const record = usualRound(variant, seats);
      expect(formatLink(record).length).toBeLessThan(220);
      const { seed: _, ...unseeded } = record;
      expect(formatLink(unseeded).length).toBeLessThan(300);
      expect(formatLink({ ...record, plays: [] }).length).toBeLessThan(160);
    },
  );

  test('opens with the longest names and seed there are', () => {
    for (const character of ['"', '\u0000', '\ud800', '湖']) {
      const record = { ...recordToJson(dealt), seed: character.repeat(mostSeed) };
      const { deal: _, plays: __, ...bare } = record;
      const players = ['湖', '"'].map((name) => name.repeat(200));
      const longest = unwrap(readRecord({ ...bare, players, plays: [] }));
      expect(unwrap(parseLink(formatLink(longest))).seed).toBe(longest.seed);
    }
  });

  test('tells names in plain, without what cannot be seen', () => {
    const hidden = { ...seeded, players: ['A\u0000nn\u202e', '  <b>Bo</b>\n\ud800 '] };
    const record = unwrap(parseLink(formatLink(hidden)));
    expect(record.players).toEqual(['A nn', '<b>Bo</b>']);
  });

  test.each([
    ['too few', ['person']],
    ['too many', ['person', 'greedy', 'greedy']],
    ['no words', ['person', '<b>']],
    ['too long', ['person', 'x'.repeat(31)]],
    ['no list', { 0: 'person', 1: 'greedy' }],
  ])('tells nothing of who played the seats where it is %s', (_, players) => {
    const record = unwrap(parseLink(formatLink({ ...seeded, meta: { players } })));
    expect(record.meta).toBeUndefined();
  });
});

describe('a code that opens nothing', () => {
  const code = formatLink(seeded);
  const problemOf = (text: string) => {
    const parsed = parseLink(text);
    return parsed.ok ? undefined : parsed.problem.code;
  };

  test.each([
    ['nothing', ''],
    ['words', 'hello'],
    ['characters of no code', `${code.slice(0, -1)}%`],
    ['another script', `${code.slice(0, -1)}湖`],
    ['one that was cut off', code.slice(0, -5)],
    ['one that goes on', `${code}AAAA`],
    [
      'one with two characters exchanged',
      `${code.slice(0, 9)}${code[10]}${code[9]}${code.slice(11)}`,
    ],
  ])('is damaged: %s', (_, text) => {
    expect(problemOf(text)).toBe('link-damaged');
  });

  test('is too long', () => {
    expect(problemOf('A'.repeat(mostLinkCode + 1))).toBe('link-too-long');
  });
});

describe('a forged code with the right checksum', () => {
  const code = formatLink(seeded);
  const [variant, names, controls] = ['shi-wu-hu-64', ['Ann', 'Bo'], ['person', 'greedy']];
  const headerWith = (change: Readonly<Record<number, unknown>>, plays = 0): string => {
    const header = [variant, names, controls, 0, 'lotus-42', {}, plays];
    return JSON.stringify(header.map((part, at) => (at in change ? change[at] : part)));
  };
  const answerTo = (header: string, digits: readonly number[] = []) =>
    parseLink(forgedLink({ header, digits }));

  test('opens if it is what the app would have made', () => {
    expect(answerTo(headerWith({}))).toMatchObject({ ok: true });
    expect(signed(bodyOf(code))).toBe(code);
  });

  test.each<[string, string | Uint8Array]>([
    ['no JSON', 'hello'],
    ['nothing', ''],
    ['no text', Uint8Array.from([0xff, 0xfe, 0x80])],
    ['another shape', '{"variant":"tiu-u"}'],
    ['a part too many', headerWith({ 6: 0 }).replace(/]$/, ',1]')],
    ['a count that is none', headerWith({ 6: -1 })],
    ['a count of far too many plays', headerWith({ 6: 1e9 })],
    ['spaces that the app does not write', `${headerWith({})} `],
    [
      'two rules of one name',
      headerWith({ 5: { triple: 'choice' } }).replace('{', '{"triple":"whole",'),
    ],
    ['a rule that is the variant’s own', headerWith({ 5: { triple: 'whole' } })],
    [
      'the name of a prototype among the rules',
      headerWith({ 5: {} }).replace('{}', '{"__proto__":{}}'),
    ],
    ['names with control characters', headerWith({ 1: ['Ann\u0007', 'Bo'] })],
    ['names that turn the direction of writing', headerWith({ 1: ['Ann\u202e', 'Bo'] })],
    ['who played that is no word', headerWith({ 2: ['person', '<img src=x>'] })],
    ['who played a seat that is not there', headerWith({ 2: ['person', 'greedy', 'greedy'] })],
  ])('is damaged: %s', (_, header) => {
    expect(parseLink(forgedLink({ header }))).toEqual({
      ok: false,
      problem: { code: 'link-damaged' },
    });
  });

  test.each([
    ['more digits than there are plays', headerWith({}), [7]],
    ['zeros at the end', headerWith({}, 1), [0, 0]],
    ['tiles and a seed', headerWith({}), [1, 2, 3, 4, 5, 6, 7, 8]],
  ])('is damaged for what is left over: %s', (_, header, digits) => {
    expect(answerTo(header, digits)).toMatchObject({ problem: { code: 'link-damaged' } });
  });

  test.each([
    ['a longer header than there is', 60_000],
    ['a shorter header than there is', 5],
  ])('is damaged: %s', (_, length) => {
    expect(parseLink(forgedLink({ header: headerWith({}), length }))).toMatchObject({
      problem: { code: 'link-damaged' },
    });
  });

  test.each<[string, string, string]>([
    ['a variant that is not known', headerWith({ 0: 'mahjong' }), 'unknown-variant'],
    ['a variant named as a prototype', headerWith({ 0: '__proto__' }), 'unknown-variant'],
    ['a rule that is not known', headerWith({ 5: { flood: true } }), 'unknown-key'],
    ['a rule of another kind', headerWith({ 5: { triple: ['whole'] } }), 'wrong-value'],
    [
      'a rule named as a constructor',
      headerWith({ 5: { captures: { constructor: 1 } } }),
      'unknown-key',
    ],
    ['points without end', headerWith({ 5: { doubleAt: 1e300 } }), 'wrong-value'],
    [
      'a rule of another variant',
      headerWith({ 0: 'tiu-u', 5: { groupNeeds: 'one-military' } }),
      'switch-not-in-variant',
    ],
    ['no seats', headerWith({ 1: [], 2: [] }), 'wrong-value'],
    ['too many seats', headerWith({ 1: ['a', 'b', 'c', 'd'], 2: [] }), 'wrong-value'],
    ['a name that is too long', headerWith({ 1: ['a'.repeat(5000), 'b'] }), 'wrong-value'],
    ['a starter that is not there', headerWith({ 3: 2 }), 'no-such-seat'],
    ['half a starter', headerWith({ 3: 0.5 }), 'wrong-value'],
    ['a seed that is too long', headerWith({ 4: 'x'.repeat(mostSeed + 1) }), 'wrong-value'],
    ['plays after the end', headerWith({}, 200), 'play-after-end'],
    [
      'rules in rules without end',
      headerWith({ 5: {} }).replace('{}', `{"captures":${'['.repeat(3000)}${']'.repeat(3000)}}`),
      'wrong-value',
    ],
  ])('is no sound record: %s', (_, header, problem) => {
    expect(answerTo(header)).toMatchObject({
      problem: { code: 'link-wrong-record', problem: { code: problem } },
    });
  });

  test('is told with nothing hidden in the words', () => {
    expect(answerTo(headerWith({ 0: 'a\u202eb' }))).toMatchObject({
      problem: { problem: { found: 'a�b' } },
    });
  });

  test('is of a newer version, whatever follows', () => {
    expect(parseLink(forgedLink({ version: 3, header: '' }))).toEqual({
      ok: false,
      problem: { code: 'link-newer' },
    });
  });

  test('is damaged if its version and its header disagree about who sat out', () => {
    const usual = bodyOf(formatLink(seeded));
    const without = bodyOf(formatLink({ ...seeded, meta: { sitsOut: { place: 1, name: 'Dee' } } }));
    usual[0] = 2;
    without[0] = 1;
    for (const body of [usual, without]) {
      expect(parseLink(signed(body))).toMatchObject({ problem: { code: 'link-damaged' } });
    }
  });

  test('is damaged if it is of no version', () => {
    expect(parseLink(forgedLink({ version: 0, header: headerWith({}) }))).toMatchObject({
      problem: { code: 'link-damaged' },
    });
  });
});

test('whatever is changed in a code, it is refused, or opens a sound record that has this code', () => {
  const codes = [seeded, dealt, usualRound('tiu-u-culin', 3)].map(formatLink);
  const change = fc.record({ at: fc.nat(), to: fc.nat(255), cut: fc.boolean() });
  fc.assert(
    fc.property(
      fc.constantFrom(...codes),
      fc.array(change, { minLength: 1, maxLength: 4 }),
      fc.boolean(),
      (code, changes, isSigned) => {
        const bytes = isSigned ? bodyOf(code) : Buffer.from(code);
        const changed = changes.reduce<Buffer>((all, { at, to, cut }) => {
          const next = Buffer.from(all);
          if (cut) return next.subarray(0, at % (next.length + 1));
          next[at % Math.max(next.length, 1)] = to;
          return next;
        }, bytes);
        const forged = isSigned ? signed(changed) : changed.toString('latin1');
        const parsed = parseLink(forged);
        if (!parsed.ok) return;
        expect(formatLink(parsed.value)).toBe(forged);
        expect(readRecord(recordToJson(parsed.value)).ok).toBe(true);
      },
    ),
    { numRuns: 2000 },
  );
});

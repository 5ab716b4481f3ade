import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type RecordProblem, type RoundRecord, seatsOf } from '../../src/engine/index.ts';
import { readRecord } from '../../src/records/parseRecord.ts';
import { parseSeen } from '../../src/records/parseSeen.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { randomFromSeed } from '../../src/records/seed.ts';
import { formatSeen, seenIn, seenToJson, suppose } from '../../src/records/seenRecord.ts';
import { problemMessage } from '../../src/text/problems.ts';
import { oneOf, spoiledJson } from '../support/mutations.ts';
import { say } from '../support/say.ts';
import { expectWhole, expectWords, meet, numberOf } from '../support/strangers.ts';
import { unwrap } from '../support/table.ts';
import { runs } from '../support/thoroughness.ts';
import { luanChuo, sapNgWu } from './climbing/sample.ts';
import { sample } from './sample.ts';
import { soundClimbingRecords, soundRecords } from './soundRecords.ts';

const records = [soundRecords, soundClimbingRecords].flatMap((sound) =>
  fc.sample(sound, { numRuns: runs(12, 30), seed: 16 }),
);

function lookersAt(record: RoundRecord) {
  return [null, ...seatsOf(playedRound(record).game.seatCount)];
}

/** The record that is supposed by a seed of what was seen, or what is wrong with it. */
function supposedFrom(text: string, seed = 's') {
  const seen = parseSeen(text);
  if (!seen.ok) return seen;
  const made = suppose(seen.value, randomFromSeed(seed));
  return made.ok ? readRecord(made.value.toJson()) : made;
}

describe('what was seen of a record', () => {
  test('is read as it was written', () => {
    for (const record of records) {
      for (const seat of lookersAt(record)) {
        const seen = seenIn(record, seat);
        expect(unwrap(parseSeen(formatSeen(seen)))).toEqual(seen);
      }
    }
  });

  test('is seen again of every record that is supposed of it', () => {
    for (const record of records) {
      for (const seat of lookersAt(record)) {
        const text = formatSeen(seenIn(record, seat));
        expect(formatSeen(seenIn(unwrap(supposedFrom(text)), seat))).toBe(text);
      }
    }
  });

  test('has neither seed nor meta, and only those keys that the format tells of', () => {
    const json = seenToJson(seenIn(unwrap(readRecord(sample)), 1));
    expect(Object.keys(json)).toEqual([
      ...['format', 'variant', 'rules', 'players', 'starter', 'deal', 'plays'],
      ...['seat', 'phase', 'turn'],
    ]);
    expect(json).toMatchObject({
      format: 'fifteen-lakes-seen/1',
      deal: {
        hands: [[], sample.deal.hands[1]],
        lake: sample.deal.lake,
        drawPile: sample.deal.drawPile.slice(0, 2),
      },
      plays: [
        { seat: 0, phase: 'hand', play: '53x44' },
        { seat: 0, phase: 'drawn', play: '55' },
        { seat: 1, phase: 'hand', play: '65x65' },
        { seat: 1, phase: 'drawn', play: '52x52' },
      ],
      ...{ seat: 1, phase: 'hand', turn: 0 },
    });
  });

  test('is filled otherwise by another seed, and in the same way by the same', () => {
    const text = formatSeen(seenIn(unwrap(readRecord(sapNgWu)), 2));
    const deals = ['a', 'b', 'a'].map((seed) => unwrap(supposedFrom(text, seed)).deal);
    expect(deals[0]).toEqual(deals[2]);
    expect(deals[0]).not.toEqual(deals[1]);
  });
});

describe('what cannot have been seen', () => {
  const ofFishing: object = seenToJson(seenIn(unwrap(readRecord(sample)), 1));
  const ofClimbing: object = seenToJson(seenIn(unwrap(readRecord(sapNgWu)), 0));
  const ofTalon: object = seenToJson(seenIn(unwrap(readRecord(luanChuo)), 1));
  const [, hand = []] = sample.deal.hands;
  const deal = { ...sample.deal, hands: [[], hand], drawPile: sample.deal.drawPile.slice(0, 2) };
  const first = { seat: 0, phase: 'hand', play: '53x44' };
  const fit: RecordProblem = { code: 'no-deal-fits' };

  test.each<{ of: object; but: object; problem: object }>([
    { of: sample, but: {}, problem: { code: 'wrong-format', expected: 'fifteen-lakes-seen/1' } },
    { of: ofFishing, but: { seed: 'x' }, problem: { code: 'unknown-key', path: 'seed' } },
    { of: ofFishing, but: { seat: 2 }, problem: { code: 'no-such-seat', found: 2, seats: 2 } },
    { of: ofFishing, but: { seat: '0' }, problem: { code: 'wrong-value', path: 'seat' } },
    { of: ofFishing, but: { variant: 'tiu' }, problem: { code: 'unknown-variant' } },
    { of: ofFishing, but: { turn: 1.5 }, problem: { code: 'wrong-value', path: 'turn' } },
    {
      of: ofFishing,
      but: { plays: ['53x44'] },
      problem: { code: 'wrong-value', path: 'plays.0' },
    },
    {
      of: ofFishing,
      but: { plays: [{ ...first, play: '77' }] },
      problem: { code: 'not-a-play', at: 0 },
    },
    {
      of: ofFishing,
      but: { deal: { ...deal, lake: ['77'] } },
      problem: { code: 'not-a-tile', path: 'deal.lake.0' },
    },
    {
      of: ofFishing,
      but: { deal: { hands: [[], hand] } },
      problem: { code: 'missing-key', path: 'deal.lake' },
    },
    {
      of: ofFishing,
      but: { plays: [{ ...first, play: '66x64' }] },
      problem: { code: 'play-not-legal', at: 0, found: '66x64' },
    },
    {
      of: ofFishing,
      but: { deal: { ...deal, hands: [[], Array(12).fill('66')] } },
      problem: { code: 'wrong-copies', kind: '66' },
    },
    { of: ofFishing, but: { phase: 'drawn' }, problem: fit },
    { of: ofFishing, but: { phase: 'fishing' }, problem: fit },
    { of: ofFishing, but: { turn: 1 }, problem: fit },
    { of: ofFishing, but: { turn: null }, problem: fit },
    { of: ofFishing, but: { deal: { ...deal, hands: [['66'], hand] } }, problem: fit },
    { of: ofFishing, but: { deal: { ...deal, hands: [[], hand.slice(1)] } }, problem: fit },
    { of: ofFishing, but: { deal: { ...deal, hands: [[], hand, []] } }, problem: fit },
    { of: ofFishing, but: { deal: { ...deal, drawPile: [] } }, problem: { at: 1 } },
    { of: ofClimbing, but: { phase: 'lead', turn: 1 }, problem: fit },
    { of: ofClimbing, but: { phase: 'over', turn: null }, problem: fit },
    { of: ofClimbing, but: { plays: [{ seat: 1, phase: 'lay', play: 'pass' }] }, problem: fit },
    {
      of: ofClimbing,
      but: { plays: [{ seat: 0, phase: 'lay', play: 'declare' }] },
      problem: { code: 'play-not-legal', at: 0, found: 'declare' },
    },
    { of: ofTalon, but: { seat: 0 }, problem: fit },
    { of: ofTalon, but: { seat: null }, problem: fit },
  ])('is refused: $but', ({ of, but, problem }) => {
    expect(supposedFrom(JSON.stringify({ ...of, ...but }))).toMatchObject({ ok: false, problem });
  });

  const texts = records.flatMap((record) =>
    lookersAt(record).map((seat) => formatSeen(seenIn(record, seat))),
  );
  const count = numberOf(20_000);

  test(`${count} spoiled ones are read whole or refused in words`, () => {
    const codesMet = new Set<string>();
    const taken = meet(count, 1, (random) => {
      const supposed = supposedFrom(spoiledJson(oneOf(texts, random), random));
      if (supposed.ok) expectWhole(supposed.value);
      else {
        codesMet.add(supposed.problem.code);
        expectWords(problemMessage(supposed.problem, say));
      }
      return supposed.ok;
    });
    expect(taken).toBeGreaterThan(10);
    expect(codesMet.size).toBeGreaterThan(10);
  });
});

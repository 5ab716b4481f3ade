import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Result, RoundRecord } from '../../src/engine/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { formatLink, parseLink } from '../../src/records/link.ts';
import { mostLinkCode } from '../../src/records/mostLinkCode.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { parseRuleChanges } from '../../src/records/parseRuleChanges.ts';
import { languages } from '../../src/text/languages.ts';
import { linkProblemWords } from '../../src/text/linkProblems.ts';
import { problemMessage } from '../../src/text/problems.ts';
import type { Say } from '../../src/text/say.ts';
import { finishedRound, setupOf } from '../support/matches.ts';
import { oneOf, spoiledJson, spoiledText } from '../support/mutations.ts';
import { expectWhole, expectWords, meet, numberOf } from '../support/strangers.ts';
import { runs } from '../support/thoroughness.ts';
import { voices } from '../support/voices.ts';
import { bodyOf, forgedLink, signed } from './forgedLink.ts';
import { sample } from './sample.ts';
import { soundClimbingRecords, soundRecords } from './soundRecords.ts';

const ofFishing = [
  ...fc.sample(soundRecords, { numRuns: 60, seed: 15 }),
  finishedRound(setupOf(['person', 'greedy'])),
  finishedRound(setupOf(['person', 'greedy', 'expert'], { variant: 'shi-wu-hu' })),
];
const ofClimbing = fc.sample(soundClimbingRecords, { numRuns: 60, seed: 15 });
const codes = [...ofFishing, ...ofClimbing]
  .map((record) => formatLink(record))
  .filter((code) => code.length < 12_000);

const records = [
  {
    family: 'fishing',
    count: numberOf(40_000),
    texts: [...ofFishing.map(formatRecord), JSON.stringify(sample)],
  },
  { family: 'climbing', count: numberOf(100_000), texts: ofClimbing.map(formatRecord) },
];
const [links, rules] = [numberOf(28_000), numberOf(2000)];

describe('strangers', () => {
  test.each(records)(
    '$count spoiled records of $family are read whole or refused in words',
    ({ count, texts }) => {
      const codesMet = new Set<string>();
      const taken = meet(count, 1, (random) => {
        const parsed = parseRecord(spoiledJson(oneOf(texts, random), random));
        return isReadWhole(parsed, problemMessage, codesMet);
      });
      // Some only lost what a record can do without; if none were, nothing but nonsense would have
      // been tried.
      expect(taken).toBeGreaterThan(100);
      expect(codesMet.size).toBeGreaterThan(runs(10, 12));
    },
  );

  test(`${links} spoiled codes of links open the one round they are the code of, or are refused in words`, () => {
    const codesMet = new Set<string>();
    const taken = meet(links, 2, (random) => {
      const code = spoiledCode(random);
      const parsed = parseLink(code);
      if (parsed.ok) expect(formatLink(parsed.value)).toBe(code);
      return isReadWhole(parsed, linkProblemWords, codesMet);
    });
    expect(taken).toBeGreaterThan(20);
    expect([...codesMet].sort()).toEqual([
      'link-damaged',
      'link-newer',
      'link-too-long',
      'link-wrong-record',
    ]);
  });

  test(`${rules} spoiled rules are read or refused in words`, () => {
    const sound = [
      {
        variant: 'shi-wu-hu',
        changes: {
          captureFromHand: 'bait',
          captures: { tens: true, supremePair: false },
          bonuses: { skyNine: 300, supreme: 100 },
          doubleAt: 1000,
        },
      },
      {
        variant: 'sap-ng-wu',
        changes: { mustBeat: true, passLocks: false, fourChips: 0, bandChips: 1_000_000 },
      },
    ] as const;
    const taken = meet(rules, 3, (random) => {
      const { variant, changes } = oneOf(sound, random);
      const parsed = parseRuleChanges(variant, spoiledJson(JSON.stringify(changes), random));
      if (!parsed.ok) expectWords(problemMessage(parsed.problem, voices.en));
      return parsed.ok;
    });
    expect(taken).toBeGreaterThan(5);
  });
});

/** Expects a round to be read whole or refused in every language; tells whether it was read. */
function isReadWhole<P extends { readonly code: string }>(
  parsed: Result<RoundRecord, P>,
  wordsOf: (problem: P, say: Say) => string,
  codesMet: Set<string>,
): boolean {
  if (parsed.ok) {
    expectWhole(parsed.value);
    return true;
  }
  codesMet.add(parsed.problem.code);
  for (const language of languages) expectWords(wordsOf(parsed.problem, voices[language]));
  return false;
}

/** A code that was spoiled on its way or forged, most often with the right checksum. */
function spoiledCode(random: () => number): string {
  const code = oneOf(codes, random);
  const way = random();
  if (way < 0.2) return spoiledText(code, random);
  if (way < 0.21) return code + 'A'.repeat(mostLinkCode);
  const body = bodyOf(code);
  if (way < 0.5) {
    for (let times = 0; times < 3; times += 1) {
      const at = Math.floor(random() * body.length);
      // Of the first byte, which is the version, few others are met.
      if (at > 0 || random() < 0.5) body[at] = Math.floor(random() * 256);
    }
    return signed(random() < 0.1 ? body.subarray(0, Math.floor(random() * body.length)) : body);
  }
  const begin = 3 + body.readUInt16BE(1);
  const header = body.subarray(3, begin).toString();
  const digits = [...body.subarray(begin)];
  if (way < 0.6) return forgedLink({ header, digits: digits.toReversed() });
  if (way < 0.65) return forgedLink({ header, digits, length: Math.floor(random() * 70_000) });
  return forgedLink({ header: spoiledJson(header, random), digits });
}

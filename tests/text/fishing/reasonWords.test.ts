import { describe, expect, test } from 'vitest';
import type { Against, Reason, WhyNow } from '../../../src/engine/fishing/index.ts';
import { kindOf } from '../../../src/engine/index.ts';
import { english } from '../../../src/text/english.ts';
import {
  type HintReason,
  hintReasonWords,
  playWithReason,
  reasonWords,
  wordsOfWhy,
} from '../../../src/text/fishing/reasonWords.ts';
import { languages } from '../../../src/text/languages.ts';
import { say } from '../../support/say.ts';
import { playOf } from '../../support/table.ts';
import { voices } from '../../support/voices.ts';
import { expectSentences, unfilled } from '../spokenMessages.ts';

const names = ['Ann', 'Bo'];
const man = kindOf('44');
const axe = kindOf('65');

/** A reason of every kind. */
const reasons: { readonly [Why in Reason['why']]: Extract<Reason, { why: Why }> } = {
  doubles: { why: 'doubles', points: 1000 },
  completes: { why: 'completes', groups: ['sky-nine', 'supreme'], points: 120 },
  kills: { why: 'kills', seat: 1, group: 'quarter-axe' },
  withholds: { why: 'withholds', fish: man, seat: 1, group: 'man-seven' },
  keepsAlive: { why: 'keepsAlive', fish: man, group: 'man-seven' },
  advances: { why: 'advances', group: 'quarter-axe', lacks: [{ oneOf: [axe], copies: 2 }] },
  gains: { why: 'gains', points: 36 },
  gainsMostOfBait: { why: 'gainsMostOfBait', bait: man, points: 20 },
  gainsMost: { why: 'gainsMost', points: 20 },
  gainsAsMany: { why: 'gainsAsMany', points: 20 },
  onlyCatch: { why: 'onlyCatch', points: 20 },
  wanted: { why: 'wanted', points: 20, tiles: 3, fish: axe, fewer: 2 },
  pipsNearer: { why: 'pipsNearer', pips: 3, lacks: 7 },
  takesAway: { why: 'takesAway', fish: man },
  takesOne: { why: 'takesOne', fish: man },
  locks: { why: 'locks', bait: man },
  locksForOwn: { why: 'locksForOwn', bait: man },
  strands: { why: 'strands', fish: [man, axe] },
  nothingToTake: { why: 'nothingToTake', bait: man },
  hardToCatch: { why: 'hardToCatch', tiles: 1 },
  fewCatchers: { why: 'fewCatchers', tiles: 2 },
  drawNext: { why: 'drawNext', tiles: 4 },
  hidden: { why: 'hidden' },
  only: { why: 'only' },
  onlyOwn: { why: 'onlyOwn', baits: [man, axe] },
  ownCan: { why: 'ownCan', baits: [man, axe], tiles: 3 },
  least: { why: 'least' },
  expects: { why: 'expects', points: 1 },
  asGood: { why: 'asGood' },
  quiet: { why: 'quiet' },
};

/** What can be told after a reason, of every kind. */
const whysNow: { readonly [Why in WhyNow['why']]: Extract<WhyNow, { why: Why }> } = {
  waits: { why: 'waits', bait: man, fish: axe, copies: 1 },
  mayWait: { why: 'mayWait', bait: man, fish: axe, tiles: 2 },
  contested: { why: 'contested', fish: axe, seat: 1 },
};

type Contrast = Exclude<Against, WhyNow>;

/** What tells two plays apart, of every kind. */
const contrasts: { readonly [Why in Contrast['why']]: Extract<Contrast, { why: Why }> } = {
  riskier: { why: 'riskier', fish: axe, tiles: 3, other: man, fewer: 2 },
  leaves: { why: 'leaves', fish: axe, seat: 1, tiles: 4 },
  exposes: { why: 'exposes', other: man, tiles: 3 },
  safer: { why: 'safer', tiles: 2, other: man, more: 5 },
  likelier: { why: 'likelier', tiles: 5, other: man, fewer: 2 },
  cheaper: { why: 'cheaper', points: 8, other: man, more: 20 },
  keepsFor: { why: 'keepsFor', other: man, fish: axe },
  lastFish: { why: 'lastFish', bait: man },
  moreLeft: { why: 'moreLeft', other: axe, more: 6, bait: man, fewer: 2 },
  leavesLess: { why: 'leavesLess', seat: 1, points: 10, more: 36 },
  addsMore: { why: 'addsMore', points: 36, fewer: 10 },
  later: { why: 'later', other: man, bait: axe, points: 7 },
};
const samples = [...Object.values(reasons), ...Object.values(whysNow), ...Object.values(contrasts)];

/** A reason of every kind that a hint can have. */
const hintSamples: readonly HintReason[] = [
  ...Object.values(reasons).filter((reason) => reason.why !== 'hidden' && reason.why !== 'wanted'),
  { why: 'contested', points: 36, seat: 1 },
];

describe.each(languages)('in %s', (language) => {
  const voice = voices[language];

  test('every reason is a sentence of its own, with nothing left unfilled', () => {
    expectSentences(samples.map((reason) => reasonWords(reason, names, voice)));
  });

  test('every reason of a hint is a clause of its own, which stands before a full stop', () => {
    const said = hintSamples.map((reason) => hintReasonWords(reason, names, voice));
    for (const words of said) {
      expect(words).not.toMatch(/[.。]$/);
      expect(words).not.toMatch(unfilled);
    }
    expect(new Set(said).size).toBe(hintSamples.length);
  });

  test('every fact is said', () => {
    for (const reason of samples) {
      const words = reasonWords(reason, names, voice);
      if ('points' in reason) expect(words).toContain(`${reason.points}`);
      if ('tiles' in reason) expect(words).toContain(`${reason.tiles}`);
      if ('fewer' in reason) expect(words).toContain(`${reason.fewer}`);
      if ('more' in reason) expect(words).toContain(`${reason.more}`);
      if ('other' in reason) expect(words).toMatch(/4‑4|6‑5/);
      if ('pips' in reason) expect(words).toContain(`${reason.pips}`);
      if ('seat' in reason) expect(words).toContain('Bo');
      if ('group' in reason) expect(words).toContain(voice(`table.group.${reason.group}`));
      if ('bait' in reason && reason.why !== 'mayWait') expect(words).toContain('4‑4');
      if ('baits' in reason) expect(words).toMatch(/4‑4.*6‑5/);
      if ('fish' in reason) expect(words).toMatch(/4‑4|6‑5/);
      if ('lacks' in reason) expect(words).toMatch(reason.why === 'advances' ? /6‑5/ : /7/);
    }
  });
});

test('every message is that of a reason', () => {
  const others = ['ask', 'after', 'withWhyNow'];
  const ids = Object.keys(english).filter((id) => id.startsWith('reason.'));
  const whys = samples.map(({ why }): string => why);
  expect(ids.sort()).toEqual([...whys, ...others].map((end) => `reason.${end}`).sort());
});

test('every clause of a hint is that of a reason', () => {
  const ids = Object.keys(english).filter((id) => id.startsWith('hint.why.'));
  expect(ids.sort()).toEqual(hintSamples.map(({ why }) => `hint.why.${why}`).sort());
});

test('a reason follows its play', () => {
  const spoken = { name: 'Bo', phase: 'hand', play: playOf('63x54') } as const;
  expect(playWithReason(spoken, reasons.completes, names, say)).toBe(
    'Bo caught the Red Nine 5‑4 with the Black Nine 6‑3. That completes Heaven-Nine and Supreme: +120.',
  );
  expect(reasonWords({ ...reasons.wanted, fewer: 0 }, names, say)).toBe(
    'That adds 20, and the fish is at risk: 3 unseen tiles can catch it, none the Axe 6‑5.',
  );
  expect(reasonWords({ ...whysNow.waits, copies: 3 }, names, say)).toBe(
    'The three Axe 6‑5 can wait: only this hand can catch them, with the Man 4‑4.',
  );
});

test('why a play is better is told in a sentence or two', () => {
  const { onlyCatch } = reasons;
  const { contested } = whysNow;
  const first = 'It’s the only catch, and it adds 20 points.';
  const second = 'Bo could catch the Axe 6‑5 if it stayed in the lake.';
  expect(wordsOfWhy({ reason: onlyCatch, more: contested }, names, say)).toBe(`${first} ${second}`);
  expect(wordsOfWhy({ reason: onlyCatch, more: undefined }, names, say)).toBe(first);
  expect(wordsOfWhy({ reason: undefined, more: contested }, names, say)).toBe(second);
});

test('what nobody can gain or take is told as such', () => {
  const { leavesLess, safer } = contrasts;
  expect(reasonWords({ ...leavesLess, points: 0 }, names, say)).toBe(
    'Bo could then gain nothing from the lake with one tile, instead of up to 36.',
  );
  expect(reasonWords({ ...safer, tiles: 0 }, names, say)).toBe(
    'No unseen tile can catch it, but 5 can catch the Man 4‑4.',
  );
});

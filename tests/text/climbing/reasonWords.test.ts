import { expect, test } from 'vitest';
import type { Against, OpenReason, Reason } from '../../../src/engine/climbing/index.ts';
import { kindOf } from '../../../src/engine/index.ts';
import { reasonWords, wordsOfWhy } from '../../../src/text/climbing/reasonWords.ts';
import { english } from '../../../src/text/english.ts';
import { languages } from '../../../src/text/languages.ts';
import { climbingPlay } from '../../support/climbing/table.ts';
import { say } from '../../support/say.ts';
import { voices } from '../../support/voices.ts';
import { expectSentences } from '../spokenMessages.ts';

type Any = Reason | OpenReason | Against;
const cards = climbingPlay('66*3');
const told = { names: ['Ann', 'Bo'], variant: 'sap-ng-wu' } as const;

/** A reason of every kind. */
const reasons: { readonly [Why in Any['why']]: Extract<Any, { why: Why }> | Any } = {
  declares: { why: 'declares', wu: 16 },
  runs: { why: 'runs', wins: 3, wu: 17 },
  stops: { why: 'stops', seat: 1 },
  fours: { why: 'fours', chips: 2 },
  unbeaten: { why: 'unbeaten' },
  wouldDeclare: { why: 'wouldDeclare', wu: 16 },
  fewBeat: { why: 'fewBeat', kinds: [kindOf('66'), kindOf('11')] },
  nothingBeats: { why: 'nothingBeats' },
  harmless: { why: 'harmless', seat: 1, needs: 9 },
  again: { why: 'again', seat: 1, wu: 16, at: 18 },
  close: { why: 'close', seat: 1, needs: 2 },
  far: { why: 'far', needs: 3, chips: 2 },
  nearStep: { why: 'nearStep', needs: 1, chips: 2 },
  noPayers: { why: 'noPayers' },
  nobodyClose: { why: 'nobodyClose', needs: 8 },
  laysEight: { why: 'laysEight' },
  lays: { why: 'lays', wu: 3 },
  keepsSupreme: { why: 'keepsSupreme' },
  talonWu: { why: 'talonWu' },
  weakHand: { why: 'weakHand' },
  hidden: { why: 'hidden' },
  only: { why: 'only' },
  lone: { why: 'lone', kind: kindOf('66') },
  keeps: { why: 'keeps', cards },
  lowestWhole: { why: 'lowestWhole' },
  lowest: { why: 'lowest' },
  most: { why: 'most' },
  keepsSure: { why: 'keepsSure', cards },
  weakest: { why: 'weakest' },
  breaksNothing: { why: 'breaksNothing' },
  cannot: { why: 'cannot' },
  breaksSure: { why: 'breaksSure', cards },
  breaksUp: { why: 'breaksUp', cards },
  waits: { why: 'waits', seat: 1 },
  raises: { why: 'raises', wins: 3, before: 1, chips: 2 },
  holdsSure: { why: 'holdsSure', cards },
  noSure: { why: 'noSure' },
  spent: { why: 'spent' },
  unsure: { why: 'unsure', needs: 2, chips: 4 },
  fewSure: { why: 'fewSure', wu: 3 },
  hardToBeat: { why: 'hardToBeat', cards, ways: 5 },
  breaksAll: { why: 'breaksAll' },
  payers: { why: 'payers', payers: 2 },
  payersByPoints: { why: 'payersByPoints', payers: 2 },
  leadsOn: { why: 'leadsOn', cards },
  cheap: { why: 'cheap' },
  settled: { why: 'settled' },
  paysMore: { why: 'paysMore', wu: 18, chips: 2, fewer: 1 },
  lastToBeat: { why: 'lastToBeat', seat: 1, wu: 3 },
  letsWin: { why: 'letsWin', seat: 1, wu: 3 },
  canWait: { why: 'canWait', cards },
  beatable: { why: 'beatable', cards, ways: 4 },
  stronger: { why: 'stronger', cards },
  harder: { why: 'harder', ways: 2, cards, more: 5 },
  moreSure: { why: 'moreSure', wu: 7, fewer: 4 },
  winsMore: { why: 'winsMore', wu: 4, fewer: 2 },
  later: { why: 'later', cards },
  best: { why: 'best' },
  asGood: { why: 'asGood' },
};
const samples = Object.values(reasons);

test.each(languages)(
  'in %s every reason is a sentence of its own that says every fact',
  (language) => {
    const said = samples.map((reason) => reasonWords(reason, told, voices[language]));
    expectSentences(said);
    samples.forEach((reason, at) => {
      const words = said[at] ?? '';
      for (const key of ['wu', 'needs', 'chips', 'wins', 'before', 'ways', 'payers'].concat(
        'fewer',
        'more',
      )) {
        const fact = Object.entries(reason).find(([name]) => name === key)?.[1];
        if (fact !== undefined)
          expect([key, words]).toEqual([key, expect.stringContaining(`${fact}`)]);
      }
      if ('seat' in reason) expect(words).toContain('Bo');
      if ('kinds' in reason) expect(words).toMatch(/6‑6.*1‑1/);
      if ('kind' in reason || 'cards' in reason) expect(words).toContain('6‑6');
    });
  },
);

test('every message is that of a reason', () => {
  const ids = Object.keys(english).filter((id) => id.startsWith('climbing.reason.'));
  expect(ids.sort()).toEqual(samples.map(({ why }) => `climbing.reason.${why}`).sort());
});

test('a combination is told as one within a sentence', () => {
  const supreme = { why: 'holdsSure', cards: climbingPlay('42+21') } as const;
  expect(reasonWords(supreme, told, say)).toBe(
    'Nobody could beat a lead of a Supreme (a 4‑2 and a 2‑1).',
  );
});

test('why a play is better is told in a sentence or two', () => {
  const reason = { why: 'unbeaten' } as const;
  const more = { why: 'beatable', cards, ways: 1 } as const;
  const both = ['Nobody can beat that.', 'Unseen cards could beat three of 6‑6 in 1 way.'];
  expect(wordsOfWhy({ reason, more }, told, say)).toBe(both.join(' '));
  expect(wordsOfWhy({ reason: undefined, more }, told, say)).toBe(both[1]);
  expect(wordsOfWhy({ reason: undefined, more: undefined }, told, say)).toBeUndefined();
});

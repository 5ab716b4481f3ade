import { expect, test } from 'vitest';
import { joinWords } from '../../src/families/rules.ts';
import {
  type AnswerFacts,
  type ChallengeFacts,
  challengeWords,
  comparedWords,
} from '../../src/text/challengeWords.ts';
import { climbingWords } from '../../src/text/climbing/climbingWords.ts';
import { say } from '../support/say.ts';
import { voices } from '../support/voices.ts';

joinWords('climbing', climbingWords);

const won: ChallengeFacts = {
  variant: 'tiu-u',
  sender: 'Ann',
  seat: 0,
  totals: [112, 88],
  balance: [24, -24],
};
const three = { totals: [112, 88, 90], balance: [24, -12, -12] };

test.each<[string, Partial<ChallengeFacts>]>([
  ['Ann won this by 24 points. Can you?', {}],
  ['Ann lost this by 24 points. Can you do better?', { seat: 1 }],
  ['Your friend won this by 24 points. Can you?', { sender: '' }],
  ['Ann came out even here. Can you win?', { totals: [100, 100], balance: [0, 0] }],
  // What is paid twice is no margin, nor is what several pay.
  ['Ann won 48 points here. Can you?', { balance: [48, -48] }],
  ['Ann won 24 points here. Can you?', three],
  ['Ann lost 12 points here. Can you do better?', { ...three, seat: 2 }],
  ['Ann won 1 chip here. Can you?', { variant: 'sap-ng-wu', balance: [1, -1], totals: [18, 9] }],
])('a challenge is told: %s', (words, change) => {
  expect(challengeWords({ ...won, ...change }, say)).toBe(words);
});

test.each<[string, Partial<AnswerFacts>]>([
  ['You beat Ann by 12 points', { lead: 12 }],
  ['You beat your friend by 1 point', { lead: 1, sender: '' }],
  ['Ann came out ahead by 30 points', { lead: -30 }],
  ['Your friend came out ahead by 3 chips', { lead: -3, sender: '', variant: 'sap-ng-wu' }],
  ['A tie with Ann', {}],
  ['A tie with your friend', { sender: '' }],
])('an answer is told: %s', (words, change) => {
  const level: AnswerFacts = { variant: 'tiu-u', sender: 'Ann', name: 'You', lead: 0 };
  expect(comparedWords({ ...level, ...change }, say)).toBe(words);
});

test('somebody without a name speaks of themselves in what they send', () => {
  const unnamed = { variant: 'tiu-u', sender: '', name: 'Bob' } as const;
  expect(challengeWords({ ...won, sender: '' }, say, 'self')).toBe(
    'I won this by 24 points. Can you?',
  );
  expect(comparedWords({ ...unnamed, lead: 12 }, say, 'self')).toBe('Bob beat me by 12 points');
  expect(comparedWords({ ...unnamed, lead: 0 }, say, 'self')).toBe('A tie with me');
  expect(comparedWords({ ...unnamed, lead: -3 }, say, 'self')).toBe('I came out ahead by 3 points');
});

test('both are told in Chinese', () => {
  const chinese = voices['zh-Hant'];
  expect(challengeWords(won, chinese)).toBe('Ann這副牌贏了24分，換你試試？');
  const beaten = { variant: 'sap-ng-wu', sender: '', name: '你', lead: 3 } as const;
  expect(comparedWords(beaten, chinese)).toBe('你比朋友多3枚籌碼');
});

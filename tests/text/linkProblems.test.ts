import { expect, test } from 'vitest';
import type { LinkProblem } from '../../src/engine/index.ts';
import { languages } from '../../src/text/languages.ts';
import { linkProblemWords } from '../../src/text/linkProblems.ts';
import { say } from '../support/say.ts';
import { voices } from '../support/voices.ts';

type Code = LinkProblem['code'];

// A code without a line here does not compile.
const examples = {
  'link-too-long': { code: 'link-too-long', limit: 12_000 },
  'link-damaged': { code: 'link-damaged' },
  'link-newer': { code: 'link-newer' },
  'link-wrong-record': {
    code: 'link-wrong-record',
    problem: { code: 'unknown-variant', found: 'mahjong' },
  },
} satisfies { readonly [One in Code]: Extract<LinkProblem, { code: One }> };

test.each(Object.values<LinkProblem>(examples))('$code has words of its own', (problem) => {
  for (const language of languages) {
    const words = Object.values<LinkProblem>(examples).map((each) =>
      linkProblemWords(each, voices[language]),
    );
    expect(new Set(words).size).toBe(words.length);
    expect(linkProblemWords(problem, voices[language])).toMatch(/[.。”」]$/);
  }
});

test('the facts are told', () => {
  expect(linkProblemWords(examples['link-too-long'], say)).toContain('12,000');
  expect(linkProblemWords(examples['link-wrong-record'], say)).toContain('mahjong');
});

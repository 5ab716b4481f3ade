import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { PlaysSaid, RoundSaid } from '../../../../src/ui/climbing/learn/familyLessons.tsx';
import { matchAfter, type SmallMatch } from '../../../support/climbing/matches.ts';
import { Voice } from '../../../support/Voice.tsx';

const controls = ['person', 'greedy', 'greedy'] as const;

afterEach(cleanup);

function paragraphs(): readonly (string | null)[] {
  return [...document.querySelectorAll('p')].map(({ textContent }) => textContent);
}

function sayRound(small: Omit<SmallMatch, 'controls'>, ...plays: readonly string[]): void {
  const match = matchAfter({ controls, ...small }, ...plays);
  const isOver = plays.at(-1) === 'declare';
  render(<RoundSaid round={{ match, viewer: 0 }} hint={null} isOver={isOver} />, {
    wrapper: Voice,
  });
}

test('each trick that was won since the learner’s last play is told where it was won', () => {
  const plays = ['22', '33', 'pass', 'pass', '44', 'pass', 'pass', '52', 'pass'];
  sayRound({ hands: ['22 51', '33 44 52', '31 65'] }, ...plays);
  expect(paragraphs().filter((words) => words?.includes(' won '))).toEqual([
    'Bo won 1 wu.',
    'Bo won 1 wu.',
  ]);
  expect(paragraphs().slice(-3)).toEqual([
    'Bo won 1 wu.',
    'Bo led 5‑2. Bo: no cards left.',
    'Cai passed.',
  ]);
});

test('a round that another ends tells with how many wu, and what is paid', () => {
  const plays = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];
  const hands = ['33', '31', '66*4 54*4 11*4 44*3 22'];
  sayRound({ hands, dealer: 2 }, ...plays, 'declare');
  expect(paragraphs()[3]).toMatch(/^Cai won 8 wu\. Cai: .*, 2 chips from each\.$/);
  expect(paragraphs().slice(-3)).toEqual([
    'Cai won 3 wu. Cai: 15 wu!',
    'Cai declared with 15 wu: +8 chips.',
    'Now you know the game. Play a round of your own!',
  ]);
});

test('W6: cards that were laid are not told as won', () => {
  const match = matchAfter({ controls, hands: ['42 21 66', '33', '31'] }, 'lay 42+21');
  render(<PlaysSaid round={{ match, viewer: 0 }} from={0} />, { wrapper: Voice });
  expect(paragraphs().at(-1)).toBe('Ann laid 2 wu.');
});

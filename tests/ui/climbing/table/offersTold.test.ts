import { expect, test } from 'vitest';
import { offersTold } from '../../../../src/ui/climbing/table/input/useRaisedTold.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { say } from '../../../support/say.ts';
import { freshRound } from './playedRound.ts';

const { game } = freshRound({ hands: ['66 54 22', '33', '31'] });
const told = (...texts: readonly string[]) => offersTold(texts.map(climbingPlay), game, say);

test('a few plays that are offered are named, and where their buttons are', () => {
  expect(told('42+21', '42')).toBe(
    '2 plays offered before your hand: Supreme (a 4‑2 and a 2‑1); 4‑2.',
  );
  expect(told('66+54', '66+63', '66+63+54')).toBe(
    '3 plays offered before your hand: a 6‑6 with a 5‑4; a 6‑6 with a 6‑3; a 6‑6 with a 6‑3 and a 5‑4.',
  );
});

test('many plays are counted only', () => {
  expect(told('66+54', '66+63', '66+63+54', '66')).toBe('4 plays offered before your hand.');
});

test('a single play is no choice, and has no button', () => {
  expect(told('66')).toBe('');
  expect(told()).toBe('');
});

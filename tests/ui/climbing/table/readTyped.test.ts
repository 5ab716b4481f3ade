import { describe, expect, test } from 'vitest';
import { formatPlay, type SeatView, viewFor } from '../../../../src/engine/climbing/index.ts';
import type { Play } from '../../../../src/engine/index.ts';
import { readTyped } from '../../../../src/ui/climbing/table/answers/readTyped.ts';
import { answeringWith, leadingWith } from '../../../support/climbing/answering.ts';
import { climbingTable } from '../../../support/climbing/table.ts';
import { say } from '../../../support/say.ts';

const leading = modelOf(leadingWith('sap-ng-wu', '66*2 54'));
const answering = modelOf(answeringWith('sap-ng-wu', '55', '66 33'));

/** What a table knows of a seat that is to play. */
function modelOf(view: SeatView, legal: readonly Play[] = view.legal) {
  return { view, legal, game: view.game };
}

/** What comes of a text: the play as it is written, or why it is none. */
function read(text: string, model = leading): string {
  const found = readTyped(text, model, say);
  return 'play' in found ? formatPlay(found.play) : found.problem;
}

describe('a typed play', () => {
  test.each([
    ['66*2+54', '66*2+54'],
    ['  66 *2 +  54 ', '66*2+54'],
    ['22', '22'],
    ['６６＊２＋５４', '66*2+54'],
    ['６６×２＋　５４', '66*2+54'],
    ['[6:6]x2 + 5-4', '66*2+54'],
    ['66 X 2+54', '66*2+54'],
    ['٦٦*٢+٥٤', '66*2+54'],
  ])('%j is %s', (text, play) => {
    expect(read(text)).toBe(play);
  });

  test('is read as a word in small or large letters', () => {
    expect(read('Pass', answering)).toBe('pass');
    expect(read('ＰＡＳＳ', answering)).toBe('pass');
  });

  test('W6: lays cards', () => {
    const asked = climbingTable('sap-ng-wu', { hands: ['42*2 21', '22', '22'] });
    const lays = modelOf(viewFor(asked, asked.seat));
    expect(read('lay 42*2+21', lays)).toBe('lay 42*2+21');
    expect(read('lay 21+42', lays)).toBe(
      'Write the same cards as lay 42+21: the larger numbers first.',
    );
  });

  test('in another order is told how it is written', () => {
    expect(read('54+66')).toBe('Write the same cards as 66+54: the larger numbers first.');
    expect(read('54+63*2+66*3')).toBe(
      'Write the same cards as 66*3+63*2+54: the larger numbers first.',
    );
  });

  test.each(['hello', '', '67', '66+', '66*5', '66+43', 'lay 66', 'pass 66'])(
    '%j is none',
    (text) => {
      expect(read(text)).toBe(
        `“${text}” isn’t a play. Write cards as 66*2+54, or a word such as pass or declare.`,
      );
    },
  );

  test('that is not open now is refused with the rule', () => {
    expect(readTyped('33', answering, say)).toEqual({
      problem: 'Too low: it takes 3‑1 or higher.',
      rule: 'W7',
    });
    expect(read('66+33', answering)).toMatch(/isn’t a play/);
    expect(read('66*2', answering)).toBe('You hold just one of 6‑6.');
    expect(read('pass')).toBe('You can’t play pass right now.');
    expect(readTyped('declare', answering, say)).toMatchObject({ rule: 'W9' });
    expect(readTyped('lay 42+21', answering, say)).toMatchObject({ rule: 'W6' });
    expect(readTyped('take', answering, say)).toMatchObject({ rule: undefined });
  });

  test('is refused while it is not the turn of who types, unless it is none at all', () => {
    expect(read('22', { ...leading, legal: [] })).toBe('It’s not your turn.');
    expect(read('hello', { ...leading, legal: [] })).toMatch(/isn’t a play/);
  });
});

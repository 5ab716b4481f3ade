import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/climbing/index.ts';
import { tableModelOf } from '../../../../src/ui/climbing/table/tableModel.ts';
import {
  eventsSince,
  type SinceEvent,
} from '../../../../src/ui/climbing/table/thread/eventsSince.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

/** What happened since the viewer's last choice, each in one line. */
function happened(setup: RoundSetup, ...plays: string[]): readonly string[] {
  const model = tableModelOf(withTyped(freshRound({ viewer: 0, ...setup }), ...plays));
  return eventsSince(model).map(wordsOf);
}

function wordsOf(one: SinceEvent): string {
  if (one.what === 'declined') return `${one.seat} declined`;
  if (one.what === 'laid') return `${one.laid.seat} laid ${one.laid.wu} wu`;
  const beaten = one.beaten === undefined ? '' : `${formatPlay(one.beaten.play)} < `;
  const won = one.won === undefined ? 'open' : `${one.won.wu} wu`;
  return `${beaten}${formatPlay(one.best.play)} of ${one.best.seat}: ${won}`;
}

const hands = ['22 33 51 65', '55 66 11 53', '44 66 31 63'];

describe('what happened since the own last choice', () => {
  test('W7: the play that beat the own one, while the trick goes on', () => {
    expect(happened({ hands }, '22', '55', 'pass')).toEqual(['22 < 55 of 1: open']);
    // What beat that in turn lies in the middle, and did not beat the own play.
    expect(happened({ hands }, '22', '55', '44')).toEqual(['22 < 55 of 1: open']);
  });

  test('W7: who won with what, and what the own play in it was', () => {
    expect(happened({ hands }, '22', '55', '44', 'pass', '11', 'pass', 'pass')).toEqual([
      '22 < 11 of 1: 1 wu',
    ]);
  });

  test('W7: the own play that won', () => {
    const strong = ['66*2 22', '33 51 65', '31 51 65'];
    expect(happened({ hands: strong }, '66*2', 'pass', 'pass')).toEqual(['66*2 of 0: 2 wu']);
  });

  test('W7: every trick since then, the oldest first, also those in which one only passed', () => {
    const plays = ['22', '55', 'pass', 'pass', '66', 'pass', 'pass', '11', '66', 'pass', 'pass'];
    expect(happened({ hands }, ...plays)).toEqual([
      '22 < 55 of 1: 1 wu',
      '66 of 1: 1 wu',
      '66 of 2: 1 wu',
    ]);
  });

  test('W7: nothing of a trick that goes on without the own cards', () => {
    expect(happened({ hands, viewer: 2 }, '22')).toEqual([]);
  });

  test('W6: what was laid', () => {
    const laying = ['22 33', '42 21', '51 65'];
    expect(happened({ hands: laying }, 'lay 42+21')).toEqual(['1 laid 2 wu']);
  });

  test('W9: who could have declared', () => {
    const strong: RoundSetup = { hands: ['66*4 54*4 11*4 44*3 22', '33', '31'], viewer: 1 };
    const won = ['66*4+54*4', 'pass', 'pass', '11*4', 'pass', 'pass', '44*3', 'pass', 'pass'];
    expect(happened(strong, ...won, 'decline').at(-1)).toBe('0 declined');
  });
});

import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../../src/engine/climbing/index.ts';
import { trickOfSteps } from '../../../../src/ui/climbing/table/trick.ts';
import { freshRound, type RoundSetup, withTyped } from './playedRound.ts';

function trickAfter(setup: RoundSetup, ...texts: readonly string[]) {
  const { steps, position } = withTyped(freshRound(setup), ...texts);
  const trick = trickOfSteps(steps, position);
  if (trick === null) return null;
  const { plays, passed, isOpen } = trick;
  return { plays: plays.map(({ seat, play }) => `${seat} ${formatPlay(play)}`), passed, isOpen };
}

const hands = ['22 55 11', '33 44 51', '31 66 51'];

describe('the trick', () => {
  test('is none before the first lead, whatever was laid', () => {
    expect(trickAfter({ hands })).toBeNull();
    expect(trickAfter({ hands: ['42 21 22', '33', '31'] }, 'lay 42+21')).toBeNull();
  });

  test('W7: holds each play since the lead, and who has passed since it last played', () => {
    expect(trickAfter({ hands }, '22', '33')).toEqual({
      plays: ['0 22', '1 33'],
      passed: [],
      isOpen: true,
    });
    expect(trickAfter({ hands }, '22', 'pass', '31')).toEqual({
      plays: ['0 22', '2 31'],
      passed: [1],
      isOpen: true,
    });
  });

  test('W7: who comes back in has passed no more', () => {
    expect(trickAfter({ hands }, '22', 'pass', '31', 'pass')?.passed).toEqual([0, 1]);
    expect(trickAfter({ hands }, '22', 'pass', '31', 'pass', '44')).toEqual({
      plays: ['0 22', '2 31', '1 44'],
      passed: [0],
      isOpen: true,
    });
  });

  test('that was won is shown, closed, until the next lead', () => {
    expect(trickAfter({ hands }, '22', 'pass', '31', 'pass', 'pass')).toEqual({
      plays: ['0 22', '2 31'],
      passed: [0, 1],
      isOpen: false,
    });
    expect(trickAfter({ hands }, '22', 'pass', '31', 'pass', 'pass', '51')).toEqual({
      plays: ['2 51'],
      passed: [],
      isOpen: true,
    });
  });

  test('W9: the answers to other questions are no passes of it', () => {
    const ripe = ['66*4 54*4 63*4 11*3 22', '33', '33'];
    const won = ['66*4+63*4+54*4', 'pass', 'pass', '11*3', 'pass', 'pass'];
    expect(trickAfter({ hands: ripe }, ...won, 'decline')).toEqual({
      plays: ['0 11*3'],
      passed: [1, 2],
      isOpen: false,
    });
    const talon = { variant: 'luan-chuo', hands: ['22', '33', '31'], talon: '51*3' } as const;
    expect(trickAfter(talon, 'pass', 'pass', 'pass', '22')?.passed).toEqual([]);
  });
});

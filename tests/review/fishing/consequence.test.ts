import { describe, expect, test } from 'vitest';
import { formatPlay } from '../../../src/engine/fishing/index.ts';
import type { RoundRecord } from '../../../src/engine/index.ts';
import { consequenceOf } from '../../../src/review/fishing/consequence.ts';
import { currentRound, startMatch } from '../../../src/store/match/match.ts';
import { playedRound } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import { dealOf, gameOf, playOf, type Setup } from '../../support/table.ts';

const base = currentRound(startMatch(setupOf(['person', 'person'])));

function stepsAfter(setup: Setup, ...texts: readonly string[]) {
  const deal = dealOf(gameOf('tiu-u'), setup);
  const { seed: _, ...unseeded } = base;
  const record: RoundRecord = { ...unseeded, starter: 0, deal, plays: texts.map(playOf) };
  return playedRound(record).steps;
}

describe('what came of a play', () => {
  const setup: Setup = { hands: ['66 55', '66 22'], lake: '66', drawPile: '63 62' };

  test('the tile that was placed was taken by another seat', () => {
    const bare: Setup = { hands: ['55 65', '55 22'], drawPile: '63 62' };
    const steps = stepsAfter(bare, '55', '63', '55x55');
    const found = consequenceOf(steps, 0, playOf('65'));
    expect(found).toMatchObject({ how: 'placed' });
    expect(found && formatPlay(found.taken.play)).toBe('55x55');
  });

  test('the fish that the better play would have taken was taken by another seat', () => {
    const steps = stepsAfter(setup, '55', '63', '66x66');
    expect(consequenceOf(steps, 0, playOf('66x66'))).toMatchObject({ how: 'left' });
  });

  test('nothing is said where nobody took it before the seat came to play again', () => {
    const steps = stepsAfter(setup, '55', '63', '22', '62');
    expect(consequenceOf(steps, 0, playOf('66x66'))).toBeUndefined();
  });
});

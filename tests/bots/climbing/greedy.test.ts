import { expect, test } from 'vitest';
import { thoughtOf } from '../../../src/bots/bot.ts';
import { climbGreedily } from '../../../src/bots/climbing/bots.ts';
import { formatPlay, type Position, viewFor } from '../../../src/engine/climbing/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { afterPlays, climbingTable } from '../../support/climbing/table.ts';

/** What a greedy seat plays. */
function greedilyAt(position: Position): string {
  const view = viewFor(position, position.seat);
  return formatPlay(thoughtOf(climbGreedily(view, chanceOf(1))).play);
}

/** Seat 0 has laid a Supreme of eight, sixteen wu, and holds some more cards. */
function afterLaying(hand: string): Position {
  const hands = [`42*4 21*4 ${hand}`, '63 61 53', '65*2 62'];
  return afterPlays(climbingTable('sap-ng-wu', { hands }), 'lay 42*4+21*4');
}

test('declares at once where no sure run makes the wu worth more', () => {
  expect(greedilyAt(afterLaying('64 51*3'))).toBe('declare');
});

test('declines for a sure run that makes them worth more, and leads it', () => {
  const position = afterLaying('66*2 51*3');
  expect(greedilyAt(position)).toBe('decline');
  expect(greedilyAt(afterPlays(position, 'decline'))).toBe('66*2');
});

test('lays all it can, and leads the most cards', () => {
  const hands = ['42*2 21 64 51*3 31', '66 63', '65 62'];
  const start = climbingTable('sap-ng-wu', { hands });
  expect(greedilyAt(start)).toBe('lay 42*2+21');
  expect(greedilyAt(afterPlays(start, 'lay 42*2+21'))).toBe('51*3');
});

test('beats with the lowest that does', () => {
  const hands = ['64 51', '66 31 22 63', '65 62'];
  const start = climbingTable('sap-ng-wu', { hands });
  expect(greedilyAt(afterPlays(start, '64'))).toBe('22');
});

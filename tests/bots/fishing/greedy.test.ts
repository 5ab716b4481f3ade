import { describe, expect, test } from 'vitest';
import { type Bot, thoughtOf } from '../../../src/bots/bot.ts';
import { playGreedily } from '../../../src/bots/fishing/bots.ts';
import { playAtRandom } from '../../../src/bots/random.ts';
import { formatPlay, type Position, viewFor } from '../../../src/engine/fishing/index.ts';
import { type Counts, countTiles } from '../../../src/engine/index.ts';
import { chanceOf } from '../../support/chance.ts';
import { legalTexts, tableOf, tilesIn } from '../../support/table.ts';

/** What a bot plays over many draws of chance. */
function playsOf(bot: Bot, position: Position, catches?: readonly Counts[]): string[] {
  const view = viewFor(position, position.seat);
  const seen = { ...view, catches: catches ?? view.catches };
  const plays = Array.from(
    { length: 200 },
    (_, seed) => thoughtOf(bot(seen, chanceOf(7919 * seed))).play,
  );
  return [...new Set(plays.map(formatPlay))].sort();
}

describe('random', () => {
  test('comes to play everything that is legal', () => {
    const position = tableOf('tiu-u', { hands: ['63 44', ''], lake: '54 62' });
    expect(playsOf(playAtRandom, position)).toEqual(legalTexts(position));
  });
});

describe('greedy', () => {
  test('takes what brings the most at once', () => {
    const position = tableOf('tiu-u', { hands: ['63 66', ''], lake: '54 66' });
    expect(playsOf(playGreedily, position)).toEqual(['66x66']);
  });

  test('takes three where that brings more than one', () => {
    const position = tableOf('tiu-u', { hands: ['66', ''], lake: '66*3' });
    expect(playsOf(playGreedily, position)).toEqual(['66x66*3']);
  });

  test('draws among fish of the same worth', () => {
    const position = tableOf('shi-wu-hu', { hands: ['61', ''], lake: '52 43' });
    expect(playsOf(playGreedily, position)).toEqual(['61x43', '61x52']);
  });

  test('sees what a capture completes', () => {
    const position = tableOf('shi-wu-hu', { hands: ['33 42', ''], lake: '33*2' });
    expect(playsOf(playGreedily, position)).toEqual(['33x33', '42x33']);
    const caught = countTiles(tilesIn('21*2'));
    expect(playsOf(playGreedily, position, [caught, caught])).toEqual(['42x33']);
  });

  test('captures even for nothing rather than place', () => {
    const position = tableOf('tiu-u', { hands: ['33 22', ''], lake: '33' });
    expect(playsOf(playGreedily, position)).toEqual(['33x33']);
  });

  test('places the cheapest tile where nothing captures', () => {
    const position = tableOf('tiu-u', {
      hands: ['66*2 33 65*3 64*4 62*2'],
      lake: '31*4 32*2 22*4 41*2 21*2 11*2',
    });
    expect(legalTexts(position)).toContain('33');
    expect(playsOf(playGreedily, position)).toEqual(['33']);
  });

  test('F10: lays a heaven pair before it plays, however much a capture brings', () => {
    const position = tableOf('tiu-u-woodpile', { hands: ['66*3', ''], lake: '66' });
    expect(playsOf(playGreedily, position)).toEqual(['66+66']);
  });
});

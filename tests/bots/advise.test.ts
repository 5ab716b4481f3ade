import { describe, expect, test } from 'vitest';
import { adviserOf } from '../../src/bots/advise.ts';
import { type Bot, type PlayValue, thoughtOf } from '../../src/bots/bot.ts';
import { learnerRankOfCatch } from '../../src/bots/fishing/bots.ts';
import type { Play } from '../../src/engine/index.ts';
import { randomFromSeed } from '../../src/records/seed.ts';
import { viewWith } from '../engine/fishing/viewWith.ts';
import { playOf } from '../support/table.ts';

const random = randomFromSeed('advice');
const view = viewWith('tiu-u', { hand: '63 22', lake: '54 31' });

function value(play: string, points: number, error = 0): PlayValue {
  return { play: playOf(play), points, error };
}

/** What is advised where a bot reckons so and plays the first. */
function advised(values: readonly PlayValue[], most = 2): Play | undefined {
  const [first] = values;
  if (first === undefined) throw new Error('a bot plays something');
  const bot: Bot = function* think() {
    yield 0;
    return { play: first.play, values };
  };
  const { play } = thoughtOf(
    adviserOf(bot, { rankOf: learnerRankOfCatch, mostLost: most })(view, random),
  );
  return play;
}

describe('what is advised', () => {
  test('is of all that is as good what brings most points now', () => {
    const values = [value('22x31', 50), value('63x54', 49, 1), value('63', 49.5, 1)];
    expect(advised(values)).toBe(playOf('63x54'));
  });

  test('is nothing that is worse beyond chance, or that may cost much', () => {
    expect(advised([value('22x31', 50), value('63x54', 48.5, 0.5)])).toBe(playOf('22x31'));
    expect(advised([value('22x31', 50), value('63x54', 47, 9)])).toBe(playOf('22x31'));
    expect(advised([value('22x31', 50), value('63x54', 47, 9)], 3)).toBe(playOf('63x54'));
  });

  test('is what the bot plays where it does not reckon', () => {
    const bot: Bot = function* think() {
      yield 0;
      return { play: playOf('22'), values: [] };
    };
    const adviser = adviserOf(bot, { rankOf: learnerRankOfCatch, mostLost: 2 });
    expect(thoughtOf(adviser(view, random))).toEqual({ play: playOf('22'), values: [] });
  });
});

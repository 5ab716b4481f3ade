import { expect } from 'vitest';
import { type Random, type RoundRecord, rulesOf } from '../../src/engine/index.ts';
import { formatRecord } from '../../src/records/formatRecord.ts';
import { parseRecord } from '../../src/records/parseRecord.ts';
import { playedRound } from '../../src/records/playedRound.ts';
import { chanceOf } from './chance.ts';
import { unwrap } from './table.ts';
import { runs } from './thoroughness.ts';

/** How many strangers come: one in forty of them on every day. */
export function numberOf(all: number): number {
  return runs(all / 40, all);
}

/**
 * Lets so many strangers in, the same ones each time, and tells how many of them were taken for
 * sound.
 */
export function meet(
  count: number,
  seed: number,
  isTaken: (random: Random, at: number) => boolean,
): number {
  const random = chanceOf(seed);
  let taken = 0;
  for (let at = 0; at < count; at += 1) if (isTaken(random, at)) taken += 1;
  // No stranger has left anything where every object looks.
  expect(Reflect.get({}, 'spoiled')).toBeUndefined();
  return taken;
}

/**
 * Whatever came was read whole: the round can be played as it says, and what is written of it reads
 * the same.
 */
export function expectWhole(record: RoundRecord): void {
  const { game, position } = playedRound(record);
  const { formatPlay, legalPlays, play, startPosition } = rulesOf(game);
  let replayed = startPosition(game, record.deal, record.starter);
  for (const made of record.plays) {
    if (!legalPlays(replayed).includes(made)) expect.fail(`${formatPlay(made)} is not legal`);
    replayed = play(replayed, made);
  }
  const [found, here] = [position, replayed].map(({ phase, seat }) => `${phase} ${seat}`);
  expect(here).toBe(found);
  const text = formatRecord(record);
  expect(formatRecord(unwrap(parseRecord(text)))).toBe(text);
}

/**
 * Whatever went wrong is told in a sentence or two: no gap in it, nothing of our own names, and not
 * at any length.
 */
export function expectWords(words: string): void {
  if (words.length < 5 || words.length > 700 || /undefined|\[object|problem\./.test(words)) {
    expect.fail(`these are no words: ${words}`);
  }
}

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  catchOf,
  featsOf,
  formatPlay,
  type Position,
  paymentsOf,
  scoreSheetOf,
  scoresOf,
} from '../../../../src/engine/fishing/index.ts';
import { rounds } from '../../../support/arbitraries.ts';
import { check, stepsOf } from '../../randomRounds.ts';

/** What a sheet, the payments and the notation of plays tell of a seat's feats. */
function plainFeats(
  end: Position,
  plays: readonly { readonly seat: number; readonly text: string }[],
  seat: number,
): string[] {
  const sheet = scoreSheetOf(end.game.scoring, catchOf(end, seat));
  const own = plays.filter((play) => play.seat === seat).map(({ text }) => text);
  const paid = paymentsOf(scoresOf(end), end.game.rules);
  return [
    ...sheet.groups.filter(({ complete }) => complete === true).map(({ id }) => id),
    ...sheet.bonuses.filter(({ complete }) => complete).map(({ id }) => `bonus-${id}`),
    ...(own.some((text) => text.endsWith('*3')) ? ['triple'] : []),
    ...(own.some((text) => text.endsWith('^')) ? ['stack'] : []),
    ...(own.some((text) => text.includes('+')) ? ['pair'] : []),
    ...(own.some((text) => text === '42x21' || text === '21x42') ? ['supreme-pair'] : []),
    ...(paid.some(({ to, doubled }) => to === seat && doubled) ? ['doubled'] : []),
  ];
}

describe('the feats of a round of fishing', () => {
  test('are what the score sheet, the plays and the payments tell, each once', () => {
    const seen = new Set<string>();
    check(
      fc.property(rounds, (round) => {
        const steps = [...stepsOf(round)].map(({ position, chosen, next }) => ({
          seat: position.seat,
          phase: position.phase,
          play: chosen,
          legal: [],
          before: position,
          after: next,
        }));
        const [first, end] = [steps[0]?.before, steps.at(-1)?.after];
        if (first === undefined || end === undefined) throw new Error('a round has plays');
        const plays = steps.map(({ seat, play }) => ({ seat, text: formatPlay(play) }));
        const feats = featsOf({ start: first, steps, position: end });
        expect(feats).toHaveLength(end.game.seatCount);
        for (const [seat, own] of feats.entries()) {
          expect([...own].sort()).toEqual(plainFeats(end, plays, seat).sort());
          for (const feat of own) seen.add(feat);
        }
      }),
      150,
    );
    // The rounds had something to tell.
    for (const feat of ['triple', 'supreme', 'sky-nine', 'doubled', 'supreme-pair']) {
      expect(seen).toContain(feat);
    }
  });
});

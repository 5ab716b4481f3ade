import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { formatPlay, passedOn, passPlay, trickOf } from '../../../../src/engine/climbing/index.ts';
import { type Play, seatsOf } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { stepsOf } from '../../../support/climbing/randomRounds.ts';
import { climbingPlay } from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

/** Plays of seats in their order, a lead wherever it says so. */
function passedIn(...plays: readonly (readonly [number, 'lead' | 'answer' | 'lay', string])[]) {
  const seen = plays.map(([seat, phase, text]) => ({ seat, phase, play: climbingPlay(text) }));
  return passedOn(seen, 3).map((own) => own.map(formatPlay));
}

describe('what each seat has passed on', () => {
  test('W7 the play it was asked to beat, the latest first, each once', () => {
    const told = passedIn(
      [0, 'lead', '31'],
      [1, 'answer', 'pass'],
      [2, 'answer', '44'],
      [0, 'answer', 'pass'],
      [1, 'answer', 'pass'],
      [2, 'lead', '31'],
      [0, 'answer', 'pass'],
      [1, 'answer', 'pass'],
    );
    expect(told).toEqual([['31', '44'], ['31', '44'], []]);
  });

  test('W6 who lays nothing has passed on no play', () => {
    expect(passedIn([0, 'lay', 'pass'], [0, 'lead', '31'], [1, 'answer', 'pass'])).toEqual([
      [],
      ['31'],
      [],
    ]);
  });

  test('W7 is what lay to be beaten at each pass of a round', () => {
    check(
      fc.property(rounds, (round) => {
        const { seatCount } = round.game;
        const steps = [...stepsOf(round)];
        const seen = steps.map(({ position: { seat, phase }, chosen: play }) => ({
          ...{ seat, phase, play },
        }));
        const told = passedOn(seen, seatCount);
        for (const seat of seatsOf(seatCount)) {
          const passes = steps
            .filter(({ position, chosen }) => position.seat === seat && chosen === passPlay)
            .flatMap(({ position }): Play[] => {
              const trick = position.phase === 'answer' ? trickOf(position) : null;
              return trick === null ? [] : [trick.play];
            });
          expect(told[seat]).toEqual([...new Set(passes.toReversed())]);
        }
      }),
      runs(20, 200),
    );
  });
});

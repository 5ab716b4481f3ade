import fc from 'fast-check';
import { describe, test } from 'vitest';
import { trickDecisionsOf } from '../../../../src/bots/climbing/search/decisions.ts';
import { handOf, type Phase, viewFor } from '../../../../src/engine/climbing/index.ts';
import { type Seat, tilesOf } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { type Step, stepsOf } from '../../../support/climbing/randomRounds.ts';
import { expectSame } from '../../../support/expectSame.ts';
import { seenIn } from '../../../support/seenIn.ts';
import { runs } from '../../../support/thoroughness.ts';

/** What was decided in tricks by others than a seat, the last first, with what was held then. */
function decidedIn(steps: readonly Step[], viewer: Seat) {
  return steps
    .filter(({ position: { seat, phase } }) => seat !== viewer && isOfTrick(phase))
    .map(({ position, chosen }) => ({
      seat: position.seat,
      trick: position.phase === 'lead' ? null : position.trick,
      play: chosen,
      held: tilesOf(handOf(position, position.seat)),
    }))
    .toReversed();
}

function isOfTrick(phase: Phase): boolean {
  return phase === 'lead' || phase === 'answer';
}

describe('decisions in tricks', () => {
  test('W7 W8 are those that the others have made since the first lead that is told', () => {
    fc.assert(
      fc.property(rounds, fc.nat({ max: 20 }), (round, untold) => {
        const steps = [...stepsOf(round)];
        for (const [at, { position }] of steps.entries()) {
          const told = steps.slice(untold, at);
          const firstLead = told.findIndex((step) => step.position.phase === 'lead');
          const expected = firstLead < 0 ? [] : decidedIn(told.slice(firstLead), position.seat);
          const found = trickDecisionsOf(viewFor(position, position.seat, seenIn(told)));
          const decided = found.map(({ since, ...decision }) => {
            const held = [...tilesOf(handOf(position, decision.seat)), ...tilesOf(since)];
            return { ...decision, held: held.toSorted((one, other) => one - other) };
          });
          expectSame(decided, expected);
        }
      }),
      { numRuns: runs(12, 200) },
    );
  });
});

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { openReasonOf } from '../../../../src/bots/climbing/reasons/openReason.ts';
import { factsFor, reasonOf } from '../../../../src/bots/climbing/reasons/reason.ts';
import { seenBy } from '../../../../src/bots/climbing/reasons/seen.ts';
import {
  climbing,
  hiddenOf,
  laysCards,
  openTableOf,
  passPlay,
  unseenOf,
  viewFor,
} from '../../../../src/engine/climbing/index.ts';
import { check } from '../../../engine/randomRounds.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { withHiddenCardsMoved } from '../../../support/climbing/hiddenCards.ts';
import { cardsIn, removeCards } from '../../../support/climbing/plainCards.ts';
import { stepsOf, textsOf } from '../../../support/climbing/randomRounds.ts';
import { runs } from '../../../support/thoroughness.ts';
import { holds } from './claims.ts';

/** A step in so many is looked at; those before the first lead and declarations always are. */
const every = 7;

const looks = fc.record({ round: rounds, offset: fc.nat(every - 1) });

function* lookedAt({
  round,
  offset,
}: typeof looks extends fc.Arbitrary<infer Look> ? Look : never) {
  let turn = offset;
  for (const step of stepsOf(round)) {
    turn += 1;
    const { phase } = step.position;
    if (turn % every === 0 || (phase !== 'lead' && phase !== 'answer')) yield { ...step, turn };
  }
}

/** What is said to anybody. */
const toAnybody = [
  'again',
  'close',
  'declares',
  'far',
  'fewBeat',
  'fours',
  'harmless',
  'keepsSupreme',
  'lays',
  'laysEight',
  'nearStep',
  'noPayers',
  'nobodyClose',
  'stops',
  'talonWu',
  'unbeaten',
  'weakHand',
  'wouldDeclare',
];

/** What is said to whoever holds the hand. */
const ofTheHand = [
  'breaksNothing',
  'breaksSure',
  'breaksUp',
  'cannot',
  'fewSure',
  'hardToBeat',
  'holdsSure',
  'keeps',
  'keepsSure',
  'lone',
  'lowest',
  'lowestWhole',
  'most',
  'noSure',
  'only',
  'raises',
  'runs',
  'settled',
  'spent',
  'unsure',
  'waits',
  'weakest',
];

/** What is seldom the last word in random rounds: examples hold these. */
const seldom = ['breaksAll', 'payers', 'payersByPoints'];

describe('what is said for a play', () => {
  test('W3–W13 to its own seat is true by the plainly written rules', () => {
    check(
      fc.property(looks, (look) => {
        for (const { position, legal, turn } of lookedAt(look)) {
          const view = viewFor(position, position.seat);
          const pool = textsOf(unseenOf(view));
          // Of many plays of cards some, of few all.
          const some = legal.filter((_, at) => (at + turn) % Math.ceil(legal.length / 6) === 0);
          for (const chosen of some) {
            const facts = factsFor(seenBy(view), chosen);
            expect(reasonOf(view, chosen, [])).toEqual(facts[0]);
            for (const fact of facts) {
              const told = [climbing.formatPlay(chosen), fact];
              expect([told, holds(fact, { position, chosen, legal, pool })]).toEqual([told, true]);
            }
          }
        }
      }),
      runs(10, 300),
    );
  });

  test('W2 W3 that it is the lowest is true where plays of two suits beat the same one', () => {
    const byColour = rounds.filter(({ game }) => game.variant.id === 'chang-pai');
    check(
      fc.property(byColour, (round) => {
        for (const { position, legal } of stepsOf(round)) {
          if (position.phase !== 'answer') continue;
          const view = viewFor(position, position.seat);
          for (const chosen of legal) {
            const reason = reasonOf(view, chosen, []);
            if (reason?.why !== 'lowest' && reason?.why !== 'lowestWhole') continue;
            const told = [climbing.formatPlay(chosen), reason, legal.map(climbing.formatPlay)];
            expect([told, holds(reason, { position, chosen, legal, pool: [] })]).toEqual([
              told,
              true,
            ]);
          }
        }
      }),
      runs(15, 200),
    );
  });

  test('W3–W13 to everybody is true by the plainly written rules', () => {
    check(
      fc.property(looks, (look) => {
        for (const { position, legal, chosen } of lookedAt(look)) {
          const open = openTableOf(position);
          const reason = openReasonOf(open, chosen);
          const pool = textsOf(hiddenOf(open));
          const text = climbing.formatPlay(chosen);
          if (/^\d/.test(text) && !laysCards(chosen)) removeCards(pool, cardsIn(text));
          expect([text, reason, holds(reason, { position, chosen, legal, pool })]).toEqual([
            text,
            reason,
            true,
          ]);
        }
      }),
      runs(10, 300),
    );
  });

  test('W3–W13 of every kind is said in random rounds', () => {
    const own = new Set<string>();
    const open = new Set<string>();
    for (const round of fc.sample(rounds, { numRuns: 130, seed: 20 })) {
      for (const { position, legal, chosen } of lookedAt({ round, offset: 0 })) {
        const view = viewFor(position, position.seat);
        const isPlaying = position.phase === 'lead' || position.phase === 'answer';
        for (const one of legal) {
          if (isPlaying && one !== chosen && one !== passPlay) continue;
          const why = reasonOf(view, one, [])?.why ?? 'nothing';
          if (!seldom.includes(why)) own.add(why);
          open.add(openReasonOf(openTableOf(position), one).why);
        }
      }
    }
    expect([...open].sort()).toEqual([...toAnybody, 'nothingBeats', 'hidden'].sort());
    // The two of a reckoning are said where there is one.
    expect([...own].sort()).toEqual([...toAnybody, ...ofTheHand, 'nothing'].sort());
  });

  test('to everybody comes from no hand and no talon', () => {
    check(
      fc.property(looks, fc.nat(), (look, seed) => {
        for (const { position, chosen } of lookedAt(look)) {
          // The seat’s own hand is hidden from the others too.
          const moved = withHiddenCardsMoved(position, look.round.starter, seed);
          const other = withHiddenCardsMoved(moved, (look.round.starter + 1) % 3, seed + 1);
          expect(openReasonOf(openTableOf(other), chosen)).toEqual(
            openReasonOf(openTableOf(position), chosen),
          );
        }
      }),
      runs(10, 200),
    );
  });
});

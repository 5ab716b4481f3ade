import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  handOf,
  type LeftOut,
  leftOutBy,
  legalPlays,
  type Position,
  passPlay,
  type VariantId,
} from '../../../../src/engine/climbing/index.ts';
import { type Seat, seatsOf, totalOf } from '../../../../src/engine/index.ts';
import { rounds } from '../../../support/climbing/arbitraries.ts';
import { type Step, stepsOf } from '../../../support/climbing/randomRounds.ts';
import {
  afterPlays,
  type ClimbingSetup,
  climbingPlay,
  climbingTable,
} from '../../../support/climbing/table.ts';
import { runs } from '../../../support/thoroughness.ts';
import { check } from '../../randomRounds.ts';

function leftOutIn({ position, legal, chosen, next }: Step): LeftOut {
  const { seat, phase } = position;
  return leftOutBy({ seat, phase, legal, play: chosen, before: position, after: next });
}

function heldBy(position: Position, seat: Seat): number {
  return totalOf(handOf(position, seat));
}

/** The seats from one up to, not including, another; all of them where there is no other. */
function seatsFrom(first: Seat, end: Seat | undefined, seatCount: number): readonly Seat[] {
  const inTurn = Array.from({ length: seatCount }, (_, place) => (first + place) % seatCount);
  return end === undefined ? inTurn : inTurn.slice(0, inTurn.indexOf(end));
}

/** Who is left out by the last of some plays. */
function leftOutAfter(variant: VariantId, setup: ClimbingSetup, ...texts: readonly string[]) {
  const before = afterPlays(climbingTable(variant, setup), ...texts.slice(0, -1));
  const last = texts.at(-1) ?? '';
  const next = afterPlays(before, last);
  const legal = legalPlays(before);
  return leftOutIn({ position: before, legal, chosen: climbingPlay(last), next });
}

describe('who is left out in a round', () => {
  test('W8 whoever is passed over holds cards and has no legal lead', () => {
    check(
      fc.property(rounds, (round) => {
        for (const step of stepsOf(round)) {
          for (const seat of leftOutIn(step).cannotLead) {
            expect(heldBy(step.next, seat)).toBeGreaterThan(0);
            expect(legalPlays({ ...step.next, phase: 'lead', seat })).toEqual([]);
          }
        }
      }),
      runs(20, 400),
    );
  });

  test('W8 all with cards are passed over from who should lead to who leads, and no others', () => {
    check(
      fc.property(rounds, (round) => {
        const { seatCount } = round.game;
        let first: Seat = round.starter;
        for (const step of stepsOf(round)) {
          const { position, chosen, next } = step;
          if (['lead', 'answer'].includes(position.phase) && chosen !== passPlay) {
            first = position.seat;
          }
          const isLeadless = next.phase === 'over' && next.hasLed && next.declarer === -1;
          const leader = next.phase === 'lead' ? next.seat : undefined;
          const passed =
            leader !== undefined || isLeadless ? seatsFrom(first, leader, seatCount) : [];
          const { cannotLead } = leftOutIn(step);
          expect(cannotLead).toEqual(passed.filter((seat) => heldBy(next, seat) > 0));
        }
      }),
      runs(20, 400),
    );
  });

  test('W8 a seat is emptied once, by the play that takes its last card', () => {
    check(
      fc.property(rounds, (round) => {
        const steps = [...stepsOf(round)];
        const emptied = steps.flatMap((step) => leftOutIn(step).emptied);
        const end = steps.at(-1)?.next;
        const empty = seatsOf(round.game.seatCount).filter(
          (seat) => end && heldBy(end, seat) === 0,
        );
        expect(emptied.toSorted()).toEqual(empty);
        for (const step of steps) {
          for (const seat of leftOutIn(step).emptied) expect(heldBy(step.next, seat)).toBe(0);
        }
      }),
      runs(20, 400),
    );
  });
});

describe('who is left out by one play', () => {
  const talon = ['pass', 'pass', 'pass'];

  test('W8 the winner of a trick that holds only a card that cannot be led', () => {
    const hands = ['22 65', '33 44', '52 51'];
    const told = leftOutAfter('luan-chuo', { hands }, ...talon, '22', 'pass', 'pass');
    expect(told).toEqual({ emptied: [], cannotLead: [0] });
  });

  test('W8 the dealer, before the first lead, and nobody for a seat without cards', () => {
    const hands = ['65', '33 44', '52 51'];
    expect(leftOutAfter('luan-chuo', { hands }, ...talon)).toEqual({
      emptied: [],
      cannotLead: [0],
    });
    const last = leftOutAfter('sap-ng-wu', { hands: ['22', '33 44', '51 52'] }, '22');
    expect(last).toEqual({ emptied: [0], cannotLead: [] });
  });

  test('W8 every seat with cards where none can lead and the round is over', () => {
    const hands = ['22', '65', '65'];
    const told = leftOutAfter('luan-chuo', { hands }, ...talon, '22', 'pass', 'pass');
    expect(told).toEqual({ emptied: [], cannotLead: [1, 2] });
  });
});

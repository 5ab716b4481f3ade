import {
  advance,
  climbingView,
  declinePlay,
  nobody,
  type Position,
  settlementOf,
  tally,
  tallyOf,
} from '../../../engine/climbing/index.ts';
import { invariant, type Seat } from '../../../engine/index.ts';
import type { ReckonOdds } from '../../bot.ts';
import { learnedWeights } from '../values/learnedPolicies.ts';
import { createPlaying } from './playOut.ts';
import { createClimbingWorlds } from './worlds.ts';

/** Enough to be right to a tenth. */
const rounds = 250;

/** So many rounds take a few milliseconds. */
const breath = 8;

/** Each world is played on until the seat is asked again (W9) or the round is over. */
export const reckonPlayOnOdds: ReckonOdds = function* reckonOdds(given, random) {
  const view = climbingView(given);
  const { seat: own, game } = view;
  const { next, simpleChances } = createClimbingWorlds(view, random);
  const { position, begin, choose } = createPlaying(next(), learnedWeights(game), simpleChances);
  invariant(view.phase === 'declare', 'the seat is asked whether it declares');
  const first = Array<number>(game.seatCount).fill(0);
  const lost: number[] = [];
  for (let round = 0; round < rounds; round += 1) {
    begin(next(), Math.floor(random() * 2 ** 32));
    advance(position, declinePlay);
    while (position.phase !== 'over' && !isAsked(position, own)) advance(position, choose());
    const seat = position.phase === 'over' ? position.declarer : own;
    if (seat !== nobody) first[seat] = (first[seat] ?? 0) + 1;
    if (seat !== nobody && seat !== own) lost.push(paidForWu(position, own));
    if (round % breath === 0) yield;
  }
  return { rounds, first, ended: middleOf(lost) };
};

function isAsked({ phase, seat }: Position, own: Seat): boolean {
  return phase === 'declare' && seat === own;
}

/** What a seat wins or loses at the end of the round; fours were paid before (W10). */
function paidForWu(position: Position, seat: Seat): number {
  return (settlementOf(position)[seat] ?? 0) - tallyOf(position, tally.chips, seat);
}

/** 0 where there are none. */
function middleOf(numbers: readonly number[]): number {
  const ordered = numbers.toSorted((one, other) => one - other);
  return ordered[Math.floor(ordered.length / 2)] ?? 0;
}

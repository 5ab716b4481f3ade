import { cardsOf } from '../../../../engine/climbing/index.ts';
import type { Kind } from '../../../../engine/index.ts';
import { timing } from '../../../motion/timing.ts';
import type { TableModel } from '../tableModel.ts';
import { endLinesOf } from './EndTable.tsx';

export interface EndStage {
  /** Whether the call is shown, and what was won piles up before all else. */
  readonly isCalling: boolean;
  /** So many of the winner's cards lie on the pile. */
  readonly cards: number;
  readonly lines: number;
  readonly isOpen: boolean;
}

type CalledRound = Pick<TableModel, 'seats' | 'winner' | 'calledOff'>;

/** For so many steps of the count the whole pile is looked at. */
const looked = 9;

/** The cards that became the winner's wu, in the order won; none where nobody has won. */
export function pileOf({ seats, winner }: Pick<TableModel, 'seats' | 'winner'>): readonly Kind[] {
  const won = seats.find(({ seat }) => seat === winner)?.won ?? [];
  return won.flatMap(({ play }) => cardsOf(play));
}

/** In how many steps the end of a round is counted: card by card, line by line, and the hands. */
export function endStepsOf(model: TableModel): number {
  return callStepsOf(model) + endLinesOf(model).length + 1;
}

export function endStageAt(model: TableModel, shown: number): EndStage {
  const called = callStepsOf(model);
  return {
    isCalling: shown < called,
    cards: shown,
    lines: Math.max(0, shown - called),
    isOpen: shown >= endStepsOf(model),
  };
}

/** After so many milliseconds it is no longer called out, and what each has is counted. */
export function endLeadsIn(model: CalledRound): number {
  return timing.countBegins + callStepsOf(model) * timing.countLine;
}

/** A round that was called off is not called out. */
function callStepsOf(model: CalledRound): number {
  return model.calledOff === null ? pileOf(model).length + looked : 0;
}

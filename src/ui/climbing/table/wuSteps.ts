import { type Game, payingSteps } from '../../../engine/climbing/index.ts';

/** The fewest wu that a heap has room for beyond those with which one may declare. */
const roomBeyond = 3;

export interface StackedWu {
  /** How many wu it has room for, three to a stack. */
  readonly room: number;
  /** The numbers of wu at which more is paid, where not every one more pays. */
  readonly steps: readonly number[];
}

/** The heap of a seat with so many wu and marks (W13). */
export function wuHeapOf(game: Game, wu: number, marks: number): StackedWu {
  const wanted = Math.max(wu, game.counting.declaredFrom + roomBeyond);
  const room = Math.ceil(wanted / 3) * 3;
  const paying = payingSteps(game, marks, room).map((step) => step.wu);
  return { room, steps: paying.filter((cards) => !paying.includes(cards - 1)) };
}

import type { Seat } from '../../../../engine/index.ts';
import { directionOf, type StoryScene } from '../../../motion/happened.ts';
import { timing } from '../../../motion/timing.ts';
import type { Footprint, Way } from '../../../motion/way.ts';
import { endLeadsIn } from '../end/endStage.ts';
import type { TableModel } from '../tableModel.ts';

export interface PayingScene
  extends StoryScene,
    Pick<TableModel, 'gainedAt' | 'turnedUp' | 'seats' | 'winner' | 'calledOff'> {}

export interface ChipsPaid {
  readonly from: Seat;
  readonly to: Seat;
  readonly chips: number;
  /** Whether they are paid because the round is over. */
  readonly atEnd: boolean;
}

/** More chips than these are not told apart: so many fly for all. */
const mostShown = 5;

/** Who has paid whom from one scene of a round to another; nothing where plays were taken back. */
export function chipsPaidBetween(before: PayingScene, after: PayingScene): readonly ChipsPaid[] {
  if (directionOf(before, after) !== 'on') return [];
  const fours = after.steps.flatMap((_, at) =>
    at < before.steps.length
      ? []
      : after
          .gainedAt(at)
          .flatMap(({ seat: to, chips }) =>
            chips.flatMap((won, from) =>
              from === to || won >= 0 ? [] : [{ from, to, chips: -won, atEnd: false }],
            ),
          ),
  );
  const ended = before.turnedUp === null ? (after.turnedUp?.payments ?? []) : [];
  return [
    ...fours,
    ...ended.flatMap(({ from, to, points, cause }) =>
      cause === 'fours' ? [] : [{ from, to, chips: points, atEnd: true }],
    ),
  ];
}

/** The ways of chips from boat to boat, one after the other; `begins` in milliseconds. */
export function waysOfChips(
  chips: number,
  [from, to]: readonly [Footprint, Footprint],
  begins: number,
): readonly Way[] {
  return Array.from({ length: Math.min(chips, mostShown) }, (_, at) => {
    const time = begins + at * timing.nextChip;
    const point = (footprint: Footprint, later: number, opacity: number) => ({
      time: time + later,
      footprint,
      flat: 1,
      opacity,
    });
    const lands = timing.chipRises + timing.chipFlies;
    return {
      face: [
        point({ ...from, tile: from.tile / 2 }, 0, 0),
        point(from, timing.chipRises, 1),
        point(to, lands, 1),
        point({ ...to, tile: to.tile / 2 }, lands + timing.chipRises, 0),
      ],
      back: [],
      ripple: undefined,
    };
  });
}

/** When chips set off: once their trick has gone home, and at the end once the pile was seen. */
export function chipsBegin(scene: PayingScene, { atEnd }: ChipsPaid, leg: number): number {
  return atEnd ? endLeadsIn(scene) : leg;
}

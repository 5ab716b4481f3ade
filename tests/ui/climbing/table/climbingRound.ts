import {
  climbing,
  climbingPosition,
  type VariantId,
} from '../../../../src/engine/climbing/index.ts';
import { playThrough, type Seat } from '../../../../src/engine/index.ts';
import type { TableRound } from '../../../../src/ui/climbing/table/tableModel.ts';
import {
  type ClimbingSetup,
  climbingPlay,
  climbingTable,
} from '../../../support/climbing/table.ts';
import { unwrap } from '../../../support/table.ts';

interface RoundSetup extends ClimbingSetup {
  readonly variant?: VariantId;
  readonly viewer?: Seat | null;
}

/** A round before its first play, as a table is told of it. */
export function freshRound({
  variant = 'sap-ng-wu',
  viewer = 0,
  ...setup
}: RoundSetup): TableRound {
  const start = climbingTable(variant, setup);
  return {
    game: start.game,
    names: ['Ann', 'Bo', 'Cai', 'Dee'].slice(0, start.game.seatCount),
    bots: [],
    start,
    steps: [],
    standIns: [],
    position: start,
    viewer,
    quiet: false,
    here: viewer === null ? [] : [viewer],
    isTrue: true,
  };
}

/** The round after plays that must all be legal. */
export function withPlays(round: TableRound, ...texts: readonly string[]): TableRound {
  const { steps, position } = unwrap(
    playThrough(climbing, round.position, texts.map(climbingPlay)),
  );
  const made = steps.map((step) => ({
    ...step,
    before: climbingPosition(step.before),
    after: climbingPosition(step.after),
  }));
  return { ...round, steps: [...round.steps, ...made], position: climbingPosition(position) };
}

import { climbing, formatPlay } from '../../../../src/engine/climbing/index.ts';
import { invariant, type Play } from '../../../../src/engine/index.ts';
import type { TableRound } from '../../../../src/ui/climbing/table/tableModel.ts';
import * as open from './climbingRound.ts';

/** What a test fixes of a round at the table. */
export type RoundSetup = Parameters<typeof open.freshRound>[0];

/** A round before its first play; where the viewer can only pass, the input is quiet. */
export function freshRound(setup: RoundSetup): TableRound {
  return quieted(open.freshRound(setup));
}

export function withPlayMade(round: TableRound, made: Play): TableRound {
  return withTyped(round, formatPlay(made));
}

/** The round after plays in the notation of records. */
export function withTyped(round: TableRound, ...texts: readonly string[]): TableRound {
  return quieted(open.withPlays(round, ...texts));
}

/**
 * The round until the viewer has something to decide: the others pass wherever they may, and the
 * viewer too where nothing else can be done.
 */
export function withOthersPassing(round: TableRound): TableRound {
  let now = round;
  while (now.position.phase !== 'over' && (now.quiet || now.position.seat !== now.viewer)) {
    const legal = climbing.legalPlays(now.position);
    const made = legal.find(climbing.isPass) ?? legal[0];
    invariant(made !== undefined, 'a round goes on until it is over');
    now = withPlayMade(now, made);
  }
  return now;
}

/** The plays of a round in the notation of records. */
export function playsOf({ steps }: TableRound): string[] {
  return steps.map(({ play }) => formatPlay(play));
}

function quieted(round: TableRound): TableRound {
  const { position } = round;
  return { ...round, quiet: position.phase !== 'over' && climbing.playsItself(position) };
}

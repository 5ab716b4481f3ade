import { formOf, gainOf } from '../../../engine/fishing/index.ts';
import { countTiles, type Seat } from '../../../engine/index.ts';
import type { Cue } from '../../sound/cue.ts';
import type { TableModel } from './tableModel.ts';

type TableStep = TableModel['steps'][number];

/** How many plays are heard if several are shown at once: the last ones. */
const heardPlays = 2;

/**
 * What is to be heard when the table goes from one model to another, first things first; four cues
 * at most, however many plays lie between.
 * @param before what was shown last, undefined when nothing was
 */
export function cuesFor(before: TableModel | undefined, after: TableModel): readonly Cue[] {
  if (before === undefined || isOtherRound(before, after)) {
    return after.steps.length === 0 ? ['deal'] : [];
  }
  const from = before.steps.length;
  if (after.steps.length < from) return ['undo'];
  const fresh = after.steps.slice(from);
  if (fresh.length === 0) return [];
  const cues: Cue[] = fresh.slice(-heardPlays).map(playCue);
  if (after.phase === 'drawn') cues.push('turn-over');
  if (fresh.some((step, at) => completesGroup(after, step, from + at))) cues.push('group');
  if (after.phase === 'over') cues.push('round-over');
  return cues;
}

/** Whether neither model leads to the other by plays or by undo. */
function isOtherRound(before: TableModel, after: TableModel): boolean {
  // A round is over only after more plays than one undo takes back.
  if (before.phase === 'over' && after.steps.length === 0) return true;
  return (
    before.starter !== after.starter ||
    before.steps.some((step, at) => {
      const other = after.steps[at];
      return other !== undefined && (other.seat !== step.seat || other.play !== step.play);
    })
  );
}

function playCue({ play }: TableStep): Cue {
  switch (formOf(play)) {
    case 'place':
      return 'tile-in-water';
    case 'stack':
      return 'stack';
    case 'capture':
    case 'triple':
    case 'pair':
      return 'tile-on-tile';
  }
}

function completesGroup(model: TableModel, { seat, play }: TableStep, at: number): boolean {
  return gainOf(model.game, catchBefore(model, seat, at), play).completes.length > 0;
}

/** What a seat had caught before the play of an index. */
function catchBefore({ arrangement }: TableModel, seat: Seat, at: number) {
  const caught = (arrangement.catches[seat] ?? []).filter(({ step }) => step < at);
  return countTiles(caught.flatMap(({ tiles }) => tiles.map(({ kind }) => kind)));
}

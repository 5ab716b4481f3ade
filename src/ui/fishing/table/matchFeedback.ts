import { formOf } from '../../../engine/fishing/index.ts';
import type { RoundAtTable } from '../../../store/table/roundAtTable.ts';
import { madeOnce } from '../../madeOnce.ts';
import { cueOfSeat, endCue } from '../../sound/atDevice.ts';
import { type Cue, heardCues } from '../../sound/cue.ts';
import type { Touch } from '../../sound/touch.ts';
import type { Feedback } from '../../sound/useSound.ts';
import { featsBetween } from './feats.ts';
import { type TableModel, tableModelOf, tableRoundOf } from './tableModel.ts';

type TableStep = TableModel['steps'][number];

/** How many plays are heard if several are shown at once: the last ones. */
const heardPlays = 2;

/** What a catch can complete, the greatest first: of several only one is heard. */
const completing = [
  'supreme',
  'other-supreme',
  'group',
  'other-group',
] as const satisfies readonly Cue[];

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
  const { here } = after;
  const cues: Cue[] = fresh.slice(-heardPlays).map(playCue);
  if (after.phase === 'drawn') cues.push('turn-over');
  const completed = fresh.flatMap((step, at) => {
    const cue = completedBy(after, from + at);
    return cue === undefined ? [] : [cueOfSeat(cue, step.seat, here)];
  });
  cues.push(...completing.filter((cue) => completed.includes(cue)).slice(0, 1));
  const feats = featsBetween(after, from, after.steps.length);
  if (feats.some(({ line }) => line !== undefined)) cues.push('line');
  if (after.phase === 'over') cues.push(endCue(here, after.winners));
  return heardCues(cues);
}

/** What is to be felt from one model to the next: the catches of the seats here. */
export function touchFor(before: TableModel | undefined, after: TableModel): Touch | undefined {
  if (before === undefined || isOtherRound(before, after)) return undefined;
  const { here } = after;
  const from = before.steps.length;
  const own = after.steps.flatMap((step, at) =>
    at >= from && here.includes(step.seat) && playCue(step) === 'tile-on-tile'
      ? [completedBy(after, at)]
      : [],
  );
  if (own.length === 0) return undefined;
  return own.some((completed) => completed !== undefined) ? 'double-tap' : 'tap';
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

/** What the play of an index completes: Supreme and what earns a bonus are more than a group. */
function completedBy(model: TableModel, at: number): 'group' | 'supreme' | undefined {
  const completes = model.featAt(at)?.completes ?? [];
  if (completes.length === 0) return undefined;
  const isGreat = completes.some((one) => one === 'supreme' || one.startsWith('bonus-'));
  return isGreat ? 'supreme' : 'group';
}

/** What is heard and felt when a round goes on: nobody's hand, and nothing that is only watched. */
export const matchFeedback: Feedback<RoundAtTable> = {
  cuesFor: (before, after) => cuesFor(sameDeal(before, after), modelOf(after)),
  touchFor: (before, after) => touchFor(sameDeal(before, after), modelOf(after)),
};

/** A model is asked for as what comes, and again as what was before. */
const modelOf = madeOnce((round: RoundAtTable) => tableModelOf(tableRoundOf(round, null, null)));

/** What was before, where it is the same deal that goes on. */
function sameDeal(before: RoundAtTable | undefined, after: RoundAtTable): TableModel | undefined {
  return before === undefined || before.id !== after.id ? undefined : modelOf(before);
}

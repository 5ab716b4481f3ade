import type { Match } from '../../../store/match/match.ts';
import type { Cue } from '../../sound/cue.ts';
import { cuesFor } from './cues.ts';
import { type TableModel, tableModelOf } from './tableModel.ts';
import { tableRoundOf } from './tableRound.ts';

/** The model of a match is asked for twice: as what comes, then as what was before. */
const heard = new WeakMap<Match, TableModel>();

/** What is to be heard when a match goes on: nobody's hand, and nothing that is only watched. */
export function matchCues(before: Match | undefined, after: Match): readonly Cue[] {
  return cuesFor(before && modelOf(before), modelOf(after));
}

function modelOf(match: Match): TableModel {
  const known = heard.get(match);
  if (known !== undefined) return known;
  const model = tableModelOf(tableRoundOf(match, null, null));
  heard.set(match, model);
  return model;
}

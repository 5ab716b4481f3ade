import { beatersLeft } from '../../../../engine/climbing/index.ts';
import type { Play } from '../../../../engine/index.ts';
import type { Say } from '../../../../text/say.ts';
import type { TableModel } from '../tableModel.ts';

/** How many unseen combinations could beat a play, in a sentence; empty where nobody looks. */
export function beatersWords({ view }: Pick<TableModel, 'view'>, play: Play, say: Say): string {
  return view === null ? '' : say('climbing.aids.beaters', { plays: beatersLeft(view, play) });
}

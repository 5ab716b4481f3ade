import type { TablePlace } from '../../engine/index.ts';
import type { Picks, Screen } from '../table/saved.ts';

/** How this device shows a table far away; the table itself knows nothing of it. */
export interface FarLooks {
  readonly screen: Screen;
  /** The place of the person who looked last, where several are at this device. */
  readonly looking: TablePlace | null;
  readonly watched: number | null;
  readonly byStep: boolean;
  readonly picks: Picks;
  /** The deal that the picks are of. */
  readonly pickedIn: number;
}

export const firstLooks: FarLooks = {
  ...{ screen: 'table', looking: null, watched: null, byStep: false, picks: [], pickedIn: 0 },
};

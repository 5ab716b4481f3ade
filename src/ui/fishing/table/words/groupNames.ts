import type { Gain } from '../../../../engine/fishing/index.ts';
import { listOfAll } from '../../../../text/lists.ts';
import type { Say } from '../../../../text/say.ts';

/** The names of groups and bonuses as one list. */
export function groupNames(groups: Gain['completes'], say: Say): string {
  return listOfAll(
    groups.map((group) => say(`table.group.${group}`)),
    say,
  );
}

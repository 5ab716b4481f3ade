import { type Aid, aidsAtFirst, type Settings } from './settings.ts';

/** With how much help each of those is on that help; none of them is on with none. */
const helpOfAids = aidsAtFirst.flatMap((one) => ('help' in one ? [one] : []));

/** How much help there can be at the table, the most first. */
export const helpLevels = ['much', 'some', 'none'] as const;
export type HelpLevel = (typeof helpLevels)[number];

export function aidsOfHelp(level: HelpLevel): Partial<Record<Aid, boolean>> {
  return Object.fromEntries(helpOfAids.map(({ aid, help }) => [aid, isOnAt(level, help)]));
}

function isOnAt(level: HelpLevel, help: HelpLevel): boolean {
  return level === 'much' || level === help;
}

/** The level that has the aids which are switched on; undefined where none has just those. */
export function helpLevelOf(settings: Settings): HelpLevel | undefined {
  return helpLevels.find((level) =>
    helpOfAids.every(({ aid, help }) => settings[aid] === isOnAt(level, help)),
  );
}

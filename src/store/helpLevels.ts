import { type Aid, helpOfAids, type Settings } from './settings.ts';

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

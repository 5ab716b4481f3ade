import problems from './en/problems.json' with { type: 'json' };
import rooms from './en/rooms.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import start from './en/start.json' with { type: 'json' };
import table from './en/table.json' with { type: 'json' };
import tiles from './en/tiles.json' with { type: 'json' };

/** The English words that come before the first screen, a file for each part of the app; keys are unique over all files. */
export const words = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...rooms,
  ...problems,
};

/** The words of the first screen, and of whatever may be shown before the app is whole, in one language. */
export type FirstWords = Readonly<Record<keyof typeof words, string>>;

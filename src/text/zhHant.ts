import type { FirstWords } from './en.ts';
import problems from './zh-Hant/problems.json' with { type: 'json' };
import rooms from './zh-Hant/rooms.json' with { type: 'json' };
import settings from './zh-Hant/settings.json' with { type: 'json' };
import start from './zh-Hant/start.json' with { type: 'json' };
import table from './zh-Hant/table.json' with { type: 'json' };
import tiles from './zh-Hant/tiles.json' with { type: 'json' };

/** The traditional Chinese words that come before the first screen. */
export const words: FirstWords = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...rooms,
  ...problems,
};

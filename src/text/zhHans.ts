import type { FirstWords } from './en.ts';
import problems from './zh-Hans/problems.json' with { type: 'json' };
import rooms from './zh-Hans/rooms.json' with { type: 'json' };
import settings from './zh-Hans/settings.json' with { type: 'json' };
import start from './zh-Hans/start.json' with { type: 'json' };
import table from './zh-Hans/table.json' with { type: 'json' };
import tiles from './zh-Hans/tiles.json' with { type: 'json' };

/** The simplified Chinese words that come before the first screen. */
export const words: FirstWords = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...rooms,
  ...problems,
};

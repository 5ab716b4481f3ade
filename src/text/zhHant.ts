import type { Catalogue } from './en.ts';
import help from './zh-Hant/help.json' with { type: 'json' };
import problems from './zh-Hant/problems.json' with { type: 'json' };
import reasons from './zh-Hant/reasons.json' with { type: 'json' };
import scores from './zh-Hant/scores.json' with { type: 'json' };
import settings from './zh-Hant/settings.json' with { type: 'json' };
import start from './zh-Hant/start.json' with { type: 'json' };
import table from './zh-Hant/table.json' with { type: 'json' };
import tiles from './zh-Hant/tiles.json' with { type: 'json' };

/** The traditional Chinese catalogue. */
export const messages: Catalogue = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...help,
  ...scores,
  ...reasons,
  ...problems,
};

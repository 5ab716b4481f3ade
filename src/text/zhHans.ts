import type { Catalogue } from './en.ts';
import help from './zh-Hans/help.json' with { type: 'json' };
import problems from './zh-Hans/problems.json' with { type: 'json' };
import reasons from './zh-Hans/reasons.json' with { type: 'json' };
import scores from './zh-Hans/scores.json' with { type: 'json' };
import settings from './zh-Hans/settings.json' with { type: 'json' };
import start from './zh-Hans/start.json' with { type: 'json' };
import table from './zh-Hans/table.json' with { type: 'json' };
import tiles from './zh-Hans/tiles.json' with { type: 'json' };

/** The simplified Chinese catalogue. */
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

import type { LaterWords } from './enLater.ts';
import calculator from './zh-Hant/calculator.json' with { type: 'json' };
import counting from './zh-Hant/counting.json' with { type: 'json' };
import days from './zh-Hant/days.json' with { type: 'json' };
import device from './zh-Hant/device.json' with { type: 'json' };
import help from './zh-Hant/help.json' with { type: 'json' };
import history from './zh-Hant/history.json' with { type: 'json' };
import honours from './zh-Hant/honours.json' with { type: 'json' };
import learn from './zh-Hant/learn.json' with { type: 'json' };
import mirror from './zh-Hant/mirror.json' with { type: 'json' };
import problems from './zh-Hant/problems.json' with { type: 'json' };
import puzzles from './zh-Hant/puzzles.json' with { type: 'json' };
import reasons from './zh-Hant/reasons.json' with { type: 'json' };
import review from './zh-Hant/review.json' with { type: 'json' };
import rooms from './zh-Hant/rooms.json' with { type: 'json' };
import rulebook from './zh-Hant/rulebook.json' with { type: 'json' };
import rules from './zh-Hant/rules.json' with { type: 'json' };
import scores from './zh-Hant/scores.json' with { type: 'json' };
import settings from './zh-Hant/settings.json' with { type: 'json' };
import share from './zh-Hant/share.json' with { type: 'json' };
import start from './zh-Hant/start.json' with { type: 'json' };
import table from './zh-Hant/table.json' with { type: 'json' };
import tiles from './zh-Hant/tiles.json' with { type: 'json' };

export const words: LaterWords = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...rooms,
  ...problems,
  ...calculator,
  ...counting,
  ...help,
  ...scores,
  ...reasons,
  ...rules,
  ...rulebook,
  ...mirror,
  ...history,
  ...honours,
  ...review,
  ...puzzles,
  ...days,
  ...learn,
  ...share,
  ...device,
};

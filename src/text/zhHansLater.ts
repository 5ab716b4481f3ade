import type { LaterWords } from './enLater.ts';
import calculator from './zh-Hans/calculator.json' with { type: 'json' };
import counting from './zh-Hans/counting.json' with { type: 'json' };
import days from './zh-Hans/days.json' with { type: 'json' };
import device from './zh-Hans/device.json' with { type: 'json' };
import help from './zh-Hans/help.json' with { type: 'json' };
import history from './zh-Hans/history.json' with { type: 'json' };
import honours from './zh-Hans/honours.json' with { type: 'json' };
import learn from './zh-Hans/learn.json' with { type: 'json' };
import mirror from './zh-Hans/mirror.json' with { type: 'json' };
import problems from './zh-Hans/problems.json' with { type: 'json' };
import puzzles from './zh-Hans/puzzles.json' with { type: 'json' };
import reasons from './zh-Hans/reasons.json' with { type: 'json' };
import review from './zh-Hans/review.json' with { type: 'json' };
import rooms from './zh-Hans/rooms.json' with { type: 'json' };
import rulebook from './zh-Hans/rulebook.json' with { type: 'json' };
import rules from './zh-Hans/rules.json' with { type: 'json' };
import scores from './zh-Hans/scores.json' with { type: 'json' };
import settings from './zh-Hans/settings.json' with { type: 'json' };
import share from './zh-Hans/share.json' with { type: 'json' };
import start from './zh-Hans/start.json' with { type: 'json' };
import table from './zh-Hans/table.json' with { type: 'json' };
import tiles from './zh-Hans/tiles.json' with { type: 'json' };

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

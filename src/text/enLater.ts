import calculator from './en/calculator.json' with { type: 'json' };
import counting from './en/counting.json' with { type: 'json' };
import days from './en/days.json' with { type: 'json' };
import device from './en/device.json' with { type: 'json' };
import help from './en/help.json' with { type: 'json' };
import history from './en/history.json' with { type: 'json' };
import honours from './en/honours.json' with { type: 'json' };
import learn from './en/learn.json' with { type: 'json' };
import mirror from './en/mirror.json' with { type: 'json' };
import problems from './en/problems.json' with { type: 'json' };
import puzzles from './en/puzzles.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };
import review from './en/review.json' with { type: 'json' };
import rooms from './en/rooms.json' with { type: 'json' };
import rulebook from './en/rulebook.json' with { type: 'json' };
import rules from './en/rules.json' with { type: 'json' };
import scores from './en/scores.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import share from './en/share.json' with { type: 'json' };
import start from './en/start.json' with { type: 'json' };
import table from './en/table.json' with { type: 'json' };
import tiles from './en/tiles.json' with { type: 'json' };

/** A file for each part of the app. */
export const words = {
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

export type LaterWords = Readonly<Record<keyof typeof words, string>>;

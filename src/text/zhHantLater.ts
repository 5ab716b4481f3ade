import type { LaterWords } from './enLater.ts';
import help from './zh-Hant/help.json' with { type: 'json' };
import reasons from './zh-Hant/reasons.json' with { type: 'json' };
import review from './zh-Hant/review.json' with { type: 'json' };
import scores from './zh-Hant/scores.json' with { type: 'json' };
import share from './zh-Hant/share.json' with { type: 'json' };

/** The traditional Chinese words of what comes after the first screen. */
export const words: LaterWords = {
  ...help,
  ...scores,
  ...reasons,
  ...review,
  ...share,
};

import help from './en/help.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };
import review from './en/review.json' with { type: 'json' };
import scores from './en/scores.json' with { type: 'json' };
import share from './en/share.json' with { type: 'json' };

/** The English words of what comes after the first screen, a file for each part of the app. */
export const words = {
  ...help,
  ...scores,
  ...reasons,
  ...review,
  ...share,
};

/** The words of what comes after the first screen, in one language. */
export type LaterWords = Readonly<Record<keyof typeof words, string>>;

import help from './en/help.json' with { type: 'json' };
import problems from './en/problems.json' with { type: 'json' };
import reasons from './en/reasons.json' with { type: 'json' };
import scores from './en/scores.json' with { type: 'json' };
import settings from './en/settings.json' with { type: 'json' };
import start from './en/start.json' with { type: 'json' };
import table from './en/table.json' with { type: 'json' };
import tiles from './en/tiles.json' with { type: 'json' };

/** The English catalogue, a file for each part of the app; keys are unique over all of them. */
export const messages = {
  ...tiles,
  ...start,
  ...settings,
  ...table,
  ...help,
  ...scores,
  ...reasons,
  ...problems,
};

/** The name of a message; every language has the same ones. */
export type MessageId = keyof typeof messages;

/** Every message of the app in one language. */
export type Catalogue = Readonly<Record<MessageId, string>>;

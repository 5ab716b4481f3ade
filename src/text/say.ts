import type { LoadedCatalogue, MessageId } from './catalogue.ts';
import type { FirstWords } from './en.ts';
import { createFill, type MessageValues } from './filling.ts';
import type { Language } from './languages.ts';

/** Says a message of some catalogue: its id and values in, the sentence out. */
export interface Voice<Id extends string> {
  (id: Id, values?: MessageValues): string;
  /** Whether there is such a message, for ids that are only known when the app runs. */
  readonly knows: (id: string) => id is Id;
}

/** Says a message of the app's catalogue in the chosen language. */
export interface Say extends Voice<MessageId> {
  /** Whether it has the words of what comes after the first screen too, but for late families. */
  readonly isWhole: boolean;
}

/** Makes of an ICU message what can be said at once. */
type MessageCompiler = (text: string) => unknown;

/** Messages are ICU. The build compiles them; where nothing was built, it takes a compiler. */
export function createSay(
  language: Language,
  catalogue: LoadedCatalogue,
  compiler?: MessageCompiler,
): Say {
  return sayOf(createVoice<string>(language, catalogue, compiler), true);
}

export function createFirstSay(language: Language, words: FirstWords): Say {
  return sayOf(createVoice<string>(language, words), false);
}

/** A voice that is asked for no message before it has come. */
function sayOf(voice: Voice<string>, isWhole: boolean): Say {
  const knows = (id: string): id is MessageId => voice.knows(id);
  return Object.assign((id: MessageId, values?: MessageValues) => voice(id, values), {
    knows,
    isWhole,
  });
}

/** The voice of one catalogue, as {@link createSay} makes it of the app's own. */
export function createVoice<Id extends string>(
  language: Language,
  catalogue: Readonly<Record<Id, string>>,
  compiler?: MessageCompiler,
): Voice<Id> {
  const fill = createFill(language);
  const say = (id: Id, values: MessageValues = {}): string => {
    const message: unknown = catalogue[id];
    // A name out of a table is said as it is, and an id without a message too.
    if (message === undefined) return id;
    const isSource = compiler !== undefined && typeof message === 'string';
    return fill(isSource ? compiler(message) : message, withoutTurns(values));
  };
  const knows = (id: string): id is Id => Object.hasOwn(catalogue, id);
  return Object.assign(say, { knows });
}

/** Within a name they would turn the words and figures around it. */
const turningSigns = /[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/gu;

function withoutTurns(values: MessageValues): MessageValues {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' ? value.replaceAll(turningSigns, '') : value,
    ]),
  );
}

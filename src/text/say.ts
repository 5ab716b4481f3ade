import { setupI18n } from '@lingui/core';
import { type MessageId, messages } from './en.ts';

/** The values a message is filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message of some catalogue: its id and values in, the sentence out. */
export type Voice<Id extends string> = (id: Id, values?: MessageValues) => string;

/** Says a message of the app's catalogue in the chosen language. */
export type Say = Voice<MessageId>;

/** The languages there is a catalogue for, by their BCP 47 tag. */
export const languages = ['en'] as const;

/** The tag of a language there is a catalogue for. */
export type Language = (typeof languages)[number];

/** Makes of an ICU message what can be said at once. */
type MessageCompiler = Parameters<ReturnType<typeof setupI18n>['setMessagesCompiler']>[0];

/**
 * The voice of one language; messages are ICU, so that plurals and numbers follow the language. The build compiles them for
 * the page; where nothing was built, it takes a compiler.
 */
export function createSay(language: Language, compiler?: MessageCompiler): Say {
  return createVoice(language, messages, compiler);
}

/** The voice of one catalogue, as {@link createSay} makes it of the app's own. */
export function createVoice<Id extends string>(
  language: Language,
  catalogue: Readonly<Record<Id, string>>,
  compiler?: MessageCompiler,
): Voice<Id> {
  const i18n = setupI18n();
  if (compiler !== undefined) i18n.setMessagesCompiler(compiler);
  i18n.load(language, catalogue);
  i18n.activate(language);
  return (id, values = {}) => i18n._(id, values);
}

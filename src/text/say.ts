import { setupI18n } from '@lingui/core';
import { type MessageId, messages } from './en.ts';

/** The values a message is filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message of the catalogue in the chosen language: its id and values in, the sentence out. */
export type Say = (id: MessageId, values?: MessageValues) => string;

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
  const i18n = setupI18n();
  if (compiler !== undefined) i18n.setMessagesCompiler(compiler);
  i18n.load(language, messages);
  i18n.activate(language);
  return (id, values = {}) => i18n._(id, values);
}

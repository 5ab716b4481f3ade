import { setupI18n } from '@lingui/core';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import { type MessageId, messages } from './en.ts';

/** The values a message is filled with. */
export type MessageValues = Readonly<Record<string, string | number>>;

/** Says a message of the catalogue in the chosen language: its id and values in, the sentence out. */
export type Say = (id: MessageId, values?: MessageValues) => string;

/** The languages there is a catalogue for, by their BCP 47 tag. */
export const languages = ['en'] as const;

/** The tag of a language there is a catalogue for. */
export type Language = (typeof languages)[number];

/** The voice of one language; messages are ICU, so that plurals and numbers follow the language. */
export function createSay(language: Language): Say {
  const i18n = setupI18n();
  i18n.setMessagesCompiler(compileMessage);
  i18n.load(language, messages);
  i18n.activate(language);
  return (id, values = {}) => i18n._(id, values);
}

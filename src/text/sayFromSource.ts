import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createSay, createVoice, type Language, type Say, type Voice } from './say.ts';

/** The voice of one language where no build has compiled the messages, as for the headless commands. */
export function sayFromSource(language: Language): Say {
  return createSay(language, compileMessage);
}

/** The voice of a catalogue of its own, as {@link sayFromSource}. */
export function voiceFromSource<Id extends string>(
  language: Language,
  catalogue: Readonly<Record<Id, string>>,
): Voice<Id> {
  return createVoice(language, catalogue, compileMessage);
}

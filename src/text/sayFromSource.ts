import { compileMessage } from '@lingui/message-utils/compileMessage';
import { english } from './english.ts';
import { createSay, createVoice, type Say, type Voice } from './say.ts';

/** The English voice where no build has compiled the messages, as for the headless commands. */
export function sayFromSource(): Say {
  return createSay('en', english, compileMessage);
}

/** The English voice of a catalogue of its own, as {@link sayFromSource}. */
export function voiceFromSource<Id extends string>(
  catalogue: Readonly<Record<Id, string>>,
): Voice<Id> {
  return createVoice('en', catalogue, compileMessage);
}

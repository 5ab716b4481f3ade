import { compileMessage } from '@lingui/message-utils/compileMessage';
import { createSay, type Language, type Say } from './say.ts';

/** The voice of one language where no build has compiled the messages, as for the headless commands. */
export function sayFromSource(language: Language): Say {
  return createSay(language, compileMessage);
}

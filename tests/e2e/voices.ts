import { compileMessage } from '@lingui/message-utils/compileMessage';
import { messages as en } from '../../src/text/en.ts';
import type { Language } from '../../src/text/languages.ts';
import { createSay, type Say } from '../../src/text/say.ts';
import { messages as zhHans } from '../../src/text/zhHans.ts';
import { messages as zhHant } from '../../src/text/zhHant.ts';

/** The voice of every language, as the page has it. */
export const voices: Readonly<Record<Language, Say>> = {
  en: createSay('en', en, compileMessage),
  'zh-Hant': createSay('zh-Hant', zhHant, compileMessage),
  'zh-Hans': createSay('zh-Hans', zhHans, compileMessage),
};

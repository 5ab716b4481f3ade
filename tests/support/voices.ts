import { compileMessage } from '@lingui/message-utils/compileMessage';
import { words as zhHansClimbing } from '../../src/text/climbing/zhHansClimbing.ts';
import { words as zhHantClimbing } from '../../src/text/climbing/zhHantClimbing.ts';
import { english } from '../../src/text/english.ts';
import { words as zhHansFar } from '../../src/text/far/zhHansFar.ts';
import { words as zhHantFar } from '../../src/text/far/zhHantFar.ts';
import type { Language } from '../../src/text/languages.ts';
import { createSay, type Say } from '../../src/text/say.ts';
import { words as zhHansFirst } from '../../src/text/zhHans.ts';
import { words as zhHansLater } from '../../src/text/zhHansLater.ts';
import { words as zhHantFirst } from '../../src/text/zhHant.ts';
import { words as zhHantLater } from '../../src/text/zhHantLater.ts';

/** The voice of every language, with the words of late families. */
export const voices: Readonly<Record<Language, Say>> = {
  en: createSay('en', english, compileMessage),
  'zh-Hant': createSay(
    'zh-Hant',
    { ...zhHantFirst, ...zhHantLater, ...zhHantClimbing, ...zhHantFar },
    compileMessage,
  ),
  'zh-Hans': createSay(
    'zh-Hans',
    { ...zhHansFirst, ...zhHansLater, ...zhHansClimbing, ...zhHansFar },
    compileMessage,
  ),
};

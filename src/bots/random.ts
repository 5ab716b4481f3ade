import type { Bot } from './bot.ts';
import { chooseAny } from './chooseAny.ts';

/** Any legal play, each as likely. */
export const playAtRandom: Bot = (view, random) => chooseAny(view.legal, random);

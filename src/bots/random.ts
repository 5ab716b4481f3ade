import { botAtOnce } from './bot.ts';
import { chooseAny } from './chooseAny.ts';

/** Any legal play, each as likely. */
export const playAtRandom = botAtOnce(({ legal }, random) => chooseAny(legal, random));

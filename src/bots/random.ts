import { botAtOnce } from './bot.ts';
import { chooseAny } from './chooseAny.ts';

export const playAtRandom = botAtOnce(({ legal }, random) => chooseAny(legal, random));

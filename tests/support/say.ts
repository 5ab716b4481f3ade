import { english } from '../../src/text/english.ts';
import { createSay } from '../../src/text/say.ts';

export const say = createSay('en', english);

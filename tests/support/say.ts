import { english } from '../../src/text/english.ts';
import { createSay } from '../../src/text/say.ts';

/** The English voice of the app. */
export const say = createSay('en', english);

import { messages } from '../../src/text/en.ts';
import { createSay } from '../../src/text/say.ts';

/** The English voice of the app. */
export const say = createSay('en', messages);

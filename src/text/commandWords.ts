import commands from './en/commands.json' with { type: 'json' };
import { voiceFromSource } from './sayFromSource.ts';

/**
 * Says what is wrong with a command line. Its words are no part of the catalogue that the page
 * loads.
 */
export const sayOfCommand = voiceFromSource(commands);

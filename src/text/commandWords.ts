import commands from './en/commands.json' with { type: 'json' };
import { voiceFromSource } from './sayFromSource.ts';

/** Its words are no part of the catalogue that the page loads. */
export const sayOfCommand = voiceFromSource(commands);

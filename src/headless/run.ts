import { sayOfCommand } from '../text/commandWords.ts';
import type { Streams } from './command.ts';
import { findCommand, usage } from './commands.ts';

/** What a command was run with besides its options. */
export interface Surroundings extends Streams {
  /** Writes to standard error. */
  readonly complain: (text: string) => void;
}

/**
 * Runs a command line.
 * @returns the exit status: 0 when all went well, 1 when a record was wrong, 2 for an unusable command line
 */
export async function run(args: readonly string[], around: Surroundings): Promise<number> {
  const [name, ...options] = args;
  if (name === '--help') {
    await around.write(usage());
    return 0;
  }
  const command = findCommand(name);
  if (command === undefined) {
    around.complain(
      `${name === undefined ? '' : `${sayOfCommand('command.unknown', { name })}\n`}${usage()}`,
    );
    return 2;
  }
  const read = command.read(options);
  if (!read.ok) {
    around.complain(
      `${command.name}: ${read.problem}\n${sayOfCommand('command.usage')} ${command.name} ${command.usage}`,
    );
    return 2;
  }
  return (await read.value(around)) ? 0 : 1;
}

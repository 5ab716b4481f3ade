import { sayOfCommand } from '../text/commandWords.ts';
import type { Surroundings } from './command.ts';
import { findCommand, usage } from './commands.ts';

/**
 * Runs a command line.
 * @returns the exit status: 0 when all went well, 1 when a record was wrong or a worker died, 2 for an unusable command line
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

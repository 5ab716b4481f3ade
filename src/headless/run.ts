import { sayOfCommand } from '../text/commandWords.ts';
import type { Surroundings } from './command.ts';
import { findCommand, type NamedCommand, usage } from './commands.ts';
import { joinFamilies } from './joinFamilies.ts';

/**
 * The exit status: 0 when all went well, 1 when a record was wrong or a worker died, 2 for an
 * unusable command line.
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
  return await runCommand(command, options, around);
}

/** Runs a command with its options. | @returns the exit status, as {@link run} gives it */
export async function runCommand(
  { name, usage, read }: NamedCommand,
  options: readonly string[],
  around: Surroundings,
): Promise<number> {
  await joinFamilies();
  const command = read(options);
  if (command.ok) return (await command.value(around)) ? 0 : 1;
  around.complain(`${name}: ${command.problem}\n${sayOfCommand('command.usage')} ${name} ${usage}`);
  return 2;
}

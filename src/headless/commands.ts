import { sayOfCommand } from '../text/commandWords.ts';
import { analyseCommand } from './analyse.ts';
import { arenaCommand } from './arena.ts';
import { benchCommand } from './bench.ts';
import { chooseCommand } from './choose.ts';
import type { Command } from './command.ts';
import { dealCommand } from './deal.ts';
import { perftCommand, replayCommand } from './replay.ts';
import { scoreCommand } from './score.ts';
import { supposedCommand, toldCommand } from './told.ts';

export interface NamedCommand {
  readonly name: string;
  readonly usage: string;
  readonly read: Command;
}

const commands: readonly NamedCommand[] = [
  {
    name: 'deal',
    usage: '--variant V --players N --seed S [--count K] [--starter I] [--rules JSON]',
    read: dealCommand,
  },
  { name: 'replay', usage: '< records', read: replayCommand },
  { name: 'perft', usage: '--depth D < records', read: perftCommand },
  { name: 'score', usage: '--variant V [--rules JSON] < catches', read: scoreCommand },
  {
    name: 'choose',
    usage: '--bot NAME [--budget MS | --samples N] [--seed S] < records',
    read: chooseCommand,
  },
  {
    name: 'analyse',
    usage: '--bot NAME [--samples N] [--seed S] < records',
    read: analyseCommand,
  },
  {
    name: 'arena',
    usage:
      '--variant V --players N --bots A,B[,C[,D]] --deals K --seed S [--rules JSON] [--budget MS | --samples N] [--cores N]',
    read: arenaCommand,
  },
  { name: 'told', usage: '< records with seats', read: toldCommand },
  { name: 'supposed', usage: '[--seed S] < answers of told', read: supposedCommand },
  { name: 'bench', usage: '[--players N] [--seconds S] [--of plays|fills]', read: benchCommand },
];

export function findCommand(name: string | undefined): NamedCommand | undefined {
  return commands.find((command) => command.name === name);
}

/** A line for each command. */
export function usage(): string {
  const lines = commands.map((command) => `  ${command.name} ${command.usage}`);
  return [
    `${sayOfCommand('command.usage')} npm run -s headless -- COMMAND [options]`,
    ...lines,
  ].join('\n');
}

import process from 'node:process';
import { arenaTableCommand } from './arenaTable.ts';
import { runCommand } from './run.ts';
import { surroundings } from './surroundings.ts';

const command = {
  name: 'arena:table',
  usage:
    '[--only VARIANT] [--bots A,B[,C[,D]]] [--deals K] [--budget MS | --samples N] [--cores N]',
  read: arenaTableCommand(new URL('../bots/MEASURED.md', import.meta.url)),
};

process.exitCode = await runCommand(command, process.argv.slice(2), surroundings);

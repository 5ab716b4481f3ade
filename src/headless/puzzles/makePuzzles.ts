import process from 'node:process';
import { runCommand } from '../run.ts';
import { surroundings } from '../surroundings.ts';
import { puzzlesCommand } from './puzzlesCommand.ts';

const command = {
  name: 'puzzles',
  usage: '[--game G] [--days D]',
  read: puzzlesCommand(new URL('../../puzzles/lists/', import.meta.url)),
};

process.exitCode = await runCommand(command, process.argv.slice(2), surroundings);

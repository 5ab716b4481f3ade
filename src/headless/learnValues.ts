import process from 'node:process';
import { runCommand } from './run.ts';
import { surroundings } from './surroundings.ts';
import { trainCommand } from './train.ts';

const command = {
  name: 'train',
  usage: '[--variant V] [--players N] [--rounds R] [--seed S]',
  read: trainCommand((family) => new URL(`../bots/${family}/values/learned/`, import.meta.url)),
};

process.exitCode = await runCommand(command, process.argv.slice(2), surroundings);

import process from 'node:process';
import { runCommand } from '../run.ts';
import { surroundings } from '../surroundings.ts';
import { trainClimbingCommand } from './train.ts';

const command = {
  name: 'train:climbing',
  usage: '[--variant V] [--players N] [--rounds R] [--seed S]',
  read: trainClimbingCommand(new URL('../../bots/climbing/values/learned/', import.meta.url)),
};

process.exitCode = await runCommand(command, process.argv.slice(2), surroundings);

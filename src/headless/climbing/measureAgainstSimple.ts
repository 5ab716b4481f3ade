import process from 'node:process';
import { runCommand } from '../run.ts';
import { surroundings } from '../surroundings.ts';
import { againstSimpleCommand } from './againstSimple.ts';

const command = {
  name: 'against-simple',
  usage: '--variant V --players N --bot B --deals D [--seed S] [--budget MS | --samples K]',
  read: againstSimpleCommand,
};

process.exitCode = await runCommand(command, process.argv.slice(2), surroundings);

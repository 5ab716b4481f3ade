import { expect, test } from 'vitest';
import { runCommand } from './command.ts';

const { env } = process;
const node = `"${process.execPath}"`;

test('a command tells what it wrote and whether it succeeded', async () => {
  const said = `${node} -e "console.log('out'); console.error('err')"`;
  const { succeeded, output } = await runCommand(said, { env, limit: 10 });
  expect(succeeded).toBe(true);
  expect(output).toContain('out\n');
  expect(output).toContain('err\n');
  expect(await runCommand(`${node} -e "process.exit(3)"`, { env, limit: 10 })).toEqual({
    succeeded: false,
    output: '',
  });
});

test('a command without end is ended with what it has started, and has failed', async () => {
  const hangs = 'setInterval(() => undefined, 1000)';
  const program = `
    require('node:child_process').spawn(process.execPath, ['-e', '${hangs}'], { stdio: 'inherit' });
    ${hangs}`.replaceAll('\n', ' ');
  // What it has started holds its output open until it ends too.
  expect(await runCommand(`${node} -e "${program}"`, { env, limit: 0.02 })).toEqual({
    succeeded: false,
    output: '\nIt was ended, for it took longer than 0.02 minutes.\n',
  });
});

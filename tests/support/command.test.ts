import { once } from 'node:events';
import { createServer } from 'node:net';
import { expect, test } from 'vitest';
import type { Timer } from '../../src/store/timer.ts';
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
  // What it has started says that it runs, and then its time is over.
  const ways: { pass?: () => void } = {};
  const server = createServer(() => ways.pass?.()).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the server has a port');
  const hangs = `require('node:net').connect(${address.port}, '127.0.0.1').on('error', () => 0)`;
  const program = `
    require('node:child_process').spawn(process.execPath, ['-e', process.argv[1]],
      { stdio: 'inherit' });
    setInterval(() => undefined, 1000)`.replaceAll('\n', ' ');
  const timer: Timer = (callback) => {
    ways.pass = callback;
    return () => undefined;
  };
  // What it has started holds its output open until it ends too.
  const command = `${node} -e "${program}" "${hangs}"`;
  expect(await runCommand(command, { env, limit: 3, timer })).toEqual({
    succeeded: false,
    output: '\nIt was ended, for it took longer than 3 minutes.\n',
  });
  server.close();
});

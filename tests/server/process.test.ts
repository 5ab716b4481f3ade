import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { builtServer } from '../support/builtServer.ts';
import { addressFrom, type ServerProcess, startServer } from '../support/serverProcess.ts';

const isWindows = process.platform === 'win32';
/** Windows ends a process without a word to it. */
const endedByItself = isWindows ? null : 0;

let folder: string;
const started: ServerProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'hosted-'));
});

afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(folder, { recursive: true });
});

async function start(settings: Readonly<Record<string, string>>): Promise<ServerProcess> {
  const file = await builtServer(folder);
  const server = startServer(file, { DATA: join(folder, 'data'), ...settings });
  started.push(server);
  return server;
}

// Making the server and starting processes may take long on a busy machine.
describe('the built server', { timeout: 120_000 }, () => {
  test('serves the page and tells of itself below its path until it is told to end, and then ends', async () => {
    const server = await start({ BASE: '/games/lakes', OPEN_TABLES: 'anyone' });
    const address = await addressFrom(server);
    expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/games\/lakes\/$/);
    expect(await (await fetch(address)).text()).toContain('A page');
    expect((await fetch(`${address}online/health`)).status).toBe(200);
    // One who has begun to ask, and one who stays connected, keep it from nothing.
    const asking = get(address, { headers: { 'Content-Length': '5' } });
    asking.on('error', () => {});
    await once(asking, 'response');
    expect((await fetch(`${address}online/health`)).status).toBe(200);
    server.child.kill('SIGTERM');
    const { code, output, complaints } = await server.ended;
    expect({ code, complaints }).toEqual({ code: endedByItself, complaints: '' });
    expect(output).toBe(`Fifteen Lakes is at ${address}\n`);
  });

  test('prints the word that opens tables, which nobody else on the machine may read', async () => {
    const server = await start({});
    await addressFrom(server);
    server.child.kill('SIGINT');
    const { code, output } = await server.ended;
    expect(code).toBe(endedByItself);
    const file = join(folder, 'data', 'word');
    const word = readFileSync(file, 'utf8').trim();
    expect(output).toMatch(new RegExp(`^Fifteen Lakes is at \\S+, .* is ${word}\n$`));
    if (!isWindows) expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('says in one sentence that its port is in use, its folder no folder, or a setting of no use', async () => {
    const other = createServer();
    await new Promise<void>((listens) => other.listen(0, '127.0.0.1', listens));
    const at = other.address();
    if (at === null || typeof at === 'string') throw new Error('The server has no port.');
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const tries = [
      [{ PORT: `${at.port}` }, `Port ${at.port} is in use; set PORT to another.\n`],
      [{ DATA: file }, `The folder ${file} cannot be written; set DATA to one that can.\n`],
      [{ BASE: '..' }, 'BASE must be a path such as /games/lakes/.\n'],
    ] as const;
    const servers = await Promise.all(tries.map(([settings]) => start(settings)));
    const ends = await Promise.all(servers.map(({ ended }) => ended));
    other.close();
    expect(ends).toEqual(tries.map(([, complaints]) => ({ code: 1, output: '', complaints })));
  });
});

test('npm run serve says that npm run build comes first', () => {
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.serve).toMatch(/ && node src\/build\/serve\.js$/);
  mkdirSync(join(folder, 'src', 'build'), { recursive: true });
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }');
  const file = join(folder, 'src', 'build', 'serve.js');
  copyFileSync('src/build/serve.js', file);
  const serve = () => spawnSync(process.execPath, [file], { encoding: 'utf8' });
  const none = {
    status: 1,
    stdout: '',
    stderr: 'There is no server yet: npm run build makes it.\n',
  };
  expect(serve()).toMatchObject(none);
  mkdirSync(join(folder, 'dist-server'));
  writeFileSync(join(folder, 'dist-server', 'server.mjs'), 'console.log("It serves.")');
  expect(serve()).toMatchObject({ status: 0, stdout: 'It serves.\n', stderr: '' });
});

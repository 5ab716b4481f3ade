import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import process from 'node:process';
import { expect, test } from 'vitest';

/** Has a process say what it would ask for. */
const tellsAddress =
  'globalThis.fetch = async (address) => { console.log(address); return { ok: true }; };';

test.each([
  [{}, 'http://localhost:8015/online/health'],
  [{ HOST: ' ', PORT: '', BASE: '' }, 'http://localhost:8015/online/health'],
  [{ HOST: '127.0.0.2', PORT: '80' }, 'http://127.0.0.2:80/online/health'],
  [{ HOST: '::1', BASE: 'games/lakes' }, 'http://[::1]:8015/games/lakes/online/health'],
])('a container with the settings %j asks for its health at %s', (env, address) => {
  const dockerfile = readFileSync('src/server/Dockerfile', 'utf8');
  const [, command = ''] = /^HEALTHCHECK .* CMD (.*)$/m.exec(dockerfile) ?? [];
  const [, ...asked]: string[] = JSON.parse(command);
  const first = ['--import', `data:text/javascript,${encodeURIComponent(tellsAddress)}`];
  const { stdout, status } = spawnSync(process.execPath, [...first, ...asked], { env });
  expect([stdout.toString(), status]).toEqual([`${address}\n`, 0]);
});

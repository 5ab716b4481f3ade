import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tablesBeside } from '../../src/build/tablesBeside.ts';

const page = '<head></head><body>the page</body>';
const mark = '<meta name="fifteen-lakes-tables" content="online/" />';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'));
  writeFileSync(join(folder, 'index.html'), page);
  writeFileSync(join(folder, 'serviceWorker.js'), 'keep([{"revision":"1a","url":"index.html"}])');
  writeFileSync(join(folder, 'other.js'), 'other');
  vi.stubEnv('DATA', join(folder, 'data'));
});

afterEach(() => {
  vi.unstubAllEnvs();
  rmSync(folder, { recursive: true });
});

const settings = () => ({
  configFile: false as const,
  logLevel: 'silent' as const,
  plugins: [tablesBeside()],
  optimizeDeps: { noDiscovery: true, include: [] },
  publicDir: false as const,
});

/** They are there soon after the page, on a busy machine too. */
const patience = { timeout: 100_000 };

async function healthy(address: string): Promise<void> {
  const answer = await fetch(`${address}online/health`);
  expect(await answer.json()).toMatchObject({ log: 'ok' });
}

test('npm start serves tables beside the page, which says so', async () => {
  const server = await createServer({
    ...settings(),
    base: './',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  await vi.waitFor(() => healthy(address), patience);
  const started = await (await fetch(address)).text();
  expect(started).toContain('<div id="root"');
  expect(started.split(mark)).toHaveLength(2);
  await server.close();
});

test('npm run preview serves tables below the path of the page, which says so', async () => {
  const server = await preview({
    ...settings(),
    base: '/lakes/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  expect(address).toMatch(/\/lakes\/$/);
  await vi.waitFor(() => healthy(address), patience);
  for (const name of ['', '?from=home', 'index.html']) {
    const answer = await fetch(address + name);
    expect(answer.headers.get('content-type')).toBe('text/html;charset=utf-8');
    expect((await answer.text()).split(mark)).toHaveLength(2);
  }
  const worker = await (await fetch(`${address}serviceWorker.js`)).text();
  expect(worker).toMatch(/^keep.*"url":"index.html"/);
  expect(worker).not.toContain('"1a"');
  expect(await (await fetch(`${address}other.js`)).text()).toBe('other');
  // Only what is sent is marked.
  expect(readFileSync(join(folder, 'index.html'), 'utf8')).toBe(page);
  rmSync(join(folder, 'index.html'));
  expect((await fetch(address)).status).toBe(404);
  await server.close();
});

test('where the folder cannot be written the page is served, and it is said why tables are not', async () => {
  vi.stubEnv('DATA', join(folder, 'index.html'));
  const said: string[] = [];
  const customLogger = {
    ...{ info: () => {}, warn: () => {}, warnOnce: () => {}, clearScreen: () => {} },
    ...{ hasErrorLogged: () => false, hasWarned: false },
    error: (words: string) => said.push(words),
  };
  const server = await preview({
    ...{ ...settings(), customLogger },
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  expect(await (await fetch(address)).text()).toContain('the page');
  await vi.waitFor(() => expect(said).toHaveLength(1), patience);
  await server.close();
  expect(said[0]).toContain('cannot be written; set DATA to one that can.');
});

test('tests and builds leave them out', () => {
  const { apply } = tablesBeside();
  if (typeof apply !== 'function') throw new Error('It says nothing of where it applies.');
  const applies = (command: 'serve' | 'build', mode: string) => apply({}, { command, mode });
  expect(applies('serve', 'development')).toBe(true);
  expect(applies('serve', 'production')).toBe(true);
  expect(applies('serve', 'test')).toBe(false);
  expect(applies('build', 'production')).toBe(false);
});

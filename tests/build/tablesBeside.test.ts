import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createServer, preview } from 'vite';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { tablesBeside } from '../../src/build/tablesBeside.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'beside-'));
  writeFileSync(join(folder, 'index.html'), 'the page');
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

test('npm start serves tables beside the page', async () => {
  const server = await createServer({
    ...settings(),
    base: './',
    server: { host: '127.0.0.1', port: 0 },
  });
  await server.listen();
  const [address = ''] = server.resolvedUrls?.local ?? [];
  await vi.waitFor(() => healthy(address), patience);
  expect(await (await fetch(address)).text()).toContain('<div id="root"');
  await server.close();
});

test('npm run preview serves tables below the path of the page', async () => {
  const server = await preview({
    ...settings(),
    base: '/lakes/',
    build: { outDir: folder },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const [address = ''] = server.resolvedUrls?.local ?? [];
  expect(address).toMatch(/\/lakes\/$/);
  await vi.waitFor(() => healthy(address), patience);
  expect(await (await fetch(address)).text()).toBe('the page');
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
  expect(await (await fetch(address)).text()).toBe('the page');
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

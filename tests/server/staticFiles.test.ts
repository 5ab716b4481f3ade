import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyPacked, packFiles } from '../../src/build/packedPage.ts';
import { staticFiles } from '../../src/server/staticFiles.ts';

const base = '/games/lakes/';
const long = 'The lake is wide. '.repeat(100);

let folder: string;
let server: Server;
let site: string;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'page-'));
  const built = join(folder, 'built');
  mkdirSync(join(built, 'assets'), { recursive: true });
  writeFileSync(join(built, 'index.html'), `<title>Lakes</title>${long}`);
  writeFileSync(join(built, 'serviceWorker.js'), `// ${long}`);
  writeFileSync(join(built, 'manifest.webmanifest'), JSON.stringify({ long }));
  writeFileSync(join(built, 'robots.txt'), 'User-agent: *');
  writeFileSync(join(built, 'icon.png'), long);
  writeFileSync(join(built, '.secret'), long);
  writeFileSync(join(built, 'assets', 'index-a1b2c3.js'), `// ${long}`);
  writeFileSync(join(built, 'assets', 'gone-a1b2c3.png'), long);
  await packFiles(built);
  await copyPacked(built, join(folder, 'page'));
  server = createServer(staticFiles(join(folder, 'page'), base));
  await new Promise<void>((listens) => server.listen(0, '127.0.0.1', listens));
  const at = server.address();
  if (at === null || typeof at === 'string') throw new Error('The server has no port.');
  site = `http://127.0.0.1:${at.port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
  rmSync(folder, { recursive: true });
});

const ask = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${site}${path}`, { method, headers, redirect: 'manual' });

describe('the files of the page', () => {
  test.each([
    ['', 'text/html;charset=utf-8', 'no-cache'],
    ['index.html', 'text/html;charset=utf-8', 'no-cache'],
    ['?from=home', 'text/html;charset=utf-8', 'no-cache'],
    ['serviceWorker.js', 'text/javascript', 'no-cache'],
    ['manifest.webmanifest', 'application/manifest+json', 'no-cache'],
    ['assets/index-a1b2c3.js', 'text/javascript', 'public, max-age=31536000, immutable'],
  ])('“%s” comes compressed, and with the headers of the README', async (path, type, cache) => {
    const readme = readFileSync('README.md', 'utf8');
    const [, policy] = /^Content-Security-Policy: (.+)$/m.exec(readme) ?? [];
    expect(policy).toContain("frame-ancestors 'none'");
    for (const packing of ['br', 'gzip', 'identity']) {
      const answer = await ask(`${base}${path}`, { 'accept-encoding': packing });
      expect(answer.status).toBe(200);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': cache,
        'content-security-policy': policy,
        'content-type': type,
        vary: 'Accept-Encoding',
        'x-content-type-options': 'nosniff',
      });
      expect(answer.headers.get('content-encoding') ?? 'identity').toBe(packing);
      expect(Number(answer.headers.get('content-length')) < 200).toBe(packing !== 'identity');
      expect(await answer.text()).toContain(long);
    }
  });

  test('what is compressed in itself, or would grow, comes as it is', async () => {
    for (const path of ['icon.png', 'robots.txt']) {
      const answer = await ask(`${base}${path}`, { 'accept-encoding': 'br, gzip' });
      expect(answer.status).toBe(200);
      expect(answer.headers.get('content-encoding')).toBeNull();
      await answer.text();
    }
  });

  test('a file that a device has by now is not sent again', async () => {
    const first = await ask(`${base}index.html`);
    await first.text();
    const etag = first.headers.get('etag') ?? '';
    const again = await ask(`${base}index.html`, { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(again.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    `${base}none.html`,
    `${base}assets/old-a1b2c3.js`,
    `${base}.secret`,
    '/',
    '/games/',
    '/index.html',
  ])('nothing is at %s, and nobody keeps that in mind', async (path) => {
    const answer = await ask(path);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('cache-control')).toBe('no-cache');
    expect(answer.headers.get('content-security-policy')).not.toBeNull();
    expect(await answer.text()).toBe('');
  });

  test.each([
    '../../../secret',
    '..%2f..%2fsecret',
    '%2e%2e/secret',
    '%',
    '%00',
    '//index.html/..',
  ])('the path %s leads out of nothing', async (path) => {
    const asked = request(`${site}/`, { path: `${base}${path}` });
    const status = await new Promise((resolve, reject) => {
      asked.on('error', reject);
      asked.on('response', async (answer) => {
        await text(answer);
        resolve(answer.statusCode);
      });
      asked.end();
    });
    expect(status).toBe(404);
  });

  test('the path without its last slash leads to the page', async () => {
    const answer = await ask('/games/lakes?from=home');
    expect(answer.status).toBe(308);
    expect(answer.headers.get('location')).toBe('/games/lakes/?from=home');
  });

  test('nothing can be sent to it', async () => {
    const answer = await ask(base, {}, 'POST');
    expect(answer.status).toBe(405);
    expect(answer.headers.get('allow')).toBe('GET, HEAD');
    const head = await ask(base, {}, 'HEAD');
    expect(head.status).toBe(200);
    expect(await head.text()).toBe('');
  });

  test.each(['bytes=5-2', 'bytes=0-3', 'bytes=99999999-', 'bytes=-', 'lines=1'])(
    'asked for the part %s it sends the whole',
    async (range) => {
      const answer = await ask(`${base}icon.png`, { range });
      expect(answer.status).toBe(200);
      expect(await answer.text()).toBe(long);
    },
  );

  test('a file that a newer build has taken away ends one request and nothing else', async () => {
    rmSync(join(folder, 'page', 'assets', 'gone-a1b2c3.png'));
    await expect(
      ask(`${base}assets/gone-a1b2c3.png`).then((answer) => answer.text()),
    ).rejects.toThrow();
    const answer = await ask(base);
    expect(answer.status).toBe(200);
    await answer.text();
  });
});

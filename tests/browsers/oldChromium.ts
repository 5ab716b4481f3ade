import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';

/** The oldest that the build promises to serve. */
const version = '111.0.0';
const folder = resolve('node_modules/.cache/fifteen-lakes/chromium', version);

/** The path of an old Chromium, which is fetched once: it is too large to be a dependency. */
export function oldChromiumPath(): string {
  const path = join(folder, 'chromium');
  if (existsSync(path)) return path;
  mkdirSync(folder, { recursive: true });
  const packed = ['pack', `@sparticuz/chromium@${version}`, '--silent'];
  execFileSync('npm', [...packed, '--pack-destination', folder]);
  execFileSync('tar', ['-xzf', `sparticuz-chromium-${version}.tgz`], { cwd: folder });
  const program = brotliDecompressSync(readFileSync(join(folder, 'package/bin/chromium.br')));
  // Under its name once it is whole.
  writeFileSync(`${path}.part`, program, { mode: 0o755 });
  renameSync(`${path}.part`, path);
  return path;
}

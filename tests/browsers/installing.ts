import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The files with these names in the folders where programs are looked for. */
export function onPath(names: readonly string[]): string[] {
  const folders = (process.env.PATH ?? '').split(delimiter).filter((folder) => folder !== '');
  return names
    .flatMap((name) => folders.map((folder) => join(folder, name)))
    .filter((path) => existsSync(path));
}

/** Installs packages of Debian and its kin, which only root may do. */
export function installByApt(packages: readonly string[]): void {
  if (process.getuid?.() !== 0 || !ran('apt-get', ['--version'])) return;
  ran('apt-get', ['update']);
  ran('apt-get', ['install', '-y', '--no-install-recommends', ...packages]);
}

/** Whether a command ran and succeeded; what it complains of is shown. */
export function ran(command: string, args: readonly string[]): boolean {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  return spawnSync(command, args, { env, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

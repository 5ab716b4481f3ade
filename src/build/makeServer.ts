import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { copyPacked, packFiles } from './packedPage.ts';
import { bundledServer } from './serverBundle.ts';
import { filesWithTables } from './tablesPage.ts';

/**
 * Packs the built page for hosts that send what lies packed, and makes the folder that is all a
 * server of tables needs besides Node: the server, and that page.
 */

const into = 'dist-server';

const server = await bundledServer('src/server/main.ts');
await rm(into, { recursive: true, force: true });
await mkdir(into);
// By this ending Node takes it for a module wherever the folder lies.
await writeFile(join(into, 'server.mjs'), server);
await packFiles('dist');
await copyPacked('dist', join(into, 'page'), await filesWithTables('dist'));
process.stdout.write(`${into}/server.mjs has ${Math.round(server.length / 1000)} kB.\n`);

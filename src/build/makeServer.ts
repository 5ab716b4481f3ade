import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { packPage } from './packedPage.ts';
import { bundledServer } from './serverBundle.ts';
import { filesWithTables } from './tablesPage.ts';

/** Makes the folder that is all a host needs besides Node: the server, and the built page. */

const into = 'dist-server';

const server = await bundledServer('src/server/main.ts');
await rm(into, { recursive: true, force: true });
await mkdir(into);
// By this ending Node takes it for a module wherever the folder lies.
await writeFile(join(into, 'server.mjs'), server);
await packPage('dist', join(into, 'page'), await filesWithTables('dist'));
process.stdout.write(`${into}/server.mjs has ${Math.round(server.length / 1000)} kB.\n`);

// Plain JavaScript, so that nothing has to be made ready for it.
import { existsSync } from 'node:fs';

const server = new URL('../../dist-server/server.mjs', import.meta.url);

if (existsSync(server)) {
  await import(server.href);
} else {
  process.stderr.write('There is no server yet: npm run build makes it.\n');
  process.exitCode = 1;
}

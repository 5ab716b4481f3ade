import { parseArgs } from 'node:util';
import { builtFiles, openHost } from '../e2e/host.ts';
import { openDesk } from './desk.ts';

const { values } = parseArgs({
  options: { browser: { type: 'string', default: 'firefox' }, dist: { type: 'string', default: 'dist' } },
});
const t0 = Date.now();
const host = await openHost(builtFiles(values.dist));
const desk = await openDesk(values.browser === 'chromium' ? 'chromium' : 'firefox', host.address);
console.log('started', Date.now() - t0);
await desk.open();
console.log('opened', Date.now() - t0);
await new Promise((r) => setTimeout(r, 3000));
await desk.hush();
await desk.keys('Tab'); await desk.quiet();
console.log(await desk.focused());
await desk.keys('Tab'); await desk.quiet();
for (const u of desk.spoken()) console.log(u.sent - t0, (u.ended ?? 0) - t0, u.words, u.lost ? `[lost: ${u.lost}]` : '');
console.log(await desk.region());
await desk.stop();
await host.close();

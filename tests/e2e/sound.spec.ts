import { fileURLToPath } from 'node:url';
import { expect } from '@playwright/test';
import { build } from 'vite';
import { type Cue, cueNames } from '../../src/ui/sound/cue.ts';
import { test } from './watchedTest.ts';

/** What was heard of some cues, full scale being 1. */
interface Heard {
  readonly peak: number;
  /** The largest step between two samples in the first millisecond. */
  readonly firstStep: number;
  /** The largest sample of the last half second. */
  readonly rest: number;
}

/** The most that a turn can bring at once. */
const together: readonly (readonly Cue[])[] = [
  ['stack', 'tile-on-tile', 'group', 'round-over'],
  ['tile-on-tile', 'supreme', 'line', 'win'],
  ['trick', 'four', 'other-supreme', 'defeat'],
];

/** The sounds as a script that leaves `createSounds` in the page. */
async function soundsScript(): Promise<string> {
  const entry = fileURLToPath(new URL('../../src/ui/sound/sounds.ts', import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, lib: { entry, formats: ['iife'], name: 'sounds' } },
  });
  if (!Array.isArray(built)) throw new Error('the sounds were not built once');
  const [chunk] = built.flatMap(({ output }) => output);
  if (chunk?.type !== 'chunk') throw new Error('the sounds are no script');
  return chunk.code;
}

/** Plays cues into four seconds of samples and measures them, in the page. */
function listeningTo(cues: readonly Cue[]): string {
  return `(async () => {
    const context = new OfflineAudioContext(1, 4 * 48000, 48000);
    Object.defineProperty(context, 'state', { value: 'running' });
    sounds.createSounds(() => context).play(${JSON.stringify(cues)});
    const samples = (await context.startRendering()).getChannelData(0);
    const loudest = (part) => part.reduce((most, sample) => Math.max(most, Math.abs(sample)), 0);
    const first = samples.findIndex((sample) => sample !== 0);
    const steps = samples.slice(first, first + 48).map((sample, at, all) => sample - (all[at - 1] ?? 0));
    return { peak: loudest(samples), firstStep: loudest(steps), rest: loudest(samples.slice(-24000)) };
  })()`;
}

test('every cue is heard, is quiet, begins without a click and dies away', async ({ page }) => {
  await page.addScriptTag({ content: await soundsScript() });
  for (const cues of [...cueNames.map((cue) => [cue]), ...together]) {
    const { peak, firstStep, rest } = await page.evaluate<Heard>(listeningTo(cues));
    const what = cues.join(' ');
    expect(peak, what).toBeGreaterThan(0.05);
    expect(peak, what).toBeLessThan(0.4);
    expect(firstStep, what).toBeLessThan(peak / 4);
    expect(rest, what).toBe(0);
  }
});

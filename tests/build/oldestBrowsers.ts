import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { progressive } from './oldest/progressive.ts';
import { newInScript } from './oldest/scripts.ts';
import { newInStyles } from './oldest/styles.ts';

/**
 * Holds the built files to the oldest browsers: each part of the language, of styles or of the page
 * that one of those lacks is named as one that the app does without.
 */

const readers: Readonly<Record<string, (text: string) => string[]>> = {
  js: newInScript,
  css: newInStyles,
};

const found = readdirSync('dist', { recursive: true, encoding: 'utf8' }).flatMap((name) => {
  const read = readers[/\.(\w+)$/.exec(name)?.[1] ?? ''];
  const parts = read?.(readFileSync(join('dist', name), 'utf8')) ?? [];
  return parts.map((part) => ({ name, part }));
});
const wrong = [
  ...found
    .filter(({ part }) => !(part in progressive))
    .map(({ name, part }) => `${name} has what one of the oldest browsers lacks: ${part}`),
  ...Object.keys(progressive)
    .filter((part) => found.every((one) => one.part !== part))
    .map((part) => `The app does without ${part}, and has it nowhere.`),
];

process.stdout.write(
  `${new Set(found.map(({ part }) => part)).size} things are done without in the oldest browsers.\n`,
);
for (const line of wrong) process.stderr.write(`${line}\n`);
process.exitCode = wrong.length === 0 ? 0 : 1;

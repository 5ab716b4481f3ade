import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const longest = 300;
const widest = 100;

const files = readdirSync('src', { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && /\.(tsx?|css)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));

describe('files', () => {
  test('the check saw files', () => {
    expect(files.length).toBeGreaterThan(0);
  });

  test(`no file is longer than ${longest} lines`, () => {
    const lengths = files.map((path) => ({
      path,
      lines: readFileSync(path, 'utf8').trimEnd().split('\n').length,
    }));
    expect(lengths.filter(({ lines }) => lines > longest)).toEqual([]);
  });

  test(`no comment is wider than the ${widest} columns that the code keeps`, () => {
    const wide = files.flatMap((path) =>
      readFileSync(path, 'utf8')
        .split('\n')
        .filter((line) => line.length > widest && /^\s*(\/\/|\/?\*)/.test(line))
        .filter((line) => !line.includes('biome-ignore'))
        .map((line) => `${path}: ${line.trim()}`),
    );
    expect(wide).toEqual([]);
  });

  test('every file is named after what it holds', () => {
    const vague = /^(utils?|helpers?|common|misc|types|constants)\./i;
    expect(files.filter((path) => vague.test(basename(path)))).toEqual([]);
  });
});

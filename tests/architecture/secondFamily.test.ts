import { execFile } from 'node:child_process';
import {
  cpSync,
  mkdtempSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

/** An error of the compiler. */
interface Fault {
  readonly path: string;
  readonly message: string;
}

/** The tables that give each family what is its own. */
const table = /^src\/families\/([a-z]+)\.ts$/;

/** The one game of the toy. */
const variant = 'hot-tile';

/** The words that a variant has, whatever its family. */
const words = [
  `start.variant.${variant}.about`,
  `start.variant.${variant}.known`,
  `variant.${variant}`,
];

/** What an error quotes that has the name of the toy's game in it. */
function quotedIn({ message }: Fault): readonly string[] {
  const quoted = [...message.matchAll(/"([^"]*)"/g)].map(([, text = '']) => text);
  return quoted.filter((text) => text.includes(variant));
}

/** Whether an error is that such words are missing. */
function lacksWords(fault: Fault): boolean {
  const quoted = quotedIn(fault);
  return quoted.length > 0 && quoted.every((text) => words.includes(text));
}

/** Puts the toy among the families that are there from the start, in a copy of the project. */
function addToy(copy: string): void {
  const path = join(copy, 'src/engine/families.ts');
  const before = readFileSync(path, 'utf8');
  const place = 'type Early = ';
  if (!before.includes(place)) throw new Error(`${path} has no “${place}” any more`);
  const after = before.replace(place, `${place}typeof toy | `);
  writeFileSync(path, `import type { toy } from '../../tests/families/toy.ts';\n${after}`);
}

/** What the project's own compiler says of a copy of the project. */
async function faultsIn(copy: string): Promise<readonly Fault[]> {
  const tsc = resolve('node_modules/@typescript/native/bin/tsc');
  const telling = ['--pretty', 'false', '--noErrorTruncation'];
  // One checker, as in `npm run types`: each further one reads much of the project anew.
  const args = [tsc, '--project', '.', ...telling, '--checkers', '1'];
  const options = { cwd: copy, maxBuffer: 64 * 1024 * 1024 };
  const said = await new Promise<string>((tell, fail) => {
    execFile(process.execPath, args, options, (error, stdout) => {
      // Errors in what it compiles are told on stdout, and end it as a failure too.
      if (error !== null && stdout === '') fail(error);
      else tell(stdout);
    });
  });
  const lines = said.split(/\r?\n/).filter((line) => /^\S/.test(line));
  return lines.map((line) => {
    const [, path = '', message = line] = /^(.+)\(\d+,\d+\): (.*)$/.exec(line) ?? [];
    return { path, message };
  });
}

describe('with a second family in src/engine/families.ts', () => {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'second-family-')));
  let faults: readonly Fault[] = [];

  beforeAll(async () => {
    for (const path of ['src', 'tests/families/toy.ts', 'tsconfig.json', 'package.json']) {
      cpSync(path, join(copy, path), { recursive: true });
    }
    symlinkSync(resolve('node_modules'), join(copy, 'node_modules'), 'junction');
    addToy(copy);
    faults = await faultsIn(copy);
  }, 180_000);

  afterAll(() => rmSync(copy, { recursive: true, force: true }));

  test('the compiler asks for its lines in nine tables', () => {
    const asking = faults.flatMap(({ path }) => table.exec(path)?.[1] ?? []);
    expect(new Set(asking)).toEqual(
      new Set(['names', 'rules', 'figures', 'facts', 'match', 'sheet', 'rooms', 'far', 'tools']),
    );
  });

  test('the compiler asks for its words', () => {
    const asked = faults.filter(lacksWords).flatMap(quotedIn);
    expect([...new Set(asked)].toSorted()).toEqual(words);
  });

  test('the compiler asks for nothing else: let a wing take the games of all families or narrow them (findVariant of its door, narrow.ts), and let a table of src/families say what differs', () => {
    const others = faults.filter((fault) => !table.test(fault.path) && !lacksWords(fault));
    expect(others.map(({ path, message }) => `${path}: ${message.slice(0, 300)}`)).toEqual([]);
  });
});

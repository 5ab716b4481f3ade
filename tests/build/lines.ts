import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Prints of what the project is made: of the files as they lie there, and beside them, where a
 * commit is named, of that commit.
 */

/** What was counted, by what it is, in the order in which it is printed. */
type Counts = ReadonlyMap<string, string>;

interface Source {
  readonly path: string;
  readonly lines: readonly string[];
}

/** The rooms of tables far away. */
const isOnline = (path: string): boolean =>
  /^src\/(?:(?:store|ui)\/)?(?:online|server)\//.test(path);
const isScript = (path: string): boolean => /\.tsx?$/.test(path);

function git(...args: readonly string[]): string {
  return execFileSync('git', args, { encoding: 'utf8', maxBuffer: 1 << 28 });
}

function sourcesIn(folder: string, paths: readonly string[]): readonly Source[] {
  return paths.map((path) => {
    const text = readFileSync(join(folder, path), 'utf8');
    return { path, lines: text.split('\n').slice(0, -1) };
  });
}

const sum = (sources: readonly Source[]): number =>
  sources.reduce((all, { lines }) => all + lines.length, 0);

/** How many lines are of an import, and how many of a comment. */
function kindsIn(sources: readonly Source[]): {
  readonly imports: number;
  readonly comments: number;
} {
  let imports = 0;
  let comments = 0;
  for (const { lines } of sources) {
    let open: 'import' | 'comment' | undefined;
    for (const line of lines.map((one) => one.trim())) {
      if (open === undefined && line.startsWith('import ')) open = 'import';
      if (open === undefined && line.startsWith('/*')) open = 'comment';
      if (open === 'import') imports += 1;
      else if (open === 'comment' || line.startsWith('//')) comments += 1;
      if (open === (line.endsWith('*/') ? 'comment' : line.endsWith(';') && 'import')) {
        open = undefined;
      }
    }
  }
  return { imports, comments };
}

/** The rules of style sheets, and their declarations as they are written. */
function stylesIn(sources: readonly Source[]) {
  const text = sources
    .map(({ lines }) => lines.join('\n'))
    .join('\n')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '');
  const declarations = [...text.matchAll(/[;{]\s*([\w-]+:[^;{}]+)(?=;)/g)].map(([, one = '']) =>
    one.replaceAll(/\s+/g, ' '),
  );
  const rules = [...text.matchAll(/([^;{}]+)\{/g)].filter(([, head = '']) => !/^\s*@/.test(head));
  return {
    rules: rules.length,
    declarations: declarations.length,
    unique: new Set(declarations).size,
  };
}

/** How many names are exported by several files of one kind of room; words of languages aside. */
function sharedNamesIn(sources: readonly Source[]): number {
  const homes = new Map<string, Set<string>>();
  const exported = /^export (?:async )?(?:function\*?|const|class|type|interface) (\w+)/;
  for (const { path, lines } of sources) {
    if (path.startsWith('src/text/')) continue;
    const home = path.replace(/\/(?:fishing|climbing)\//, '/*/');
    for (const line of lines) {
      const [, name] = exported.exec(line) ?? [];
      if (name !== undefined) homes.set(name, (homes.get(name) ?? new Set()).add(home));
    }
  }
  return [...homes.values()].filter((paths) => paths.size > 1).length;
}

function counted(folder: string, paths: readonly string[]): Counts {
  const read = (where: (path: string) => boolean) => sourcesIn(folder, paths.filter(where));
  const source = read((path) => path.startsWith('src/') && isScript(path));
  const styles = read((path) => path.startsWith('src/') && path.endsWith('.css'));
  const tests = read((path) => path.startsWith('tests/') && isScript(path));
  const lines = sum(source);
  const { imports, comments } = kindsIn(source);
  const { rules, declarations, unique } = stylesIn(styles);
  const sizes = source.map((one) => one.lines.length).toSorted((a, b) => a - b);
  const tables = source.flatMap((one) => one.lines.filter((line) => isFamilyTable.test(line)));
  const share = (part: number) => `${part} (${((100 * part) / lines).toFixed(1)} %)`;
  return new Map(
    Object.entries({
      'lines of source': lines,
      '… outside the rooms of tables far away': sum(source.filter(({ path }) => !isOnline(path))),
      '… of imports': share(imports),
      '… of comments': share(comments),
      'files of source': source.length,
      'median file, lines': sizes[Math.floor(sizes.length / 2)] ?? 0,
      'longest file, lines': sizes.at(-1) ?? 0,
      'lines of styles': sum(styles),
      'rules of styles': rules,
      declarations: declarations,
      'unique declarations': unique,
      'lines of tests': sum(tests),
      'files of tests': tests.length,
      'tables with a line for each family': tables.length,
      'exported names with several homes': sharedNamesIn(source),
    }).map(([what, value]): [string, string] => [what, String(value)]),
  );
}

/** A value with an entry for each family, or for each that loads late. */
const isFamilyTable = /\bRecord<(?:Early|Late)?FamilyId,|\[Family in LateFamilyId\]/;

/** What was counted of a commit, which is written out for as long as that takes. */
function countedOf(commit: string): Counts {
  const folder = mkdtempSync(join(tmpdir(), 'lines-'));
  try {
    const archive = execFileSync('git', ['archive', commit, 'src', 'tests'], {
      maxBuffer: 1 << 30,
    });
    execFileSync('tar', ['-x', '-C', folder], { input: archive });
    const paths = git('ls-tree', '-r', '--name-only', commit, 'src', 'tests').trim().split('\n');
    return counted(folder, paths);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const [commit] = process.argv.slice(2);
const now = counted('.', git('ls-files', 'src', 'tests').trim().split('\n'));
const then = commit === undefined ? undefined : countedOf(commit);
for (const [what, value] of now) {
  const before = then === undefined ? '' : (then.get(what) ?? '').padStart(16);
  process.stdout.write(`${what.padEnd(42)}${before}${value.padStart(16)}\n`);
}

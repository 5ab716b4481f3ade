import { readdirSync, readFileSync } from 'node:fs';
import {
  cruise,
  type ICruiseOptions,
  type ICruiseResult,
  type IForbiddenRuleType,
} from 'dependency-cruiser';
import extractTsConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { beforeAll, describe, expect, test } from 'vitest';
import { familyIds } from '../../src/engine/index.ts';
import { words } from '../../src/text/en.ts';

interface Room {
  readonly rooms: readonly string[];
  readonly packages: readonly string[];
  /** Single files of other rooms, as a pattern. */
  readonly files?: string;
  /** What it may ask of the families. */
  readonly families?: readonly string[];
  readonly node?: true;
}

const allowed: Readonly<Record<string, Room>> = {
  engine: { rooms: [], packages: [] },
  records: { rooms: ['engine'], packages: ['valibot', 'seedrandom'], families: ['rules', 'far'] },
  bots: { rooms: ['engine'], packages: [] },
  review: { rooms: ['engine', 'records', 'bots'], packages: ['valibot'], families: ['figures'] },
  puzzles: { rooms: ['engine', 'records', 'review'], packages: ['valibot'], families: ['names'] },
  online: {
    rooms: ['engine', 'records'],
    packages: ['valibot', '@noble/hashes'],
    // The names of bots.
    files: '^src/bots/levels\\.ts$',
  },
  server: {
    rooms: ['engine', 'records', 'bots', 'online'],
    packages: ['valibot', 'socket.io', 'sirv'],
    families: ['far', 'joinNamed', 'tools'],
    // What version of the app it is.
    files: '^package\\.json$',
    node: true,
  },
  store: {
    rooms: ['engine', 'records', 'bots', 'review', 'puzzles', 'lessons', 'online'],
    packages: ['zustand', 'valibot', 'idb-keyval', 'socket.io-client'],
    families: ['names', 'facts', 'rules', 'figures', 'far', 'joinNamed', 'tools', 'ledgerForms'],
    // The settings take their choices from the lists of what there is, and the announcer the stops
    // between what it tells; no words come with them.
    files: '^src/text/(heardSentences|languages|nameSystems)\\.ts$',
  },
  lessons: { rooms: ['engine', 'records'], packages: [], families: ['facts'] },
  text: { rooms: ['engine'], packages: ['@lingui'], families: ['rules', 'words', 'lateEnglish'] },
  ui: {
    rooms: ['engine', 'records', 'bots', 'review', 'puzzles', 'lessons', 'online', 'store', 'text'],
    packages: ['react', 'react-dom', 'zustand', 'uqr'],
    families: [
      'names',
      'facts',
      'rules',
      'joinNamed',
      'match',
      'sheet',
      'rooms',
      'joining',
      'ways',
      'puzzleLists',
    ],
  },
  // What the build alone runs: nothing of it comes into the page.
  build: {
    rooms: ['engine', 'lessons', 'text', 'store', 'ui', 'server'],
    families: ['names', 'facts', 'rules', 'tools'],
    packages: ['subset-font', 'vite', '@lingui', 'react', 'react-dom', 'zustand'],
    // The releases of Node that are served.
    files: '^package\\.json$',
    node: true,
  },
  headless: {
    rooms: ['engine', 'records', 'bots', 'review', 'puzzles', 'text'],
    packages: ['valibot'],
    families: ['names', 'rules', 'far', 'tools'],
    node: true,
  },
};

const directions = Object.entries(allowed).map(
  ([room, { rooms, packages, files, families = [], node }]) => {
    const tables = families.length === 0 ? [] : [`^src/families/(${families.join('|')})\\.ts$`];
    const inside = `^src/(${[room, ...rooms].join('|')})/`;
    const outside = packages.map((name) => `^node_modules/(@types/)?${name}/`);
    const imports = [...rooms, ...packages, ...(node ? ['node'] : [])].join(', ');
    return {
      title: `${room} imports ${imports === '' ? 'nothing but itself' : `only ${imports}`}`,
      rule: {
        name: room,
        from: { path: `^src/${room}/` },
        to: {
          pathNot: [inside, ...tables, ...outside, ...(files === undefined ? [] : [files])],
          ...(node ? { dependencyTypesNot: ['core' as const] } : {}),
        },
      } satisfies IForbiddenRuleType,
    };
  },
);

/** The folders of the families, as they are called in every room. */
const family = `(${familyIds.join('|')})`;
/** The families that join once their code is loaded. */
const lateFamilyIds = familyIds.filter((id) => id !== 'fishing');
/** What belongs to a family. */
const inWing = `^src/[a-z]+/${family}/`;
/** The tables that give each family what is its own. */
const inFamilyTable = '^src/(engine/families|families/[a-zA-Z]+)\\.ts$';

/**
 * The files in which a family gives the house what is its own, with their tables, by the stage at
 * which they load: the rooms that each of them may import besides what loads before it.
 */
const stages: Readonly<Record<string, readonly string[]>> = {
  names: [],
  rules: ['engine', 'records', 'text'],
  facts: ['lessons'],
  lateRules: ['engine', 'records'],
  match: ['engine', 'store', 'text', 'ui'],
  sheet: ['engine', 'ui'],
  rooms: ['engine', 'ui'],
  wing: ['engine', 'store', 'text', 'ui'],
  far: ['engine', 'records'],
  tools: ['bots', 'records', 'review', 'headless', 'text', 'ui'],
};

const shapes: readonly { title: string; rule: IForbiddenRuleType }[] = [
  {
    title:
      'the engine is entered through its index.ts, a family through the index.ts in its folder',
    rule: {
      name: 'engine-door',
      from: { pathNot: '^src/engine/' },
      to: { path: '^src/engine/', pathNot: `^src/engine/(${family}/)?index\\.ts$` },
    },
  },
  {
    title:
      'outside its wings no file names a family: ask rulesOf, or a table of src/families for what differs',
    rule: {
      name: 'family-wing',
      from: { pathNot: [inWing, inFamilyTable] },
      to: { path: inWing },
    },
  },
  {
    title:
      'no wing of a family imports one of another: what both need belongs beside the wings of the room',
    rule: {
      name: 'family-apart',
      from: { path: inWing },
      // $1 is the family whose wing imports.
      to: { path: inWing, pathNot: '^src/[a-z]+/$1/' },
    },
  },
  {
    title:
      'what is loaded into the page names bots by their level and knows reasons, nothing more of them',
    rule: {
      name: 'bots-late',
      from: {
        path: '^src/(begin\\.ts$|main\\.tsx$|store/|ui/)',
        pathNot: '^src/store/worker\\.ts$',
      },
      to: {
        path: '^src/bots/',
        pathNot: `^src/bots/((levels|bot)\\.ts$|${family}/reasons/)`,
        dynamic: false,
      },
    },
  },
  {
    title: 'what is loaded into the page reads reviews and leaves making them to the worker',
    rule: {
      name: 'review-late',
      from: {
        path: '^src/(begin\\.ts$|main\\.tsx$|store/|ui/)',
        pathNot: '^src/store/reviewing/reviewing\\.ts$',
      },
      to: {
        path: `^src/review/(reviewRound|botPlayOut|${family}/reckoning)\\.ts$`,
        dynamic: false,
      },
    },
  },
  {
    title: 'the core of the engine knows no game',
    rule: {
      name: 'core',
      from: { path: '^src/engine/core/' },
      to: { path: '^src/engine/', pathNot: '^src/engine/core/' },
    },
  },
  {
    title: 'no import goes round in a circle',
    rule: { name: 'no-cycle', from: {}, to: { circular: true } },
  },
  {
    title: 'no file is without an import to it or from it',
    rule: { name: 'no-orphan', from: { orphan: true, pathNot: '\\.d\\.ts$' }, to: {} },
  },
  {
    title: 'every import leads somewhere',
    rule: { name: 'resolvable', from: {}, to: { couldNotResolve: true } },
  },
];

/** What the file of a family may import at a stage: its own files, and rooms. */
const ofStages = Object.entries(stages).map(([stage, rooms]) => ({
  title: `the ${stage} of a family import ${rooms.length === 0 ? 'nothing' : `only ${rooms.join(', ')}`}`,
  rule: {
    name: `family-${stage}`,
    from: { path: `^src/families/${family}/${stage}\\.ts$` },
    to: { pathNot: [`^src/(${['families', ...rooms].join('|')})/`] },
  } satisfies IForbiddenRuleType,
}));

const rules = [...directions, ...ofStages, ...shapes];

/** A folder that imports another, as `from → to`. */
interface Arrow {
  readonly from: string;
  readonly to: string;
}

/** The rooms whose folders must not go round in a circle. */
const partedRooms = ['store', 'ui'];
const folderPattern = new RegExp(`^src/(?:${partedRooms.join('|')})/(?:${family}/)?[^/]+`);

/** The folder of a parted room that a file belongs to, a file beside all folders to itself. */
function folderOf(path: string): string | undefined {
  return folderPattern.exec(path)?.[0];
}

/** The arrows of circles, and of what leads from one circle to another. */
function circlesIn(arrows: readonly Arrow[]): readonly Arrow[] {
  const left = arrows.filter(
    ({ from, to }) =>
      arrows.some((next) => next.from === to) && arrows.some((before) => before.to === from),
  );
  return left.length === arrows.length ? left : circlesIn(left);
}

/** The most files of a folder that can be taken in at a glance. */
const mostFiles = 40;

async function cruiseSources(): Promise<ICruiseResult> {
  const options: ICruiseOptions = {
    validate: true,
    ruleSet: { forbidden: rules.map(({ rule }) => ({ severity: 'error', ...rule })) },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    // Some packages have no other door.
    enhancedResolveOptions: { exportsFields: ['exports'], conditionNames: ['import', 'default'] },
  };
  const { output } = await cruise(['src'], options, undefined, {
    tsConfig: extractTsConfig('tsconfig.json'),
  });
  if (typeof output === 'string') throw new Error('dependency-cruiser answered in prose');
  return output;
}

describe('imports', () => {
  let result: ICruiseResult;
  let sources: ICruiseResult['modules'];

  beforeAll(async () => {
    result = await cruiseSources();
    sources = result.modules.filter(({ source }) => source.startsWith('src/'));
  });

  test('the check saw files and the imports between them', () => {
    expect(sources.map(({ source }) => source)).toContain('src/main.tsx');
    expect(sources.flatMap(({ dependencies }) => dependencies).length).toBeGreaterThan(0);
  });

  test('every file stands in a known room', () => {
    const known = new RegExp(
      `^src/(begin\\.ts$|main\\.tsx$|(families|${Object.keys(allowed).join('|')})/)`,
    );
    expect(sources.map(({ source }) => source).filter((path) => !known.test(path))).toEqual([]);
  });

  for (const { title, rule } of rules) {
    test(title, () => {
      const broken = result.summary.violations.filter(
        (violation) => violation.rule.name === rule.name,
      );
      expect(broken.map(({ from, to }) => `${from} → ${to}`)).toEqual([]);
    });
  }

  test(`no folder of ${partedRooms.join(' or ')} imports another in a circle: move what both need into a folder of its own`, () => {
    const arrows = sources.flatMap(({ source, dependencies }) =>
      dependencies.flatMap(({ resolved }): Arrow[] => {
        const [from, to] = [folderOf(source), folderOf(resolved)];
        return from === undefined || to === undefined || from === to ? [] : [{ from, to }];
      }),
    );
    expect(arrows).toContainEqual({ from: 'src/store/table', to: 'src/store/match' });
    expect(arrows).toContainEqual({ from: 'src/ui/fishing/table', to: 'src/ui/table' });
    const circles = circlesIn(arrows).map(({ from, to }) => `${from} → ${to}`);
    expect([...new Set(circles)]).toEqual([]);
  });

  test(`no folder of src holds more than ${mostFiles} files: part it by what its files are for`, () => {
    const files = readdirSync('src', { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    );
    const folders = files.map(({ parentPath }) => parentPath);
    expect(folders).toContain('src/engine/core');
    const countOf = (folder: string): number => folders.filter((each) => each === folder).length;
    const large = [...new Set(folders)].filter((folder) => countOf(folder) > mostFiles);
    expect(large).toEqual([]);
  });

  /**
   * The files that are loaded before the first screen: what the main script imports at once, and
   * what that imports.
   */
  function firstLoad(): string[] {
    const reached = new Set(['src/main.tsx']);
    for (const path of reached) {
      const found = sources.find(({ source }) => source === path);
      for (const { resolved, dynamic, dependencyTypes } of found?.dependencies ?? []) {
        const isErased = dependencyTypes.some((type) => type.startsWith('type-'));
        if (!dynamic && !isErased && resolved.startsWith('src/')) reached.add(resolved);
      }
    }
    return [...reached];
  }

  test('what is loaded before the first screen knows no match, and says only the words of that screen', () => {
    const loaded = firstLoad();
    expect(loaded).toContain('src/ui/start/StartScreen.tsx');
    const late = new RegExp(
      `^src/(store/(table/(table|saved)|match/match)\\.ts|families/(match|sheet|rooms|joining)\\.ts|ui/${family}/.*|ui/whole/(afterFirst|asked)\\.ts|ui/voice/voice\\.tsx)$`,
    );
    expect(loaded.filter((path) => late.test(path))).toEqual([]);
  });

  test('what is loaded before the first screen has of a family that joins late not a line', () => {
    const isLate = new RegExp(`^src/[a-z]+/(${lateFamilyIds.join('|')})/(?!names\\.ts$)`);
    expect(lateFamilyIds).not.toEqual([]);
    expect(sources.some(({ source }) => isLate.test(source))).toBe(true);
    expect(firstLoad().filter((path) => isLate.test(path))).toEqual([]);
  });

  test('what is loaded before the first screen takes little from packages', () => {
    const loaded = firstLoad();
    const taken = sources
      .filter(({ source }) => loaded.includes(source))
      .flatMap(({ dependencies }) => dependencies)
      .filter(({ dynamic, dependencyTypes }) => {
        return !dynamic && !dependencyTypes.some((type) => type.startsWith('type-'));
      })
      .map(({ module }) => module)
      .filter((name) => !name.startsWith('.'));
    expect([...new Set(taken)].sort()).toEqual([
      ...['react', 'react-dom/client', 'zustand', 'zustand/vanilla'],
    ]);
  });

  test('the first screen says every word that is loaded for it', () => {
    const code = firstLoad().map((path) => readFileSync(path, 'utf8'));
    const said = code.flatMap((text) =>
      [...text.matchAll(/say\(\s*['`]([^'`]+)['`]/g)].map(
        ([, id = '']) =>
          new RegExp(`^${id.replaceAll('.', '\\.').replaceAll(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
      ),
    );
    const unsaid = Object.keys(words).filter((id) => !said.some((pattern) => pattern.test(id)));
    expect(unsaid).toEqual([]);
  });

  test('the engine imports by relative path only', () => {
    const imports = sources
      .filter(({ source }) => source.startsWith('src/engine/'))
      .flatMap(({ source, dependencies }) =>
        dependencies.map(({ module }) => ({ source, module })),
      );
    expect(imports.filter(({ module }) => !/^\.\.?\//.test(module))).toEqual([]);
  });
});

import { resolve } from 'node:path';
import react from '@vitejs/plugin-react';
import type { Plugin, Rolldown } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { defineConfig } from 'vitest/config';
import { compiledMessages } from './src/build/compiledMessages.ts';
import { deviceLook } from './src/build/deviceLook.ts';
import { manifest } from './src/build/manifest.ts';
import { buildTarget } from './src/build/oldestBrowsers.ts';
import { scopedNames } from './src/build/scopedNames.ts';
import { shippedGlyphs } from './src/build/shippedGlyphs.ts';
import { shippedPage } from './src/build/shippedPage.ts';
import { tablesBeside } from './src/build/tablesBeside.ts';
import { workerEntryApart } from './src/build/workerEntryApart.ts';
import { lateFamilyIds } from './src/engine/index.ts';
import { JoinedLast, joinsFirst } from './tests/support/joinsFirst.ts';
import { quickExports } from './tests/support/quickExports.ts';
import { isThorough } from './tests/support/thoroughness.ts';
import { workerOptions } from './tests/support/workerOptions.ts';

/** How the names of what loads later than a file begin. */
const laterThan: Readonly<Record<string, readonly string[]>> = {
  afterFirst: ['sheet-', 'settingUp-', 'asked-', 'deviceReviewer-', 'farRoom-', 'betweenRounds-'],
  settingUp: ['farRoom-', 'betweenRounds-'],
  sheet: ['farRoom-', 'betweenRounds-'],
  asked: ['farRoom-', 'betweenRounds-'],
  farRoom: ['betweenRounds-'],
  faultScreens: ['afterFirst-'],
};

/**
 * Refuses a build that would load something earlier than the size budgets count it: with the first
 * screen what comes after it, or with the table its score sheet, what is chosen before a match or
 * the rooms beside it; with any of these the room of tables far away; and with what tells of a
 * fault all that may have failed.
 */
function firstLoadCounted(): Plugin {
  return {
    name: 'first-load-counted',
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk') continue;
        const late = chunk.isEntry ? [''] : (laterThan[chunk.name] ?? []);
        const uncounted = chunk.imports.find((name) =>
          late.some((begin) => name.startsWith(`assets/later/${begin}`)),
        );
        if (uncounted !== undefined) this.error(`${chunk.fileName} loads ${uncounted} at once.`);
      }
    },
  };
}

/**
 * Has the rooms of a late family import all other rooms, and what stands between rounds far away the
 * room of such tables, as those have always come before: so what they share lies with those, and not
 * in a file that the budgets would count as loaded earlier.
 */
function laterAfterEarlier(): Plugin {
  const lateRooms = lateFamilyIds.map((family) => `**/src/families/${family}/rooms.ts`);
  return {
    name: 'later-after-earlier',
    transform: {
      filter: { id: [...lateRooms, /\/src\/ui\/online\/betweenRounds\.ts$/] },
      handler: (code, id) =>
        id.endsWith('rooms.ts')
          ? `import '../../ui/whole/asked.ts';\n${code}`
          : `import './farRoom.ts';\n${code}`,
    },
  };
}

/** The name of a file that is loaded on demand; that of a wing begins with its family. */
function nameOnDemand(moduleIds: readonly string[]): string {
  const wings = moduleIds.map(
    (id) =>
      /\/src\/(?:bots|review|families(?=.*\/(?:wing|rooms|lateRules)\.ts$))\/(\w+)\/.+\.ts$/.exec(
        id,
      )?.[1],
  );
  const family = wings.find((wing) => wing !== undefined && wing !== 'search');
  return family === undefined ? '[name]' : `${family}-[name]`;
}

/** What is known of a late family before it has come. */
const isKnownBefore = /\/(?:families\/\w+\/(?:names|rules|facts)|lessons\/\w+\/listedLessons)\.ts$/;

/**
 * The name of what several files share: that of a family that joins late begins with its name, and
 * that of the bots that stand in on the page, of the reviewer, of the score sheet, of the set-up, of
 * the rooms beside the match or of the room of tables far away, which other screens show or load
 * parts of, with the name of those.
 */
function nameShared(moduleIds: readonly string[]): string {
  const late = lateFamilyIds.find((family) =>
    moduleIds.some((id) => id.includes(`/${family}/`) && !isKnownBefore.test(id)),
  );
  if (late !== undefined) return `${late}-shared`;
  // The review shares it with the wing of a late family, which may come first.
  if (moduleIds.some((id) => id.includes('/src/ui/review/'))) return `${lateFamilyIds[0]}-shared`;
  if (moduleIds.some((id) => id.includes('/src/ui/scores/'))) return 'sheet-shared';
  if (moduleIds.some((id) => id.includes('/src/ui/setup/'))) return 'settingUp-shared';
  if (moduleIds.some((id) => id.includes('/src/online/'))) return 'betweenRounds-shared';
  if (moduleIds.some((id) => id.includes('/src/records/seenRecord.ts'))) return 'farRoom-shared';
  if (moduleIds.every((id) => id.includes('/src/bots/'))) return 'bots-shared';
  if (moduleIds.some((id) => id.includes('/src/review/'))) return 'deviceReviewer-shared';
  return moduleIds.some((id) => /\/src\/ui\/(?:page|share)\//.test(id)) ? 'asked-shared' : 'shared';
}

/**
 * The values that the bots of a family have learned are a file of their own, which is the same in
 * the build of the page and in that of the worker: so a device fetches and keeps them once.
 */
const learnedValues = {
  name: (id: string) => `learned/${familyLearnedFor(id) ?? ''}`,
  test: (id: string) => familyLearnedFor(id) !== undefined,
  // Before the groups of what is loaded first.
  priority: 5,
};

function familyLearnedFor(moduleId: string): string | undefined {
  return /\/src\/bots\/(\w+)\/values\/learned\//.exec(moduleId)?.[1];
}

/** Tells of modules whether a file of `src/ui` takes them, with all that those take, at once. */
function takenBy(file: string): (id: string, graph: ModuleGraph) => boolean {
  let taken: Set<string> | undefined;
  return (id, graph) => {
    if (taken === undefined) {
      taken = new Set([resolve('src/ui', file)]);
      for (const one of taken) {
        for (const next of graph.getModuleInfo(one)?.importedIds ?? []) taken.add(next);
      }
    }
    return taken.has(id);
  };
}

type ModuleGraph = Pick<Rolldown.PluginContext, 'getModuleInfo'>;

const isAfterFirst = takenBy('whole/afterFirst.ts');
const isOfFaults = takenBy('fault/faultScreens.ts');

/** What the page of a fault takes too lies apart, as that must not fail with the rest. */
const takenByFaultsToo = {
  name: (id: string, graph: ModuleGraph) =>
    isAfterFirst(id, graph) && isOfFaults(id, graph) ? 'shared' : null,
  priority: 2,
};

/** All else that comes right after the first screen is one file, however many later ones share it. */
const afterFirst = {
  name: (id: string, graph: ModuleGraph) => (isAfterFirst(id, graph) ? 'afterFirst' : null),
  priority: 1,
};

/** Where the file of such values lies; undefined for any other file. */
function learnedFile(name: string): string | undefined {
  return name.startsWith('learned/') ? 'assets/[name]-[hash:6].js' : undefined;
}

/**
 * Tests that put a stand-in in the place of a module (`vi.mock`), load one anew, or have a family
 * join what was loaded without it.
 */
const withStandIns = 'tests/**/*.mocked.test.{ts,tsx}';

/** Tests of what a late family does on a page, or in a store, that it has joined. */
const withJoined = 'tests/**/*.joined.test.{ts,tsx}';

export default defineConfig({
  base: './',
  plugins: [
    compiledMessages(),
    deviceLook(),
    shippedGlyphs(),
    react(),
    firstLoadCounted(),
    laterAfterEarlier(),
    shippedPage(),
    tablesBeside(),
    VitePWA({
      // The page registers it by itself, see src/store/offline.
      injectRegister: false,
      strategies: 'injectManifest',
      srcDir: 'src/store/offline',
      filename: 'serviceWorker.ts',
      manifest,
      includeManifestIcons: false,
      injectManifest: {
        rollupFormat: 'iife',
        // Everything, with the manifest, but the icons of an installed app, which the device
        // fetches by itself.
        globPatterns: ['**/*.{html,js,css,woff2,svg}'],
        dontCacheBustURLsMatching: /^assets\//,
      },
    }),
  ],
  css: scopedNames,
  build: {
    target: buildTarget,
    // Only Safari before 17 needs it, and there the early script has a tag of its own.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: ['index.html', 'src/begin.ts'],
      output: {
        codeSplitting: {
          groups: [
            // All that the early script takes is in it, and nowhere else.
            { name: 'begin', test: /\/src\/begin\.ts$/, priority: 4 },
            learnedValues,
            // All else that the first screen takes is one file, however many later ones share it.
            { name: 'index', tags: ['$initial'], priority: 3 },
            takenByFaultsToo,
            afterFirst,
          ],
        },
        // Six signs tell builds apart: each file that names another one takes room for them.
        entryFileNames: 'assets/[name]-[hash:6].js',
        // The size budget counts every file directly in assets/, so what is loaded on demand, and
        // what is shared by several such files, lies apart. What they share with the first load is
        // part of that.
        chunkFileNames: ({ facadeModuleId, isDynamicEntry, moduleIds, name: group }) => {
          const learned = learnedFile(group);
          if (learned !== undefined) return learned;
          if (facadeModuleId?.includes('/src/text/')) return 'assets/language/[name]-[hash:6].js';
          if (group === 'afterFirst') return 'assets/later/[name]-[hash:6].js';
          const name = isDynamicEntry
            ? nameOnDemand([facadeModuleId ?? ''])
            : nameShared(moduleIds);
          return `assets/later/${name}-[hash:6].js`;
        },
        assetFileNames: ({ names }) =>
          names.some((name) => name.endsWith('.css') && name !== 'index.css')
            ? 'assets/later/[name]-[hash:6][extname]'
            : 'assets/[name]-[hash:6][extname]',
      },
    },
  },
  worker: {
    format: 'es',
    plugins: () => [workerEntryApart()],
    rolldownOptions: {
      output: {
        // What the worker begins with lies in a file that its entry imports, so that no later file
        // imports from the entry itself.
        codeSplitting: {
          groups: [
            learnedValues,
            { name: 'thinking', test: /^(?!.*\/src\/store\/worker\.ts$)/, tags: ['$initial'] },
          ],
        },
        entryFileNames: 'assets/worker/[name]-[hash:6].js',
        chunkFileNames: ({ moduleIds, name }) =>
          learnedFile(name) ?? `assets/worker/${nameOnDemand(moduleIds)}-[hash:6].js`,
      },
    },
  },
  test: {
    // A slow machine is no failure.
    testTimeout: isThorough ? 1_800_000 : 300_000,
    hookTimeout: 300_000,
    // Far from UTC, with summer in November, and with digits of its own where a test does not say
    // which language it means: so none leans on the machine that it was written on.
    env: { TZ: 'Pacific/Chatham', LC_ALL: 'ar_EG.UTF-8' },
    coverage: { include: ['src/**'], reportsDirectory: 'coverage' },
    // Files of tests share a worker, its modules and its page: making those anew for each costs
    // more than most of the tests.
    isolate: false,
    maxWorkers: '100%',
    execArgv: workerOptions,
    // Each project makes a module ready once, for later runs too, until the module, this file or
    // what this file imports changes.
    experimental: { fsModuleCache: true },
    // So what a test has changed is put back after it, here and in tests/support/setup.ts.
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: ['tests/support/watchStandIns.ts'],
    sequence: { sequencer: JoinedLast },
    projects: [
      {
        extends: true,
        plugins: [joinsFirst(), quickExports()],
        test: {
          name: 'node',
          environment: './tests/support/plainNode.ts',
          include: ['tests/**/*.test.ts'],
          exclude: [withJoined, withStandIns],
          setupFiles: ['tests/support/noneJoins.ts'],
        },
      },
      {
        extends: true,
        plugins: [joinsFirst(), quickExports()],
        test: {
          name: 'page',
          environment: './tests/support/sharedJsdom.ts',
          include: ['tests/**/*.test.tsx', withJoined],
          exclude: [withStandIns],
          setupFiles: [
            'tests/support/shaken.ts',
            'tests/support/setup.ts',
            'tests/support/noneJoins.ts',
          ],
        },
      },
      {
        extends: true,
        plugins: [quickExports()],
        test: {
          name: 'stand-ins',
          environment: 'jsdom',
          include: [withStandIns],
          setupFiles: ['tests/support/shaken.ts', 'tests/support/setup.ts'],
          // A stand-in for a module is met only by those who load the module after it, and by all
          // of them; a family that has joined stays. So each file has modules and a page of its own,
          // though not a process, which would take as long as its tests.
          isolate: true,
          pool: 'vmForks',
        },
      },
    ],
  },
});

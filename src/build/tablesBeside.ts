import { Server } from 'node:http';
import { resolve } from 'node:path';
import {
  type ConfigEnv,
  createServer,
  loadEnv,
  type Plugin,
  type PreviewServer,
  type ResolvedConfig,
  type UserConfig,
  type ViteDevServer,
} from 'vite';
import type { attachBeside } from '../server/besideVite.ts';
import { readConfig } from '../server/config.ts';
import { filesWithTables, withTablesMark } from './tablesPage.ts';

const settings = ['DATA', 'OPEN_TABLES', 'ORIGINS', 'PROXY'];

/** The types of the built files that are others where there are tables. */
const types = new Map([
  ['index.html', 'text/html;charset=utf-8'],
  ['serviceWorker.js', 'text/javascript'],
]);

/**
 * A Vite plugin that has `npm start` and `npm run preview` serve tables at the port of the page,
 * and the page say so. A Vite of its own loads the server of tables, and only then: tests and
 * builds, which read the same configuration, need not wait for it.
 */
export function tablesBeside(): Plugin {
  return {
    name: 'tables-beside',
    apply: (_, { command, mode }: ConfigEnv) => command === 'serve' && mode !== 'test',
    // What is kept there is nothing of the page.
    config: (_, { mode }): UserConfig => {
      const config = readConfig(loadEnv(mode, process.cwd(), settings));
      return config.ok ? { server: { watch: { ignored: [`${config.value.data}/**`] } } } : {};
    },
    transformIndexHtml: withTablesMark,
    configureServer: serveTables,
    configurePreviewServer: (server) => {
      serveTablesPage(server);
      serveTables(server);
    },
  };
}

/** Answers before Vite, which would send the page as it was built for any host. */
function serveTablesPage({ config: { root, base, build }, middlewares }: PreviewServer): void {
  const built = resolve(root, build.outDir);
  middlewares.use((request, response, next) => {
    const [path = ''] = (request.url ?? '').split('?');
    const name = path === base ? 'index.html' : path.slice(base.length);
    const type = types.get(name);
    if (type === undefined || !path.startsWith(base)) {
      next();
      return;
    }
    const answer = (files: ReadonlyMap<string, string>) => {
      response.setHeader('Content-Type', type);
      response.setHeader('Cache-Control', 'no-cache');
      response.end(files.get(name));
    };
    // Read each time, for it may be built anew meanwhile; Vite says so where nothing is built.
    filesWithTables(built).then(answer, () => next());
  });
}

/** The page comes first; tables are loaded after it. */
function serveTables({ config, httpServer }: ViteDevServer | PreviewServer): void {
  if (!(httpServer instanceof Server)) return;
  httpServer.once('listening', () => {
    const serving = loadTables(httpServer, config);
    const tell = (problem: unknown) =>
      config.logger.error(`There are no tables for friends far apart. ${problem}`);
    serving.then(({ problem }) => problem !== null && tell(problem), tell);
    httpServer.once('close', () => {
      serving.then(({ close }) => close()).catch(() => undefined);
    });
  });
}

async function loadTables(server: Server, { base, mode, root }: ResolvedConfig) {
  const loader = await createServer({
    configFile: false,
    root,
    appType: 'custom',
    logLevel: 'warn',
    // It would make packages ready for pages, which takes ten times as long as all else here.
    optimizeDeps: { noDiscovery: true, include: [] },
    server: { middlewareMode: true, ws: false, watch: null },
  });
  const loaded: Readonly<Record<string, unknown>> = await loader.ssrLoadModule(
    '/src/server/besideVite.ts',
  );
  const attach = loaded.attachBeside;
  if (!isAttach(attach)) throw new Error('The server of tables has nothing to begin with.');
  const attached = await attach(server, loadEnv(mode, process.cwd(), settings), base);
  return {
    problem: attached.ok ? null : attached.problem,
    close: async (): Promise<void> => {
      if (attached.ok) await attached.value.close();
      await loader.close();
    },
  };
}

function isAttach(part: unknown): part is typeof attachBeside {
  return typeof part === 'function';
}

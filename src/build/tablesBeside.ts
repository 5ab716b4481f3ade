import { Server } from 'node:http';
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

/** The settings of a server of tables that mean something beside Vite. */
const settings = ['DATA', 'OPEN_TABLES', 'ORIGINS', 'PROXY'];

/**
 * A Vite plugin that has `npm start` and `npm run preview` serve tables at the port of the page. A
 * Vite of its own loads the server of tables, and only then: tests and builds, which read the same
 * configuration, need not wait for it.
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
    configureServer: serveTables,
    configurePreviewServer: serveTables,
  };
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

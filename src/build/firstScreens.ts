import { createServer } from 'vite';
import { type Language, languages } from '../text/languages.ts';
import { compiledMessages } from './compiledMessages.ts';
import { scopedNames } from './scopedNames.ts';

/** @param root the folder of the project */
export async function firstScreens(root: string): Promise<ReadonlyMap<Language, string>> {
  const server = await createServer({
    root,
    configFile: false,
    appType: 'custom',
    logLevel: 'warn',
    plugins: [compiledMessages()],
    css: scopedNames,
    server: { middlewareMode: true, hmr: false, ws: false, watch: null },
    optimizeDeps: { noDiscovery: true },
  });
  try {
    const module: Readonly<Record<string, unknown>> = await server.ssrLoadModule(
      '/src/build/firstScreen.tsx',
    );
    const { renderFirstScreen } = module;
    if (typeof renderFirstScreen !== 'function') throw new Error('Nothing draws the first screen.');
    const screens = new Map<Language, string>();
    for (const language of languages) {
      const screen: unknown = await renderFirstScreen(language);
      if (typeof screen !== 'string') throw new Error(`No first screen was drawn in ${language}.`);
      screens.set(language, screen);
    }
    return screens;
  } finally {
    await server.close();
  }
}

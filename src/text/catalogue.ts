import type { Catalogue } from './en.ts';
import type { Language } from './languages.ts';
import type { NameSystem } from './nameSystems.ts';

const loaders: Readonly<Record<Language, () => Promise<{ readonly messages: Catalogue }>>> = {
  en: () => import('./en.ts'),
  'zh-Hant': () => import('./zhHant.ts'),
  'zh-Hans': () => import('./zhHans.ts'),
};

/**
 * Loads the words of one language, with the tiles named in the system that is wished for or, without one, in the language's
 * own way. Rejects where the network fails.
 */
export async function loadCatalogue(
  language: Language,
  system: NameSystem | undefined,
): Promise<Catalogue> {
  const [{ messages }, names] = await Promise.all([
    loaders[language](),
    system === undefined ? undefined : import('./nameTable.ts'),
  ]);
  return system === undefined || names === undefined
    ? messages
    : { ...messages, ...names.tileNamesIn(system, language) };
}

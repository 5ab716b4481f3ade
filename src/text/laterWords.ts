import type { LaterWords } from './enLater.ts';
import type { Language } from './languages.ts';
import { type LateId, type LateWords, loadLateWords } from './lateWords.ts';
import type { NameSystem } from './nameSystems.ts';

/** What a language has after the first screen; of what brings words along, only what is wanted. */
export type LoadedLater = LaterWords & Partial<LateWords>;

const laterWords: Readonly<Record<Language, () => Promise<{ readonly words: LaterWords }>>> = {
  en: () => import('./enLater.ts'),
  'zh-Hant': () => import('./zhHantLater.ts'),
  'zh-Hans': () => import('./zhHansLater.ts'),
};

/** As `loadCatalogue` is asked for. Rejects where the network fails. */
export async function loadLater(
  language: Language,
  system: NameSystem | undefined,
  late: readonly LateId[],
  isHongKong: boolean,
): Promise<LoadedLater> {
  const layers: Promise<{ readonly words: Partial<LoadedLater> }>[] = late.map((id) =>
    loadLateWords[id][language](),
  );
  if (isHongKong && language === 'zh-Hant') layers.push(import('./zhHantHongKong.ts'));
  if (system !== undefined) layers.push(namesIn(system, language));
  const [later, ...others] = await Promise.all([laterWords[language](), ...layers]);
  let own: LoadedLater = later.words;
  for (const { words } of others) own = { ...own, ...words };
  return own;
}

async function namesIn(system: NameSystem, language: Language) {
  const { tileNamesIn } = await import('./nameTable.ts');
  return { words: tileNamesIn(system, language) };
}

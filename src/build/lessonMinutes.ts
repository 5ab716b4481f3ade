import { compileMessage } from '@lingui/message-utils/compileMessage';
import { familyIds, lateFamilyIds } from '../engine/index.ts';
import { joinFamily, loadRules } from '../families/rules.ts';
import { loadEffort } from '../families/tools.ts';
import { lessons } from '../lessons/lessons.ts';
import { loadCatalogue } from '../text/catalogue.ts';
import { type Language, languages } from '../text/languages.ts';
import { createSay } from '../text/say.ts';
import { minutesOf } from '../ui/learn/minutes.ts';

/** Where the page has them, from the root of the project. */
export const minutesPath = 'src/ui/learn/lessonMinutes.json';

/** Minutes of each lesson that ends, by language and lesson: so the list need not load families. */
export async function lessonMinutes(): Promise<Record<string, Record<string, number>>> {
  for (const family of lateFamilyIds) joinFamily(await loadRules[family]());
  return Object.fromEntries(await Promise.all(languages.map(minutesIn)));
}

async function minutesIn(language: Language): Promise<[Language, Record<string, number>]> {
  const words = await loadCatalogue(language, undefined, lateFamilyIds);
  const say = createSay(language, words, compileMessage);
  const minutes: Record<string, number> = {};
  for (const family of familyIds) {
    const effortOf = await loadEffort[family]();
    for (const { id } of lessons.filter((lesson) => lesson.family === family)) {
      const effort = effortOf(id, say);
      if (effort !== undefined) minutes[id] = minutesOf(effort);
    }
  }
  return [language, minutes];
}

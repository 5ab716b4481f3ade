import { compileMessage } from '@lingui/message-utils/compileMessage';
import { loadCatalogue } from '../text/catalogue.ts';
import { type Language, languages } from '../text/languages.ts';
import { createSay } from '../text/say.ts';
import { familiesWithLessons, minutesOfLessons } from '../ui/families/lessonEfforts.ts';

/** Where the page has them, from the root of the project. */
export const minutesPath = 'src/ui/learn/lessonMinutes.json';

/** Minutes of each lesson that ends, by language and lesson: so the list need not load families. */
export async function lessonMinutes(): Promise<Record<string, Record<string, number>>> {
  return Object.fromEntries(await Promise.all(languages.map(minutesIn)));
}

async function minutesIn(language: Language): Promise<[Language, Record<string, number>]> {
  const words = await loadCatalogue(language, undefined, familiesWithLessons);
  return [language, minutesOfLessons(createSay(language, words, compileMessage))];
}

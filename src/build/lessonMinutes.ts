import { compileMessage } from '@lingui/message-utils/compileMessage';
import { lateFamilyIds } from '../engine/index.ts';
import { lessons } from '../lessons/families/lessons.ts';
import { loadCatalogue } from '../text/catalogue.ts';
import { type Language, languages } from '../text/languages.ts';
import { createSay } from '../text/say.ts';
import { lessonEfforts } from '../ui/families/lessonEfforts.ts';
import { minutesOf } from '../ui/learn/minutes.ts';

/** Where the page has them, from the root of the project. */
export const minutesPath = 'src/ui/learn/lessonMinutes.json';

/**
 * How many minutes each lesson takes that has an end, in each language: as its words are now. The
 * list of lessons tells them without the families, which alone could reckon them.
 */
export async function lessonMinutes(): Promise<Record<string, Record<string, number>>> {
  const told = await Promise.all(languages.map(minutesIn));
  return Object.fromEntries(told);
}

async function minutesIn(language: Language): Promise<[Language, Record<string, number>]> {
  const words = await loadCatalogue(language, undefined, lateFamilyIds);
  const say = createSay(language, words, compileMessage);
  const minutes = lessons.flatMap(({ id, family }): [string, number][] => {
    const effort = lessonEfforts[family](id, say);
    return effort === undefined ? [] : [[id, minutesOf(effort)]];
  });
  return [language, Object.fromEntries(minutes)];
}

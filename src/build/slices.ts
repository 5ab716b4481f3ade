import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { offeredGames } from '../families/names.ts';
import { loadSpoken } from '../families/tools.ts';
import type { ChineseWord } from '../text/chineseWord.ts';
import { faultWords } from '../text/faultWords.ts';
import { endonyms } from '../text/languages.ts';
import { tileNamesIn } from '../text/nameTable.ts';
import { notLoaded } from '../text/notLoaded.ts';
import { otherNames } from '../text/otherNames.ts';
import { words as simplified } from '../text/zhHans.ts';
import { words as traditional } from '../text/zhHant.ts';

/** The ways of writing that have a font to be cut from, fonts/NotoSerif….woff2 beside this file. */
export const sources = ['TC', 'SC'] as const;

/** Some characters of a font, fetched together when a page shows one of them. */
export interface Slice {
  readonly name: string;
  /** The `font-family` it is a part of. */
  readonly family: string;
  /** The `font-family` that has it only where the system has no Chinese font of its own. */
  readonly textFamily?: string;
  readonly source: (typeof sources)[number];
  /** In the order of their code points, each once. */
  readonly characters: readonly string[];
}

const scripts = [
  { source: 'TC', language: 'zh-Hant', firstWords: traditional },
  { source: 'SC', language: 'zh-Hans', firstWords: simplified },
] as const;

/** What the first screen says besides its own words where a match is to be gone on with. */
const ofMatch = /^(start\.resume\..+|records\.export)$/;
/** Of its own words, those that are only heard, or stand there when something went wrong. */
const notDrawn =
  /^(start\.game\.playLabel|start\.tools|settings\.language|variant\..+|dialog\..+)$/;
const games = offeredGames.map(({ id }) => id).join('|');
/** English messages with Chinese names that no page shows before a room or a set-up is opened. */
const ofRooms = /^(?:start\.variant\..+\.known$|(?:climbing\.)?word\.)/;
const gameNames = new RegExp(`^start\\.(title|game\\.(${games})(\\.chinese|\\.tag)?)$`);

/** From the root of the project. A region as `zh-Hant-HK` is a folder of `zh-Hant`. */
export function catalogueFiles(language: string): string[] {
  const texts = join('src', 'text');
  return readdirSync(texts)
    .filter((name) => name === language || name.startsWith(`${language}-`))
    .flatMap((folder) => readdirSync(join(texts, folder)).map((name) => join(texts, folder, name)));
}

/**
 * The slices that hold every character the app says outside ASCII, as the catalogues are now. For
 * each way of writing: `names` are those of tiles, games and languages, which a page in another
 * language shows too; `first` is the first screen, `rest` all else. `signs` are letters, arrows and
 * the like that nearly every machine has, apart so that no word gets its letters from two fonts.
 */
export function slices(): Slice[] {
  const english = messagesOf('en').map(([, text]) => text);
  const englishNames = messagesOf('en').flatMap(([id, text]) => (ofRooms.test(id) ? [] : text));
  const cut = scripts.flatMap(({ source, language, firstWords }) => {
    const messages = messagesOf(language);
    const said = (ids: RegExp): string[] =>
      messages.filter(([id]) => ids.test(id)).map(([, text]) => text);
    const tiles = Object.values(tileNamesIn('mandarin', language));
    const ownNames = [endonyms[language], ...tiles, ...said(gameNames)];
    const names = chinese(source === 'TC' ? [...ownNames, ...englishNames] : ownNames);
    const drawn = Object.entries(firstWords).flatMap(([id, text]) =>
      notDrawn.test(id) ? [] : [text],
    );
    const first = without(chinese([...drawn, ...said(ofMatch)]), names);
    const all = chinese([
      ...messages.map(([, text]) => text),
      ...elsewhere(language),
      ...wordsBeside(source),
      ...(source === 'TC' ? english : []),
    ]);
    const rest = without(all, [...names, ...first]);
    const families = { family: `Lakes Serif ${source}`, textFamily: `Lakes Text ${source}` };
    const prefix = source.toLowerCase();
    return [
      { name: `${prefix}-names`, ...families, source, characters: names },
      { name: `${prefix}-first`, ...families, source, characters: first },
      { name: `${prefix}-rest`, ...families, source, characters: rest },
    ];
  });
  return [
    ...cut,
    { name: 'signs', family: 'Lakes Serif Signs', source: 'TC', characters: signs(english) },
  ];
}

const spoken = await Promise.all(Object.values(loadSpoken).map((load) => load())).then((families) =>
  families.flatMap((words) => Object.values(words)),
);

/** Words in characters that the catalogues tell the meaning of, and other names of tiles. */
function wordsBeside(source: Slice['source']): string[] {
  const others = Object.values(otherNames).flatMap(({ chinese = [], hongKong = [] }) => [
    ...chinese,
    ...hongKong,
  ]);
  const words: readonly ChineseWord[] = [...others, ...spoken];
  return words.map(({ hant, hans }) => (source === 'TC' ? hant : hans));
}

function messagesOf(language: string): [string, string][] {
  return catalogueFiles(language).flatMap((path) => {
    const catalogue: Record<string, string> = JSON.parse(readFileSync(path, 'utf8'));
    return Object.entries(catalogue);
  });
}

/** Words outside the catalogues: on the page without words, on fault pages, and in components. */
function elsewhere(language: (typeof scripts)[number]['language']): string[] {
  const components = readdirSync(join('src', 'ui'), { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.tsx?$/.test(name))
    .map((name) => readFileSync(join('src', 'ui', name), 'utf8').match(/\p{Script=Han}/gu) ?? []);
  const { words, again } = notLoaded[language];
  const faults = JSON.stringify(faultWords[language]);
  return [words, again, faults, readFileSync('index.html', 'utf8'), ...components.flat()];
}

function signs(english: readonly string[]): string[] {
  const chineseTexts = scripts.flatMap(({ language }) => [
    ...messagesOf(language).map(([, text]) => text),
    ...Object.values(tileNamesIn('mandarin', language)),
  ]);
  const others = without(outsideAscii(chineseTexts), chinese(chineseTexts));
  return outsideAscii([...others, ...english]).filter((sign) => !/\p{Script=Han}/u.test(sign));
}

/** Keeps Chinese characters and their own punctuation; quotation marks are left to other fonts. */
function chinese(texts: readonly string[]): string[] {
  const wide = /[\p{Script=Han}\u3000-\u303f\u30fb\uff00-\uffef]/u;
  return outsideAscii(texts).filter((character) => wide.test(character));
}

function outsideAscii(texts: readonly string[]): string[] {
  const characters = new Set(texts.join('').replace(/[\0-\x7f]/g, ''));
  return [...characters].toSorted((a, b) => codePoint(a) - codePoint(b));
}

const codePoint = (character: string): number => character.codePointAt(0) ?? 0;

function without(characters: readonly string[], taken: readonly string[]): string[] {
  return characters.filter((character) => !taken.includes(character));
}

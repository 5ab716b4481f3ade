import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../src/text/languages.ts';

/** A file of messages: its name without the ending, and each text by its id. */
export interface MessageFile {
  readonly file: string;
  readonly texts: Readonly<Record<string, string>>;
}

/**
 * The messages of a language as they are written, by file; the commands are not part of the app.
 */
export function namedFilesOf(language: Language): readonly MessageFile[] {
  const folder = join('src', 'text', language);
  return readdirSync(folder)
    .filter((name) => name !== 'commands.json')
    .map((name) => ({
      file: name.replace(/\.json$/, ''),
      texts: JSON.parse(readFileSync(join(folder, name), 'utf8')),
    }));
}

/** The messages of a language as they are written, file by file. */
export function filesOf(language: Language): Readonly<Record<string, string>>[] {
  return namedFilesOf(language).map(({ texts }) => texts);
}

/** A place in a message that is filled; a choice has a text for each of its cases. */
export interface Place {
  readonly name: string;
  readonly type: string;
  readonly cases: Readonly<Record<string, ReadMessage>>;
}

/** A message taken apart: what is written, and what is filled in. */
export interface ReadMessage {
  readonly written: readonly string[];
  readonly places: readonly Place[];
}

/** Takes an ICU message apart; throws where it is none. */
export function readMessage(text: string): ReadMessage {
  return partsOf(compileMessageOrThrow(text));
}

function partsOf(compiled: CompiledMessage): ReadMessage {
  const written = compiled.filter((token) => typeof token === 'string');
  const places = compiled.flatMap((token) => {
    if (typeof token === 'string') return [];
    const [name, type = 'argument', format] = token;
    return [{ name, type, cases: casesOf(format) }];
  });
  return { written, places };
}

function casesOf(format: unknown): Place['cases'] {
  if (typeof format !== 'object' || format === null) return {};
  return Object.fromEntries(
    Object.entries(format).flatMap(([key, text]: [string, unknown]) =>
      isCompiled(text) ? [[key, partsOf(text)]] : [],
    ),
  );
}

function isCompiled(text: unknown): text is CompiledMessage {
  return Array.isArray(text);
}

/** A message with every message inside its choices. */
function allWithin(message: ReadMessage): ReadMessage[] {
  const inner = message.places.flatMap(({ cases }) => Object.values(cases));
  return [message, ...inner.flatMap(allWithin)];
}

/** Everything written in a message, in every case. */
export function writtenIn(text: string): string {
  return allWithin(readMessage(text))
    .flatMap(({ written }) => written)
    .join(' ');
}

/** A message as it reads at its longest, with {@link aWord} wherever it is filled. */
export function longestReading(text: string): string {
  return readingOf(compileMessageOrThrow(text));
}

/** What stands for a name, a number, a tile. */
const aWord = '…';

function readingOf(compiled: CompiledMessage): string {
  const parts = compiled.map((token) => {
    if (typeof token === 'string') return token;
    const [, , format] = token;
    const cases =
      typeof format === 'object' && format !== null ? Object.values(format).filter(isCompiled) : [];
    return cases
      .map(readingOf)
      .reduce((longest, one) => (one.length > longest.length ? one : longest), aWord);
  });
  return parts.join('');
}

/** Every place of a message, in every case. */
export function placesIn(text: string): readonly Place[] {
  return allWithin(readMessage(text)).flatMap(({ places }) => places);
}

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledMessage, compileMessageOrThrow } from '@lingui/message-utils/compileMessage';
import type { Language } from '../../src/text/languages.ts';

/**
 * The messages of a language as they are written, file by file; the commands are not part of the
 * app.
 */
export function filesOf(language: Language): Readonly<Record<string, string>>[] {
  const folder = join('src', 'text', language);
  return readdirSync(folder)
    .filter((name) => name !== 'commands.json')
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')));
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

/** Every place of a message, in every case. */
export function placesIn(text: string): readonly Place[] {
  return allWithin(readMessage(text)).flatMap(({ places }) => places);
}

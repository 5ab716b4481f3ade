import { isIP } from 'node:net';
import { resolve } from 'node:path';
import type { Result } from '../engine/index.ts';
import type { Opening } from './tables/tables.ts';

export interface HostConfig {
  readonly port: number;
  /** The address it listens at; undefined for every address of the machine. */
  readonly host: string | undefined;
  /** The folder where all that lasts is kept. */
  readonly data: string;
  /** The path that the app lies under; it begins and ends with a slash. */
  readonly base: string;
  /** Null where the word is the one that is kept in the folder. */
  readonly opening: Opening | null;
  readonly origins: readonly string[];
  /** The addresses of proxies elsewhere, whose word about who comes is believed. */
  readonly proxies: readonly string[];
}

export type Environment = Readonly<Record<string, string | undefined>>;

export const wordLengths = { least: 8, most: 64 } as const;

/**
 * The settings of a server, or one sentence for the host that says what is wrong with them. A
 * variable that is set to nothing counts as not set.
 */
export function readConfig(environment: Environment): Result<HostConfig, string> {
  const settingOf = (name: string): string | undefined => environment[name]?.trim() || undefined;

  const port = portFrom(settingOf('PORT') ?? '8015');
  if (port === undefined) return { ok: false, problem: 'PORT must be a number from 0 to 65535.' };

  const base = baseFrom(settingOf('BASE') ?? '/');
  if (base === undefined) {
    return { ok: false, problem: 'BASE must be a path such as /games/lakes/.' };
  }

  const opening = openingFrom(settingOf('OPEN_TABLES'));
  if (opening === undefined) {
    const { least, most } = wordLengths;
    const problem = `OPEN_TABLES must be “anyone”, or a word of ${least} to ${most} characters without a space.`;
    return { ok: false, problem };
  }

  const listOf = (name: string): readonly string[] =>
    (settingOf(name) ?? '')
      .split(',')
      .map((each) => each.trim())
      .filter((each) => each !== '');

  const origins = listOf('ORIGINS').map((each) => ({ each, origin: originFrom(each) }));
  const wrong = origins.find(({ origin }) => origin === undefined);
  if (wrong !== undefined) {
    const problem = `ORIGINS must be addresses such as https://example.org, separated by commas; “${wrong.each}” is none.`;
    return { ok: false, problem };
  }

  const proxies = listOf('PROXY');
  const unknown = proxies.find((each) => isIP(each) === 0);
  if (unknown !== undefined) {
    const problem = `PROXY must be addresses such as 172.17.0.1, separated by commas; “${unknown}” is none.`;
    return { ok: false, problem };
  }

  return {
    ok: true,
    value: {
      port,
      host: settingOf('HOST'),
      data: resolve(settingOf('DATA') ?? 'data'),
      base,
      opening,
      origins: origins.flatMap(({ origin }) => origin ?? []),
      proxies,
    },
  };
}

/** The path below which all that belongs to tables is asked for. */
export function onlinePath(base: string): string {
  return `${base}online/`;
}

/** Whether this can open tables: a link must be able to hold it, and a person to say it. */
export function isOpeningWord(text: string): boolean {
  const { length } = [...text];
  return length >= wordLengths.least && length <= wordLengths.most && !/[\s\p{C}]/u.test(text);
}

function portFrom(text: string): number | undefined {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
  return port <= 65_535 ? port : undefined;
}

/** A path as browsers write it, with a slash at both ends. */
function baseFrom(text: string): string | undefined {
  // What has none of these signs means the same in an address, a header and a file.
  if (!/^[\w/.~-]*$/.test(text)) return undefined;
  const steps = text.split('/').filter((step) => step !== '');
  if (steps.some((step) => /^\.+$/.test(step))) return undefined;
  return steps.length === 0 ? '/' : `/${steps.join('/')}/`;
}

function openingFrom(text: string | undefined): Opening | null | undefined {
  if (text === undefined) return null;
  if (text === 'anyone') return { by: 'anyone' };
  return isOpeningWord(text) ? { by: 'word', word: text } : undefined;
}

function originFrom(text: string): string | undefined {
  if (!URL.canParse(text)) return undefined;
  const { origin, protocol, pathname, search, hash } = new URL(text);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && pathname === '/' && search === '' && hash === '' ? origin : undefined;
}

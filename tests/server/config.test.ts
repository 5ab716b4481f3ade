import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { type Environment, isOpeningWord, readConfig } from '../../src/server/config.ts';

function configOf(environment: Environment) {
  const config = readConfig(environment);
  if (!config.ok) throw new Error(config.problem);
  return config.value;
}

describe('the settings of a server', () => {
  test('need not be set', () => {
    const plain = {
      port: 8015,
      host: undefined,
      data: resolve('data'),
      base: '/',
      opening: null,
      origins: [],
      proxies: [],
    };
    expect(configOf({})).toEqual(plain);
    expect(configOf({ PORT: '', HOST: ' ', DATA: '', BASE: '', OPEN_TABLES: '' })).toEqual(plain);
  });

  test('can all be set', () => {
    const set = {
      PORT: '80',
      HOST: '::1',
      DATA: '/srv/lakes',
      BASE: '/games/lakes/',
      OPEN_TABLES: 'anyone',
      PROXY: '172.17.0.1, fd00::5',
      ORIGINS: 'https://Example.org, http://192.168.1.7:8080/ ,',
    };
    expect(configOf(set)).toEqual({
      port: 80,
      host: '::1',
      data: resolve('/srv/lakes'),
      base: '/games/lakes/',
      opening: { by: 'anyone' },
      origins: ['https://example.org', 'http://192.168.1.7:8080'],
      proxies: ['172.17.0.1', 'fd00::5'],
    });
  });

  test.each([
    ['lakes', '/lakes/'],
    ['/lakes', '/lakes/'],
    ['lakes/', '/lakes/'],
    ['//games//lakes//', '/games/lakes/'],
    ['/~ann/fifteen-lakes_2.0', '/~ann/fifteen-lakes_2.0/'],
    ['/', '/'],
  ])('the path %s is read as %s', (given, base) => {
    expect(configOf({ BASE: given }).base).toBe(base);
  });

  test.each([
    '../up',
    '/games/./lakes',
    '/a b/',
    '/a?b',
    '/a#b',
    '/山/',
    '/%2e%2e/',
    'https://a.b',
  ])('the path %s is refused', (given) => {
    expect(readConfig({ BASE: given })).toEqual({
      ok: false,
      problem: 'BASE must be a path such as /games/lakes/.',
    });
  });

  test.each(['x', '-1', '65536', '8015.5', '0x10', '1e3', '999999'])(
    'the port %s is refused',
    (given) => {
      expect(readConfig({ PORT: given })).toEqual({
        ok: false,
        problem: 'PORT must be a number from 0 to 65535.',
      });
    },
  );

  test.each(['a bit moon', '12345678', '十五湖的八個字哦', 'x'.repeat(64)].map((word) => [word]))(
    'the word %s opens tables unless it has a space',
    (word) => {
      expect(readConfig({ OPEN_TABLES: word }).ok).toBe(!word.includes(' '));
      expect(isOpeningWord(word)).toBe(!word.includes(' '));
    },
  );

  test.each(['1234567', 'x'.repeat(65), 'Anyone', 'with\u0007bell'])(
    'the word %j is refused',
    (word) => {
      expect(readConfig({ OPEN_TABLES: word })).toEqual({
        ok: false,
        problem: 'OPEN_TABLES must be “anyone”, or a word of 8 to 64 characters without a space.',
      });
    },
  );

  test('a word of the host is taken as it is', () => {
    expect(configOf({ OPEN_TABLES: 'fifteen-lakes' }).opening).toEqual({
      by: 'word',
      word: 'fifteen-lakes',
    });
  });

  test.each([
    'example.org',
    'ftp://example.org',
    'https://example.org/games',
    'https://a.b?c',
    '*',
  ])('the origin %s is refused', (origin) => {
    expect(readConfig({ ORIGINS: `https://example.com,${origin}` })).toEqual({
      ok: false,
      problem: `ORIGINS must be addresses such as https://example.org, separated by commas; “${origin}” is none.`,
    });
  });

  test.each(['example.org', '10.0.0.0/8', '10.0.0', '127.0.0.1:80'])(
    'the proxy %s is refused',
    (proxy) => {
      expect(readConfig({ PROXY: `10.0.0.2,${proxy}` })).toEqual({
        ok: false,
        problem: `PROXY must be addresses such as 172.17.0.1, separated by commas; “${proxy}” is none.`,
      });
    },
  );
});

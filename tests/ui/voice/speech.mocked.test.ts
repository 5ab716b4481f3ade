import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFirstWords } from '../../../src/text/catalogue.ts';
import type { Language } from '../../../src/text/languages.ts';
import { firstSpeech, isHongKong, wishKey } from '../../../src/ui/voice/speech.ts';

vi.mock('../../../src/text/catalogue.ts', { spy: true });

const actual = await vi.importActual<typeof import('../../../src/text/catalogue.ts')>(
  '../../../src/text/catalogue.ts',
);

/** Only these languages load. */
function network(reached: readonly Language[]): void {
  vi.mocked(loadFirstWords).mockImplementation((language) =>
    reached.includes(language)
      ? actual.loadFirstWords(language)
      : Promise.reject(new TypeError('offline')),
  );
}

const wish = { language: 'zh-Hant', names: 'cantonese', hongKong: 'off' } as const;

afterEach(() => {
  vi.restoreAllMocks();
});

beforeEach(() => {
  vi.mocked(loadFirstWords).mockReset();
});

describe('the first words', () => {
  test('are those that were wished for where they load', async () => {
    network(['en', 'zh-Hant', 'zh-Hans']);
    const speech = await firstSpeech(wish);
    expect(speech).toMatchObject({ key: wishKey(wish), language: 'zh-Hant' });
    expect(speech.say('settings.title')).toBe('設定');
    expect(loadFirstWords).toHaveBeenCalledOnce();
  });

  test.each([
    ['en', 'Settings'],
    ['zh-Hans', '设置'],
  ] as const)('are those of another language where only that loads: %s', async (other, title) => {
    network([other]);
    const speech = await firstSpeech(wish);
    expect(speech).toMatchObject({ language: other });
    expect(speech.key).not.toBe(wishKey(wish));
    expect(speech.say('settings.title')).toBe(title);
  });

  test('are none where no language loads', async () => {
    network([]);
    await expect(firstSpeech(wish)).rejects.toThrow('No language loads');
  });
});

test.each([
  ['system', ['zh-HK'], true],
  ['system', ['zh-Hant-HK', 'en'], true],
  ['system', ['zh-MO'], true],
  ['system', ['en-US', 'yue'], true],
  ['system', ['en-HK', 'zh-TW'], true],
  ['system', ['zh-TW', 'zh', 'en'], false],
  ['system', ['zh-Hant'], false],
  ['system', [], false],
  ['on', ['zh-TW'], true],
  ['off', ['zh-HK'], false],
] as const)(
  'Hong Kong’s wording, set to %s where %j is wished for: %s',
  (hongKong, wishes, isSo) => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(wishes);
    expect(isHongKong({ hongKong })).toBe(isSo);
  },
);

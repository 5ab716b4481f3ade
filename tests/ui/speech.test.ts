import { beforeEach, describe, expect, test, vi } from 'vitest';
import { loadFirstWords } from '../../src/text/catalogue.ts';
import type { Language } from '../../src/text/languages.ts';
import { firstSpeech } from '../../src/ui/speech.ts';

vi.mock('../../src/text/catalogue.ts', { spy: true });

const actual = await vi.importActual<typeof import('../../src/text/catalogue.ts')>(
  '../../src/text/catalogue.ts',
);

/** Only these languages load, and names of tiles in another system only where it is said. */
function network(reached: readonly Language[], names: 'names' | 'no names'): void {
  vi.mocked(loadFirstWords).mockImplementation((language, system) =>
    reached.includes(language) && (system === undefined || names === 'names')
      ? actual.loadFirstWords(language, system)
      : Promise.reject(new TypeError('offline')),
  );
}

const wish = { language: 'zh-Hant', names: 'cantonese' } as const;

beforeEach(() => {
  vi.mocked(loadFirstWords).mockReset();
});

describe('the first words', () => {
  test('are those that were wished for where they load', async () => {
    network(['en', 'zh-Hant', 'zh-Hans'], 'names');
    const speech = await firstSpeech(wish);
    expect(speech).toMatchObject({ wish, language: 'zh-Hant' });
    expect(speech.say('settings.title')).toBe('設定');
    expect(speech.say('tile.66')).toBe('天 tin1');
    expect(loadFirstWords).toHaveBeenCalledOnce();
  });

  test('are those of the same language where only the names of the tiles do not load', async () => {
    network(['en', 'zh-Hant', 'zh-Hans'], 'no names');
    const speech = await firstSpeech(wish);
    expect(speech).toMatchObject({
      wish: { language: 'zh-Hant', names: 'none' },
      language: 'zh-Hant',
    });
    expect(speech.say('settings.title')).toBe('設定');
  });

  test.each([
    ['en', 'Settings'],
    ['zh-Hans', '设置'],
  ] as const)('are those of another language where only that loads: %s', async (other, title) => {
    network([other], 'names');
    const speech = await firstSpeech(wish);
    expect(speech).toMatchObject({ wish: { language: other, names: 'none' }, language: other });
    expect(speech.say('settings.title')).toBe(title);
  });

  test('are none where no language loads', async () => {
    network([], 'names');
    await expect(firstSpeech(wish)).rejects.toThrow('No language loads');
  });
});

import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { kindOf } from '../../../src/engine/index.ts';
import { createSettingsStore, type Settings } from '../../../src/store/settings.ts';
import { loadCatalogue } from '../../../src/text/catalogue.ts';
import { tileLabel } from '../../../src/text/tileNames.ts';
import { Speaking } from '../../../src/ui/load/Speaking.tsx';
import { firstSpeech, speechFor } from '../../../src/ui/voice/speech.ts';
import { createSpokenStore, learnWords } from '../../../src/ui/voice/spoken.ts';
import { useSay } from '../../../src/ui/voice/voice.tsx';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';

vi.mock('../../../src/text/catalogue.ts', { spy: true });

/** A load that comes when the test says so, or fails then. */
function heldLoad() {
  let resolve = (): void => undefined;
  let reject: (reason: Error) => void = () => undefined;
  const held = new Promise<void>((come, fail) => {
    resolve = come;
    reject = fail;
  });
  let words: Promise<unknown> = held;
  vi.mocked(loadCatalogue).mockImplementationOnce((...wish) => {
    const loaded = actualLoad(...wish);
    words = loaded;
    return held.then(() => loaded);
  });
  return {
    come: () =>
      act(async () => {
        await words;
        resolve();
      }),
    fail: () => act(async () => reject(new TypeError('offline'))),
  };
}

async function actualLoad(...wish: Parameters<typeof loadCatalogue>) {
  const actual = await vi.importActual<typeof import('../../../src/text/catalogue.ts')>(
    '../../../src/text/catalogue.ts',
  );
  return actual.loadCatalogue(...wish);
}

/** A message of a family that joins late. */
const lateWords = 'climbing.table.turn.your.lead';

function Words() {
  const say = useSay();
  return (
    <>
      <h1>{say('settings.title')}</h1>
      <p>{tileLabel(kindOf('66'), say)}</p>
      {say.isWhole && <p>{say('start.go')}</p>}
      {say.knows(lateWords) && <em>{say(lateWords)}</em>}
    </>
  );
}

/** A page that speaks as the settings say, and a way to change them. */
async function openPage(chosen: Partial<Settings> = {}) {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  settings.getState().change(chosen);
  const spoken = createSpokenStore();
  const first = await speechFor(settings.getState(), []);
  render(
    <Speaking settings={settings} spoken={spoken} first={first}>
      <Words />
    </Speaking>,
  );
  return {
    spoken,
    learn: () => act(async () => void learnWords(spoken, 'climbing')),
    choose: (change: Partial<Settings>) => act(async () => settings.getState().change(change)),
  };
}

const title = () => screen.getByRole('heading');
const { lang } = document.documentElement;

beforeEach(() => {
  vi.mocked(loadCatalogue).mockReset();
});

afterEach(() => {
  vi.restoreAllMocks();
  document.documentElement.lang = lang;
});

test('another language changes the words and the language of the page', async () => {
  const { choose } = await openPage();
  expect(title()).toHaveTextContent('Settings');
  expect(document.documentElement.lang).toBe('en');
  await choose({ language: 'zh-Hant' });
  expect(await screen.findByText('設定')).toBe(title());
  expect(document.documentElement.lang).toBe('zh-Hant');
  await choose({ language: 'zh-Hans' });
  expect(await screen.findByText('设置')).toBe(title());
  expect(document.documentElement.lang).toBe('zh-Hans');
});

test('where nothing was chosen the browser’s own wish counts', async () => {
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['fr', 'zh-HK', 'en']);
  const { choose } = await openPage();
  expect(document.documentElement.lang).toBe('zh-Hant');
  await choose({ language: 'en' });
  expect(await screen.findByText('Settings')).toBe(title());
  await choose({ language: 'system' });
  expect(await screen.findByText('設定')).toBe(title());
});

test('names in another system are spoken in the same language', async () => {
  const { choose } = await openPage({ names: 'mandarin' });
  expect(screen.getByText('天 tiān, 6‑6')).toBeVisible();
  await choose({ names: 'cantonese' });
  expect(await screen.findByText('天 tin1, 6‑6')).toBeVisible();
  await choose({ names: 'none' });
  expect(await screen.findByText('Heaven, 6‑6')).toBeVisible();
  expect(title()).toHaveTextContent('Settings');
});

test('Hong Kong’s wording comes and goes with its setting, in the same language', async () => {
  const { choose } = await openPage({ language: 'zh-Hant' });
  expect(screen.getByText('發牌')).toBeVisible();
  await choose({ hongKong: 'on' });
  expect(await screen.findByText('派牌')).toBeVisible();
  expect(document.documentElement.lang).toBe('zh-Hant');
  await choose({ hongKong: 'off' });
  expect(await screen.findByText('發牌')).toBeVisible();
});

test('a load that fails keeps the old words and says so, until another one has come', async () => {
  const { choose } = await openPage();
  const load = heldLoad();
  await choose({ language: 'zh-Hant' });
  expect(screen.queryByRole('alert')).toBeNull();
  await load.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(title()).toHaveTextContent('Settings');
  expect(document.documentElement.lang).toBe('en');
  await choose({ language: 'zh-Hans' });
  expect(await screen.findByText('设置')).toBe(title());
  expect(screen.queryByRole('alert')).toBeNull();
});

test('whoever goes back to the old language is told of no failure any more', async () => {
  const { choose } = await openPage();
  const load = heldLoad();
  await choose({ language: 'zh-Hant' });
  await load.fail();
  await choose({ language: 'system' });
  expect(screen.queryByRole('alert')).toBeNull();
  expect(title()).toHaveTextContent('Settings');
});

test('of a choice that is still on its way nobody is told that it failed', async () => {
  const { choose } = await openPage();
  const failing = heldLoad();
  await choose({ language: 'zh-Hant' });
  await failing.fail();
  await choose({ language: 'system' });
  const coming = heldLoad();
  await choose({ language: 'zh-Hans' });
  expect(screen.queryByRole('alert')).toBeNull();
  await coming.come();
  expect(await screen.findByText('设置')).toBe(title());
});

test('of two choices the later one counts, whichever is loaded first', async () => {
  const { choose } = await openPage();
  const slow = heldLoad();
  await choose({ language: 'zh-Hant' });
  await choose({ language: 'zh-Hans' });
  expect(await screen.findByText('设置')).toBe(title());
  await slow.come();
  expect(title()).toHaveTextContent('设置');
  // The words at first and each choice once: what came late has not been shown and replaced again.
  expect(loadCatalogue).toHaveBeenCalledTimes(3);
});

test('a choice given up that fails late hides no failure of the one that stands', async () => {
  const { choose } = await openPage();
  const givenUp = heldLoad();
  await choose({ language: 'zh-Hant' });
  const standing = heldLoad();
  await choose({ language: 'zh-Hans' });
  await standing.fail();
  await givenUp.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
});

test('what comes after the first screen waits for its words', async () => {
  const settings = createSettingsStore(openShelf(createMemoryStorage()));
  const load = heldLoad();
  const first = await firstSpeech(settings.getState());
  const Waiting = () => <output>{useSay().isWhole ? 'whole' : 'the first words'}</output>;
  render(
    <Speaking settings={settings} spoken={createSpokenStore()} first={first}>
      <Words />
      <Waiting />
    </Speaking>,
  );
  expect(title()).toHaveTextContent('Settings');
  expect(screen.getByRole('status')).toHaveTextContent('the first words');
  await load.come();
  expect(screen.getByRole('status')).toHaveTextContent('whole');
});

test('the words of a late family are said as soon as they have come, and known only then', async () => {
  const { learn, spoken } = await openPage();
  const load = heldLoad();
  await learn();
  expect(loadCatalogue).toHaveBeenLastCalledWith('en', undefined, ['climbing'], false);
  expect(screen.queryByText('Your lead')).toBeNull();
  expect(spoken.getState().known).toEqual([]);
  await load.come();
  expect(screen.getByText('Your lead')).toBeVisible();
  expect(spoken.getState().known).toEqual(['climbing']);
  expect(title()).toHaveTextContent('Settings');
});

test('another language has the words of a late family too, and is not heard without them', async () => {
  const { learn, choose, spoken } = await openPage();
  await learn();
  expect(await screen.findByText('Your lead')).toBeVisible();
  const load = heldLoad();
  await choose({ language: 'zh-Hant' });
  expect(loadCatalogue).toHaveBeenLastCalledWith('zh-Hant', undefined, ['climbing'], false);
  expect(screen.getByText('Your lead')).toBeVisible();
  await load.come();
  expect(title()).toHaveTextContent('設定');
  expect(screen.getByText('輪到你先出')).toBeVisible();
  expect(spoken.getState().known).toEqual(['climbing']);
});

test('the words of a late family that do not load are told, and come with another language', async () => {
  const { learn, choose, spoken } = await openPage();
  const load = heldLoad();
  await learn();
  await load.fail();
  expect(screen.getByRole('alert')).toHaveTextContent('didn’t load');
  expect(spoken.getState().known).toEqual([]);
  await choose({ language: 'zh-Hans' });
  expect(await screen.findByText('设置')).toBe(title());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(spoken.getState().known).toEqual(['climbing']);
});

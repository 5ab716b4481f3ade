import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createMemoryStorage, openShelf } from '../../support/browserParts.ts';
import { held } from '../../support/held.ts';

/** What is loaded, what does not load, and what joins, in its order. */
const page = vi.hoisted(() => {
  const loaded: string[] = [];
  const joined: string[] = [];
  const offline = new Set<string>();
  const load = (what: string): void => {
    loaded.push(what);
    if (offline.has(what)) throw new TypeError('offline');
  };
  return { loaded, joined, offline, load, joinRules: (): void => undefined };
});

// A wing that can fail to load, and tells when its rules join.
vi.mock('../../../src/families/climbing/wing.ts', () => {
  const wing = { parts: { match: {}, rooms: {} }, words: {}, rules: {}, form: {} };
  return {
    get wing() {
      page.load('wing');
      return wing;
    },
  };
});
vi.mock('../../../src/families/rules.ts', () => ({
  joinWords: () => page.joined.push('words'),
  joinFamily: () => {
    page.joined.push('rules');
    page.joinRules();
  },
}));
vi.mock('../../../src/families/lateParts.ts', () => ({
  joinParts: () => page.joined.push('parts'),
}));
vi.mock('../../../src/ui/voice/speech.ts', () => ({
  speechFor: async (_: unknown, families: readonly string[]) => page.load(`words of ${families}`),
}));

/** A page on which nobody has wanted a late family; it learns words when the test says so. */
async function openPage() {
  const { createJoining } = await import('../../../src/families/joining.ts');
  const { createSettingsStore } = await import('../../../src/store/settings.ts');
  const { createSpokenStore } = await import('../../../src/ui/voice/spoken.ts');
  const { findVariant, joinRules } = await import('../../../src/engine/index.ts');
  const { climbing } = await import('../../../src/engine/climbing/index.ts');
  page.joinRules = () => joinRules(climbing);
  const settings = createSettingsStore(openShelf(createMemoryStorage(), undefined, 'settings'));
  const spoken = createSpokenStore();
  const learning = held();
  spoken.subscribe(({ wanted, known }, before) => {
    if (wanted.length === known.length || wanted === before.wanted) return;
    void learning.promise.then(() => {
      page.joined.push(`said: ${wanted}`);
      spoken.setState({ known: wanted });
    });
  });
  const isKnown = () => findVariant('sap-ng-wu') !== undefined;
  return { ...createJoining(settings, spoken), spoken, learn: learning.keep, isKnown };
}

const halves = ['wing', 'words of climbing'];
const inOrder = ['said: climbing', 'words', 'parts', 'rules'];

beforeEach(() => {
  vi.resetModules();
  page.loaded.length = 0;
  page.joined.length = 0;
  page.offline.clear();
});

describe('a late family that somebody wants', () => {
  test('has its words, then its parts, and its rules last', async () => {
    const { joinNamed, spoken, learn, isKnown } = await openPage();
    const joining = joinNamed('sap-ng-wu');
    await vi.waitFor(() => expect(spoken.getState().wanted).toEqual(['climbing']), 30_000);
    expect(page.loaded.toSorted()).toEqual(halves);
    expect(page.joined).toEqual([]);
    expect(isKnown()).toBe(false);
    learn();
    await joining;
    expect(page.joined).toEqual(inOrder);
    expect(isKnown()).toBe(true);
    expect(joinNamed('sap-ng-wu')).toBeUndefined();
  });

  test('comes once, whoever wants it meanwhile', async () => {
    const { joinNamed, learn } = await openPage();
    learn();
    await Promise.all([joinNamed('sap-ng-wu'), joinNamed('{"variant":"luan-chuo"}')]);
    expect(page.loaded.toSorted()).toEqual(halves);
    expect(page.joined).toEqual(inOrder);
  });

  test.each(halves)(
    'joins in nothing where half of it does not load, and is loaded anew the next time: %s',
    async (half) => {
      const { joinNamed, spoken, learn, isKnown } = await openPage();
      learn();
      page.offline.add(half);
      await expect(joinNamed('sap-ng-wu')).rejects.toThrow('offline');
      expect(page.joined).toEqual([]);
      expect(spoken.getState()).toEqual({ wanted: [], known: [] });
      expect(isKnown()).toBe(false);
      page.offline.clear();
      await joinNamed('sap-ng-wu');
      expect(page.loaded.toSorted()).toEqual([...halves, ...halves].toSorted());
      expect(page.joined).toEqual(inOrder);
      expect(isKnown()).toBe(true);
    },
  );
});

test('of a text that names no late family nothing is loaded', async () => {
  const { joinNamed } = await openPage();
  expect(joinNamed('')).toBeUndefined();
  expect(joinNamed('{"variant":"tiu-u"}')).toBeUndefined();
  expect(page.loaded).toEqual([]);
});

describe('the words of tables far away', () => {
  test('are learned once the page can say them, and no family comes with them', async () => {
    const { learnFar, spoken, learn } = await openPage();
    const learning = learnFar();
    await vi.waitFor(() => expect(spoken.getState().wanted).toEqual(['far']), 30_000);
    learn();
    await learning;
    expect(page.loaded).toEqual(['words of far']);
    expect(page.joined).toEqual(['said: far']);
  });

  test('are not wanted where they do not load, and are loaded anew the next time', async () => {
    const { learnFar, spoken, learn } = await openPage();
    learn();
    page.offline.add('words of far');
    await expect(learnFar()).rejects.toThrow('offline');
    expect(spoken.getState()).toEqual({ wanted: [], known: [] });
    page.offline.clear();
    await learnFar();
    expect(spoken.getState().known).toEqual(['far']);
  });
});

import { describe, expect, it } from 'vitest';
import { firstLevel, levels } from '../../src/bots/levels.ts';
import { mostTypedName } from '../../src/records/mostTypedName.ts';
import {
  aids,
  aidsOf,
  botSpeeds,
  createSettingsStore,
  fanOrders,
  goalChoices,
  handOrders,
  motions,
  nameChoices,
  opponentOf,
  type Settings,
  settingsOf,
  themes,
  tileChoices,
  undoRules,
  volumes,
} from '../../src/store/settings.ts';
import { mostShelfText } from '../../src/store/shelf/shelf.ts';
import { languages } from '../../src/text/languages.ts';
import { createMemoryStorage, type MemoryStorage, openShelf } from '../support/browserParts.ts';

const open = (storage: MemoryStorage, tab?: EventTarget) =>
  createSettingsStore(openShelf(storage, tab));

/** What is chosen, without the way to change it. */
function chosenOn(storage: MemoryStorage): Settings {
  return settingsOf(open(storage).getState());
}

const onOrOff = [true, false] as const;
const switches = [
  ...['totals', 'redAsRings', 'playsForced', 'touch', 'streaks', 'honours', 'homeScreenTold'],
  'lessonOffered',
  ...['farApart', 'tellsTurn', 'keepsAwake'],
  ...aids,
] as const;

/** Whoever hears something counts as asked. */
const heard = { sound: true, soundAsked: true } as const;

/** Every setting with everything that can be chosen. */
const changes: readonly Partial<Settings>[] = [
  ...(['system', ...languages] as const).map((language) => ({ language })),
  ...(['system', 'on', 'off'] as const).map((hongKong) => ({ hongKong })),
  ...(['system', ...themes] as const).map((theme) => ({ theme })),
  ...tileChoices.map((tiles) => ({ tiles })),
  ...nameChoices.map((names) => ({ names })),
  ...(['system', ...motions] as const).map((motion) => ({ motion })),
  ...botSpeeds.map((botSpeed) => ({ botSpeed })),
  ...volumes.map((volume) => ({ volume })),
  heard,
  { ...heard, sound: false },
  ...onOrOff.map((soundAsked) => ({ sound: false, soundAsked })),
  ...undoRules.map((undoAfterSeen) => ({ undoAfterSeen })),
  ...handOrders.map((handOrder) => ({ handOrder })),
  ...fanOrders.map((fanOrder) => ({ fanOrder })),
  ...levels.map((level) => ({ opponents: { 'tiu-u': level } })),
  ...['Mei', ''].map((ownName) => ({ ownName })),
  ...[['Ann', 'Bo'], []].map((friends) => ({ friends })),
  ...goalChoices.map((goal) => ({ together: { variant: 'tiu-u', persons: 4, rests: true, goal } })),
  ...switches.flatMap((name) => onOrOff.map((on) => ({ [name]: on }))),
];

const defaults = chosenOn(createMemoryStorage());

const once = { variant: 'tiu-u', persons: 3, rests: true, goal: 'won' } as const;

describe('settings', () => {
  it('begin with everything as the device is set, and with the aids that tell nothing hidden', () => {
    expect(defaults).toMatchObject({ language: 'system', theme: 'system', motion: 'system' });
    expect(defaults).toMatchObject({ hongKong: 'system', tiles: 'game', names: 'none' });
    expect(defaults).toMatchObject({
      ...{ sound: false, volume: 'medium', touch: true, soundAsked: false },
    });
    expect(aids.filter((aid) => defaults[aid])).toEqual([
      ...['catchersGlow', 'pointsOnFish', 'groupBoard', 'beats', 'suitLadder', 'hints'],
    ]);
    expect(aidsOf({ ...defaults, danger: true })).toMatchObject({ danger: true, hints: true });
    expect(Object.keys(aidsOf(defaults))).toEqual([...aids]);
  });

  it('are all among those that are tested here', () => {
    expect([...new Set(changes.flatMap(Object.keys))].sort()).toEqual(Object.keys(defaults).sort());
  });

  it.each(changes.map((change) => [JSON.stringify(change), change] as const))(
    '%s survives a reload and leaves the others alone',
    (_, change) => {
      const storage = createMemoryStorage();
      open(storage).getState().change(change);
      expect(chosenOn(storage)).toEqual({ ...defaults, ...change });
    },
  );

  it('survive together', () => {
    const storage = createMemoryStorage();
    const all = Object.fromEntries(changes.flatMap((change) => Object.entries(change)));
    const settings = open(storage);
    for (const change of changes) settings.getState().change(change);
    expect(chosenOn(storage)).toEqual(all);
  });

  it.each(Object.keys(defaults))('fall back one by one: %s alone is garbage', (name) => {
    const other: Settings = {
      ...defaults,
      ...{ language: 'zh-Hant', theme: 'contrast', tiles: 'ivory', names: 'cantonese' },
      ...{ motion: 'less', botSpeed: 'slow', totals: true, redAsRings: true },
      ...{ ...heard, volume: 'loud', touch: false },
      ...{ pointsOnFish: false, strandedFish: true, danger: true },
      ...{ groupBoard: true, unseenTiles: true, hints: false },
    };
    // Whoever hears something counts as asked, whatever is there.
    const isToldElsewhere = name === 'soundAsked';
    for (const garbage of ['warp '.repeat(7), 7, null, {}]) {
      const storage = createMemoryStorage();
      storage.texts.set('match', JSON.stringify({ ...other, [name]: garbage }));
      const fallenBack = Object.entries(defaults).filter(
        ([key]) => key === name && !isToldElsewhere,
      );
      expect(chosenOn(storage)).toEqual({ ...other, ...Object.fromEntries(fallenBack) });
    }
  });

  it.each([
    ['{"sound":true}', heard],
    ['{"sound":true,"soundAsked":false}', heard],
    ['{"sound":false}', {}],
    ['{"soundAsked":7}', {}],
  ])('tell of an earlier version whether sound was found: %s', (text, told) => {
    const storage = createMemoryStorage();
    storage.texts.set('match', text);
    expect(chosenOn(storage)).toEqual({ ...defaults, ...told });
  });

  it('keep hints off for whoever has switched them off, and on for whoever has chosen something else', () => {
    const storage = createMemoryStorage();
    open(storage).getState().change({ sound: true });
    expect(chosenOn(storage).hints).toBe(true);
    open(storage).getState().change({ hints: false });
    open(storage).getState().change({ sound: false });
    expect(chosenOn(storage).hints).toBe(false);
  });

  it('keep marks on unbeaten cards, which were on at first once, for whoever has chosen them', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', '{"unbeaten":true}');
    expect(chosenOn(storage).unbeaten).toBe(true);
    expect(defaults.unbeaten).toBe(false);
  });

  it('remember an opponent for each game, of whom one that is unknown is as for a first match', () => {
    const storage = createMemoryStorage();
    storage.texts.set(
      'match',
      '{"opponents":{"tiu-u":"expert","shi-wu-hu":"wizard","later":"skilled"}}',
    );
    const chosen = chosenOn(storage);
    expect(chosen.opponents).toMatchObject({ later: 'skilled' });
    expect(opponentOf(chosen, 'tiu-u')).toBe('expert');
    expect(opponentOf(chosen, 'shi-wu-hu')).toBe(firstLevel);
    expect(opponentOf(chosen, 'sap-ng-wu')).toBe(firstLevel);
  });

  it.each([
    ['opponents', ['expert'], {}],
    ['opponents', { 'tiu-u': 4 }, { 'tiu-u': firstLevel }],
    ['ownName', 'M'.repeat(mostTypedName), 'M'.repeat(mostTypedName)],
    ['ownName', 'M'.repeat(mostTypedName + 1), ''],
    ['friends', ['Ann', 'Bo', 'Cy'], ['Ann', 'Bo', 'Cy']],
    ['friends', ['Ann', 'Bo', 'Cy', 'Di'], []],
    ['friends', ['Ann', 7], []],
    ['friends', { 0: 'Ann' }, []],
    ['together', { variant: 'tiu-u', persons: 3 }, { ...once, rests: false, goal: 'open' }],
    ['together', { ...once, goal: 'never', more: 1 }, { ...once, goal: 'open' }],
    ['together', { ...once, persons: 5 }, defaults.together],
    ['together', { ...once, persons: '3' }, defaults.together],
    ['together', { persons: 3, rests: true, goal: 'won' }, defaults.together],
    ['together', [once], defaults.together],
  ] as const)('are read as far as they are sound: %s %j', (name, kept, read) => {
    const storage = createMemoryStorage();
    storage.texts.set('match', JSON.stringify({ [name]: kept }));
    expect(chosenOn(storage)).toEqual({ ...defaults, [name]: read });
  });

  it('as long as no text on a shelf can be are damaged', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', `{"theme":"dark"}${' '.repeat(mostShelfText)}`);
    expect(chosenOn(storage)).toEqual(defaults);
  });

  it('of an earlier version are read, and what they lack begins as ever', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', '{"botSpeed":"slow","pointsOnFish":false}');
    expect(chosenOn(storage)).toEqual({ ...defaults, botSpeed: 'slow', pointsOnFish: false });
  });

  it.each(['nonsense', '[]', 'null', '7', ''])('that are no settings fall back: “%s”', (text) => {
    const storage = createMemoryStorage();
    storage.texts.set('match', text);
    expect(chosenOn(storage)).toEqual(defaults);
  });

  it('that are damaged are set aside and told, until somebody has understood', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', '{"sound":tr');
    const settings = open(storage);
    expect(settings.getState().damaged).toBe('{"sound":tr');
    settings.getState().acknowledgeDamage();
    expect(settings.getState().damaged).toBeNull();
    settings.getState().change({ theme: 'dark' });
    expect(storage.texts.get('match/set-aside/1')).toBe('{"sound":tr');
    expect(chosenOn(storage)).toEqual({ ...defaults, theme: 'dark' });
  });

  it('that lie deeper than can be written again are damaged too', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', `{"x":${'['.repeat(20_000)}${']'.repeat(20_000)}}`);
    open(storage).getState().change({ theme: 'dark' });
    expect(chosenOn(storage)).toEqual({ ...defaults, theme: 'dark' });
  });

  it('of a newer version stay where they are when another one is changed', () => {
    const storage = createMemoryStorage();
    storage.texts.set('match', '{"sound":true,"weather":"rain","theme":"sepia"}');
    const settings = open(storage);
    expect(settings.getState().theme).toBe(defaults.theme);
    settings.getState().change({ botSpeed: 'slow' });
    settings.getState().change({ sound: false });
    expect(JSON.parse(storage.texts.get('match') ?? '')).toEqual({
      sound: false,
      weather: 'rain',
      theme: 'sepia',
      botSpeed: 'slow',
    });
  });

  it('of two tabs do not undo each other', () => {
    const storage = createMemoryStorage();
    const tab = new EventTarget();
    const one = open(storage);
    const other = open(storage, tab);
    one.getState().change({ botSpeed: 'slow' });
    tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'match' }));
    expect(other.getState().botSpeed).toBe('slow');
    one.getState().change({ botSpeed: 'fast' });
    other.getState().change({ pointsOnFish: false });
    expect(chosenOn(storage)).toMatchObject({ botSpeed: 'fast', pointsOnFish: false });
  });

  it('last as long as the page where nothing can be kept, each of them', () => {
    const storage = createMemoryStorage();
    const settings = open(storage);
    storage.refusal = 'reading';
    settings.getState().change({ theme: 'light' });
    settings.getState().change({ sound: true });
    expect(settings.getState()).toMatchObject({ theme: 'light', sound: true });
  });

  it('that could not be kept are kept with the next change', () => {
    const storage = createMemoryStorage();
    const settings = open(storage);
    storage.refusal = 'writing';
    settings.getState().change({ theme: 'light' });
    expect(settings.getState()).toMatchObject({ theme: 'light', damaged: null });
    storage.refusal = 'none';
    settings.getState().change({ sound: true });
    expect(chosenOn(storage)).toEqual({ ...defaults, theme: 'light', ...heard });
  });
});

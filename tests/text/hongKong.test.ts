import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { type KindText, kindOf } from '../../src/engine/index.ts';
import { loadCatalogue } from '../../src/text/catalogue.ts';
import type { NameSystem } from '../../src/text/nameSystems.ts';
import { createSay } from '../../src/text/say.ts';
import { tileName } from '../../src/text/tileNames.ts';
import { filesOf, placesIn, readMessage, writtenIn } from './catalogueFiles.ts';
import { forbidden } from './forbidden.ts';

const base = new Map(filesOf('zh-Hant').flatMap((file) => Object.entries(file)));
const written: Readonly<Record<string, string>> = JSON.parse(
  readFileSync('src/text/zh-Hant-HK/words.json', 'utf8'),
);
const overlay = new Map(Object.entries(written));
const first = new Set(Object.keys(firstFile()));

function firstFile(): object {
  return filesOf('zh-Hant').find((file) => 'start.title' in file) ?? {};
}

/** What Hong Kong says, all of it: its own messages laid over the others. */
const said = new Map([...base, ...overlay]);

/** A message’s places with what can be chosen in each. */
function placesOf(text: string): string[] {
  return placesIn(text)
    .map(({ name, type, cases }) => `${name} ${type} ${Object.keys(cases)}`)
    .sort();
}

async function nameOf(kind: KindText, system?: NameSystem): Promise<string> {
  const catalogue = await loadCatalogue('zh-Hant', system, [], true);
  return tileName(kindOf(kind), createSay('zh-Hant', catalogue));
}

/** What is said elsewhere, and in Hong Kong. */
const turns = [
  [/發牌/g, '派牌'],
  [/發到/g, '派到'],
  [/發(?=出(?:的|來|同樣))/g, '派'],
  [/逐張發/g, '逐張派'],
  [/重發/g, '重派'],
  [/範例/g, '例子'],
  [/最近兩週/g, '最近兩星期'],
  [/逐週/g, '逐星期'],
  [/^週$/g, '星期'],
  [/一週/g, '一星期'],
  [/平手(?=：)|打成平手|打平/g, '打和'],
  [/讀屏程式/g, '讀屏軟件'],
  [/^首頁$/g, '主頁'],
  [/和五/g, '鵝五'],
] as const;

function inHongKong(text: string): string {
  return turns.reduce((turned, [word, there]) => turned.replace(word, there), text);
}

/** Messages with more of their own, and those that tell what is said elsewhere. */
const apart = [
  ...['tile.31', 'tile.51', 'word.civil', 'device.homeScreen'],
  ...['climbing.lesson.say.two.declare', 'settings.hongKong.about', 'word.harmonyFive'],
];

describe('the wording of Hong Kong', () => {
  test('is small, and says otherwise what Traditional Chinese says too', () => {
    expect(overlay.size).toBeLessThan(90);
    for (const [id, text] of overlay) {
      expect(base.has(id), id).toBe(true);
      expect(text, id).not.toBe(base.get(id));
    }
  });

  test('fills the same places', () => {
    for (const [id, text] of overlay) {
      expect(readMessage(text).written.join('').trim(), id).not.toBe('');
      expect([id, placesOf(text)]).toEqual([id, placesOf(base.get(id) ?? '')]);
    }
  });

  test('leaves the first screen as it is', () => {
    expect(first.size).toBeGreaterThan(50);
    expect([...overlay.keys()].filter((id) => first.has(id))).toEqual([]);
  });

  test.each(forbidden['zh-Hant'])('has no $name, but $why', ({ pattern, but }) => {
    const found = [...overlay].filter(([id, text]) => pattern.test(text) && but?.test(id) !== true);
    expect(found).toEqual([]);
  });

  test('changes its words wherever they are said, and nothing else', () => {
    const changed = [...base]
      .map(([id, text]) => [id, inHongKong(text), text] as const)
      .filter(([id, turned, text]) => turned !== text && !apart.includes(id));
    expect(Object.fromEntries([...overlay].filter(([id]) => !apart.includes(id)))).toEqual(
      Object.fromEntries(changed.map(([id, turned]) => [id, turned])),
    );
  });

  test('quotes the labels that it changes as they read now', () => {
    const labels = new Set(said.values());
    const gone = [...overlay.keys()]
      .map((id) => base.get(id) ?? '')
      .filter((label) => !labels.has(label));
    expect(gone.length).toBeGreaterThan(20);
    const stale = [...said].filter(([, text]) =>
      gone.some((label) => text.includes(`「${label}」`)),
    );
    expect(stale).toEqual([]);
  });

  test('is written in the characters of the others and three more', () => {
    const known = new Set([...base.values()].join(''));
    const added =
      [...overlay.values()]
        .map(writtenIn)
        .join('')
        .match(/\p{Script=Han}/gu) ?? [];
    expect([...new Set(added.filter((character) => !known.has(character)))].sort()).toEqual(
      [...'伶冧軟'].sort(),
    );
  });
});

test('names tiles as Hong Kong does, unless another system of names is chosen', async () => {
  for (const system of [undefined, 'characters'] as const) {
    expect(await nameOf('31', system)).toBe('鵝');
    expect(await nameOf('51', system)).toBe('伶冧六');
  }
  expect(await nameOf('31', 'mandarin')).toBe('和 hé');
  expect(await nameOf('31', 'cantonese')).toBe('鵝 ngo4');
  expect(await nameOf('31', 'english')).toBe('Harmony');
});

test('is laid over Traditional Chinese only, and only where it is wished for', async () => {
  const there = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, [], true));
  expect(there('start.go')).toBe('派牌');
  for (const language of ['en', 'zh-Hans'] as const) {
    const own = await loadCatalogue(language, undefined, []);
    expect(await loadCatalogue(language, undefined, [], true)).toEqual(own);
  }
  const elsewhere = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, []));
  expect(elsewhere('start.go')).toBe('發牌');
});

test('holds for what late families say too', async () => {
  const say = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, ['climbing'], true));
  expect(say('climbing.table.action.redeal')).toBe('重新派牌');
});

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

  test('is whole: no message is left with a word that it has changed elsewhere', () => {
    const changed = /發牌|發到|重發|範例|[逐兩一]週|平手|打平|讀屏程式|首頁|銅錘六|加入主畫面|和五/;
    const left = [...said].filter(
      ([id, text]) => changed.test(text) && !tellElsewhere.includes(id),
    );
    expect(left).toEqual([]);
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

/** Messages that tell what is said elsewhere. */
const tellElsewhere = ['settings.hongKong.about', 'word.harmonyFive'];

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
  const inHongKong = createSay('zh-Hant', await loadCatalogue('zh-Hant', undefined, [], true));
  expect(inHongKong('start.go')).toBe('派牌');
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

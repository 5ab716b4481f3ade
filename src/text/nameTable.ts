import type { KindText } from '../engine/index.ts';
import type { Language } from './languages.ts';
import type { NameSystem } from './nameSystems.ts';

interface TileNames {
  readonly english: string;
  readonly hant: string;
  readonly hans: string;
  readonly pinyin: string;
  readonly jyutping: string;
  /** What Cantonese players write where they have a name of their own; else the same characters. */
  readonly cantonese?: { readonly hant: string; readonly hans: string };
}

const names: Readonly<Record<KindText, TileNames>> = {
  '66': { english: 'Heaven', hant: '天', hans: '天', pinyin: 'tiān', jyutping: 'tin1' },
  '11': { english: 'Earth', hant: '地', hans: '地', pinyin: 'dì', jyutping: 'dei6' },
  '44': { english: 'Man', hant: '人', hans: '人', pinyin: 'rén', jyutping: 'jan4' },
  '31': {
    english: 'Harmony',
    hant: '和',
    hans: '和',
    pinyin: 'hé',
    jyutping: 'ngo4',
    cantonese: { hant: '鵝', hans: '鹅' },
  },
  '55': { english: 'Plum', hant: '梅花', hans: '梅花', pinyin: 'méi huā', jyutping: 'mui4 faa1' },
  '33': {
    english: 'Long Three',
    hant: '長三',
    hans: '长三',
    pinyin: 'cháng sān',
    jyutping: 'coeng4 saam1',
  },
  '22': {
    english: 'Bench',
    hant: '板凳',
    hans: '板凳',
    pinyin: 'bǎn dèng',
    jyutping: 'baan2 dang3',
  },
  '65': { english: 'Axe', hant: '斧頭', hans: '斧头', pinyin: 'fǔ tóu', jyutping: 'fu2 tau4' },
  '64': {
    english: 'Red Ten',
    hant: '紅頭十',
    hans: '红头十',
    pinyin: 'hóng tóu shí',
    jyutping: 'hung4 tau4 sap6',
  },
  '61': {
    english: 'Long Leg',
    hant: '高腳七',
    hans: '高脚七',
    pinyin: 'gāo jiǎo qī',
    jyutping: 'gou1 goek3 cat1',
  },
  '51': {
    english: 'Mallet Six',
    hant: '銅錘六',
    hans: '铜锤六',
    pinyin: 'tóng chuí liù',
    jyutping: 'tung4 ceoi4 luk6',
  },
  '63': {
    english: 'Black Nine',
    hant: '黑九',
    hans: '黑九',
    pinyin: 'hēi jiǔ',
    jyutping: 'hak1 gau2',
  },
  '54': {
    english: 'Red Nine',
    hant: '紅九',
    hans: '红九',
    pinyin: 'hóng jiǔ',
    jyutping: 'hung4 gau2',
  },
  '62': {
    english: 'Straight Eight',
    hant: '平八',
    hans: '平八',
    pinyin: 'píng bā',
    jyutping: 'ping4 baat3',
  },
  '53': {
    english: 'Slant Eight',
    hant: '斜八',
    hans: '斜八',
    pinyin: 'xié bā',
    jyutping: 'ce4 baat3',
  },
  '52': {
    english: 'Black Seven',
    hant: '黑七',
    hans: '黑七',
    pinyin: 'hēi qī',
    jyutping: 'hak1 cat1',
  },
  '43': {
    english: 'Red Seven',
    hant: '紅七',
    hans: '红七',
    pinyin: 'hóng qī',
    jyutping: 'hung4 cat1',
  },
  '42': {
    english: 'Big Six',
    hant: '大頭六',
    hans: '大头六',
    pinyin: 'dà tóu liù',
    jyutping: 'daai6 tau4 luk6',
  },
  '41': {
    english: 'Red Five',
    hant: '紅五',
    hans: '红五',
    pinyin: 'hóng wǔ',
    jyutping: 'hung4 ng5',
  },
  '32': {
    english: 'Black Five',
    hant: '黑五',
    hans: '黑五',
    pinyin: 'hēi wǔ',
    jyutping: 'hak1 ng5',
  },
  '21': {
    english: 'Little Three',
    hant: '丁三',
    hans: '丁三',
    pinyin: 'dīng sān',
    jyutping: 'ding1 saam1',
  },
};

/** The message of each kind's name, as the catalogues have it. */
type NameMessages = Readonly<Record<`tile.${KindText}`, string>>;

/**
 * English words, or characters, alone or with their sound. They are simplified where the language
 * is written so. None for characters alone in Chinese: the catalogue has those, or Hong Kong's.
 */
export function tileNamesIn(system: NameSystem, language: Language): Partial<NameMessages> {
  if (system === 'characters' && language !== 'en') return {};
  return Object.fromEntries(
    Object.entries(names).map(([kind, name]) => [`tile.${kind}`, nameIn(name, system, language)]),
  );
}

function nameIn(name: TileNames, system: NameSystem, language: Language): string {
  const characters = charactersOf(name, language);
  switch (system) {
    case 'english':
      return name.english;
    case 'characters':
      return characters;
    case 'mandarin':
      return `${characters} ${name.pinyin}`;
    case 'cantonese':
      return `${charactersOf(name.cantonese ?? name, language)} ${name.jyutping}`;
  }
}

function charactersOf(
  { hant, hans }: Pick<TileNames, 'hant' | 'hans'>,
  language: Language,
): string {
  return language === 'zh-Hans' ? hans : hant;
}

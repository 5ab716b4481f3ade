import type { KindText } from '../engine/index.ts';
import type { Language } from './languages.ts';
import type { NameSystem } from './nameSystems.ts';

type TileNames = readonly [
  english: string,
  traditional: string,
  simplified: string,
  pinyin: string,
  jyutping: string,
];

const names: Readonly<Record<KindText, TileNames>> = {
  '66': ['Heaven', '天', '天', 'tiān', 'tin1'],
  '11': ['Earth', '地', '地', 'dì', 'dei6'],
  '44': ['Man', '人', '人', 'rén', 'jan4'],
  '31': ['Harmony', '和', '和', 'hé', 'ngo4'],
  '55': ['Plum', '梅花', '梅花', 'méi huā', 'mui4 faa1'],
  '33': ['Long Three', '長三', '长三', 'cháng sān', 'coeng4 saam1'],
  '22': ['Bench', '板凳', '板凳', 'bǎn dèng', 'baan2 dang3'],
  '65': ['Axe', '斧頭', '斧头', 'fǔ tóu', 'fu2 tau4'],
  '64': ['Red Ten', '紅頭十', '红头十', 'hóng tóu shí', 'hung4 tau4 sap6'],
  '61': ['Long Leg', '高腳七', '高脚七', 'gāo jiǎo qī', 'gou1 goek3 cat1'],
  '51': ['Mallet Six', '銅錘六', '铜锤六', 'tóng chuí liù', 'tung4 ceoi4 luk6'],
  '63': ['Black Nine', '黑九', '黑九', 'hēi jiǔ', 'hak1 gau2'],
  '54': ['Red Nine', '紅九', '红九', 'hóng jiǔ', 'hung4 gau2'],
  '62': ['Straight Eight', '平八', '平八', 'píng bā', 'ping4 baat3'],
  '53': ['Slant Eight', '斜八', '斜八', 'xié bā', 'ce4 baat3'],
  '52': ['Black Seven', '黑七', '黑七', 'hēi qī', 'hak1 cat1'],
  '43': ['Red Seven', '紅七', '红七', 'hóng qī', 'hung4 cat1'],
  '42': ['Big Six', '大頭六', '大头六', 'dà tóu liù', 'daai6 tau4 luk6'],
  '41': ['Red Five', '紅五', '红五', 'hóng wǔ', 'hung4 ng5'],
  '32': ['Black Five', '黑五', '黑五', 'hēi wǔ', 'hak1 ng5'],
  '21': ['Little Three', '丁三', '丁三', 'dīng sān', 'ding1 saam1'],
};

/** What Cantonese players write for 31, whose sound is that of this word. */
const goose: Readonly<Record<Language, string>> = { en: '鵝', 'zh-Hant': '鵝', 'zh-Hans': '鹅' };

/** The message of each kind's name, as the catalogues have it. */
type NameMessages = Readonly<Record<`tile.${KindText}`, string>>;

/**
 * English words, or characters, alone or with their sound. They are simplified where the language
 * is written so. None for characters alone in Chinese: the catalogue has those, or Hong Kong's.
 */
export function tileNamesIn(system: NameSystem, language: Language): Partial<NameMessages> {
  if (system === 'characters' && language !== 'en') return {};
  return Object.fromEntries(
    Object.entries(names).map(([kind, name]) => {
      const [english, traditional, simplified, pinyin, jyutping] = name;
      const characters = language === 'zh-Hans' ? simplified : traditional;
      const said = {
        english,
        characters,
        mandarin: `${characters} ${pinyin}`,
        cantonese: `${kind === '31' ? goose[language] : characters} ${jyutping}`,
      };
      return [`tile.${kind}`, said[system]];
    }),
  );
}

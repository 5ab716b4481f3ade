import type { VariantId } from '../../engine/fishing/index.ts';
import { type ChineseWord, chineseWord } from '../chineseWord.ts';
import type { GameWord } from '../familyWords.ts';
import type { Say } from '../say.ts';

/** What players of fishing say in Chinese, by the message that tells what it means. */
export const spokenInFishing = {
  fishing: { hant: '釣魚', hans: '钓鱼', jyutping: 'diu3 jyu4', pinyin: 'diào yú' },
  fifteen: { hant: '十五湖', hans: '十五湖', jyutping: 'sap6 ng5 wu4', pinyin: 'shí wǔ hú' },
  civil: { hant: '文子', hans: '文子', jyutping: 'man4 zi2', pinyin: 'wén zǐ' },
  military: { hant: '武子', hans: '武子', jyutping: 'mou5 zi2', pinyin: 'wǔ zǐ' },
  supreme: { hant: '至尊', hans: '至尊', jyutping: 'zi3 zyun1', pinyin: 'zhì zūn' },
  skyNine: { hant: '天九', hans: '天九', jyutping: 'tin1 gau2', pinyin: 'tiān jiǔ' },
  earthEight: { hant: '地八', hans: '地八', jyutping: 'dei6 baat3', pinyin: 'dì bā' },
  manSeven: { hant: '人七', hans: '人七', jyutping: 'jan4 cat1', pinyin: 'rén qī' },
  harmonyFive: { hant: '和五', hans: '和五', jyutping: 'wo4 ng5', pinyin: 'hé wǔ' },
  quarter: { hant: '鈞', hans: '钧', jyutping: 'gwan1', pinyin: 'jūn' },
} as const satisfies Readonly<Record<string, ChineseWord>>;

const ofPips = ['fishing', 'civil', 'military', 'supreme'] as const;
const ofGroups = [
  'fifteen',
  'civil',
  'military',
  'supreme',
  'skyNine',
  'earthEight',
  'manSeven',
  'harmonyFive',
  'quarter',
] as const;

const wordsOf = {
  'tiu-u': ofPips,
  'tiu-u-woodpile': ofPips,
  'tiu-u-culin': ofPips,
  'shi-wu-hu': ofGroups,
  'shi-wu-hu-64': ofGroups,
} as const satisfies Readonly<Record<VariantId, readonly (keyof typeof spokenInFishing)[]>>;

/** The words of a game of fishing in Chinese, in the order in which a newcomer meets them. */
export function fishingGameWords(variant: VariantId, say: Say): readonly GameWord[] {
  return wordsOf[variant].map((id) => ({
    word: chineseWord(spokenInFishing[id], say),
    isInCantonese: 'jyutping' in spokenInFishing[id],
    means: say(`word.${id}`),
  }));
}

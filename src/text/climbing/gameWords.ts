import type { VariantId } from '../../engine/climbing/index.ts';
import { type ChineseWord, chineseWord } from '../chineseWord.ts';
import type { GameWord } from '../familyWords.ts';
import type { Say } from '../say.ts';

/**
 * What players of climbing say in Chinese, by the message that tells what it means. [PG] tells the
 * words of Hong Kong in its glossary, all others where it tells of their game.
 */
export const spokenInClimbing = {
  fifteen: { hant: '十五湖', hans: '十五湖', jyutping: 'sap6 ng5 wu4', pinyin: 'shí wǔ hú' },
  cards: {
    hant: '十五湖紙牌',
    hans: '十五湖纸牌',
    jyutping: 'sap6 ng5 wu4 zi2 paai4',
    pinyin: 'shí wǔ hú zhǐ pái',
  },
  wu: { hant: '湖', hans: '湖', jyutping: 'wu4', pinyin: 'hú' },
  declare: { hant: '食湖', hans: '食湖', jyutping: 'sik6 wu4', pinyin: 'shí hú' },
  civil: { hant: '文子', hans: '文子', jyutping: 'man4 zi2', pinyin: 'wén zǐ' },
  military: { hant: '武子', hans: '武子', jyutping: 'mou5 zi2', pinyin: 'wǔ zǐ' },
  supreme: { hant: '至尊', hans: '至尊', jyutping: 'zi3 zyun1', pinyin: 'zhì zūn' },
  taking: { hant: '撮牌', hans: '撮牌', pinyin: 'cuō pái' },
  redAndBlack: { hant: '武子', hans: '武子', pinyin: 'wǔ zǐ' },
  longCards: { hant: '長牌', hans: '长牌', pinyin: 'cháng pái' },
  poke: { hant: '亂戳', hans: '乱戳', pinyin: 'luàn chuō' },
  sichuanCards: { hant: '川牌', hans: '川牌', pinyin: 'chuān pái' },
  mainCards: { hant: '主牌', hans: '主牌', pinyin: 'zhǔ pái' },
  sideCards: { hant: '副牌', hans: '副牌', pinyin: 'fù pái' },
  hardCards: { hant: '硬張', hans: '硬张', pinyin: 'yìng zhāng' },
  middleThree: { hant: '中三', hans: '中三', pinyin: 'zhōng sān' },
  low: { hant: '下么', hans: '下幺', pinyin: 'xià yāo' },
  bottom: { hant: '底牌', hans: '底牌', pinyin: 'dǐ pái' },
  point: { hant: '張', hans: '张', pinyin: 'zhāng' },
  multiplier: { hant: '番', hans: '番', pinyin: 'fān' },
  yellow: { hant: '黃牌', hans: '黄牌', pinyin: 'huáng pái' },
  wealth: { hant: '財神', hans: '财神', pinyin: 'cái shén' },
  pillar: { hant: '墩', hans: '墩', pinyin: 'dūn' },
  wiping: { hant: '抹花花', hans: '抹花花', pinyin: 'mā huā huā' },
  points: { hant: '點', hans: '点', pinyin: 'diǎn' },
  family: { hant: '家', hans: '家', pinyin: 'jiā' },
  enough: { hant: '夠', hans: '够', pinyin: 'gòu' },
  pendulum: { hant: '擺牌', hans: '摆牌', pinyin: 'bǎi pái' },
  fish: { hant: '魚牌', hans: '鱼牌', pinyin: 'yú pái' },
} as const satisfies Readonly<Record<string, ChineseWord>>;

const ofHongKong = ['fifteen', 'cards', 'wu', 'declare', 'civil', 'military', 'supreme'] as const;
const ofSichuan = [
  'poke',
  'sichuanCards',
  'mainCards',
  'sideCards',
  'hardCards',
  'middleThree',
  'low',
] as const;

const wordsOf = {
  'sap-ng-wu': ofHongKong,
  'wu-han': ['taking', 'supreme', 'civil', 'redAndBlack'],
  'chang-pai': ['longCards', 'wu', 'declare'],
  'luan-chuo': [...ofSichuan, 'bottom', 'point', 'multiplier', 'yellow', 'wealth'],
  'luan-chuo-28': [...ofSichuan, 'pillar'],
  'ma-hua-hua': ['wiping', 'pillar', 'points', 'family', 'enough', 'pendulum', 'fish'],
} as const satisfies Readonly<Record<VariantId, readonly (keyof typeof spokenInClimbing)[]>>;

/** The words of a climbing game in Chinese, in the order in which a newcomer meets them. */
export function climbingGameWords(variant: VariantId, say: Say): readonly GameWord[] {
  return wordsOf[variant].map((id) => ({
    word: chineseWord(spokenInClimbing[id], say),
    isInCantonese: 'jyutping' in spokenInClimbing[id],
    means: say(`climbing.word.${id}`),
  }));
}

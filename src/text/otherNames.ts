import { formatKind, type Kind, type KindText } from '../engine/index.ts';
import { type ChineseWord, chineseWord } from './chineseWord.ts';
import { listOfAll } from './lists.ts';
import type { Say } from './say.ts';
import { tileName } from './tileNames.ts';

interface OtherNames {
  readonly english?: readonly string[];
  readonly chinese?: readonly ChineseWord[];
  /** In Hong Kong, with what each of the names means, as far as that is known. */
  readonly hongKong?: readonly (ChineseWord & { readonly means?: string })[];
}

/**
 * Other names of the kinds. Those of Hong Kong are told by [PG], glossary; their sounds are written
 * in jyutping here. Mended: players write 伶冧六 where [PG] prints 伶淋六 and 拎冧六, and 么 sounds jiu1
 * where it prints mo1.
 */
export const otherNames: { readonly [Each in KindText]?: OtherNames } = {
  '66': { english: ['Sky'], chinese: [{ hant: '天牌', hans: '天牌' }] },
  '64': { english: ['Red Head Ten'], chinese: [{ hant: '紅頭', hans: '红头' }] },
  '61': { english: ['Long Leg Seven'], chinese: [{ hant: '高腳', hans: '高脚' }] },
  '55': { english: ['Plum Flower'], chinese: [{ hant: '梅牌', hans: '梅牌' }] },
  '51': {
    chinese: [
      { hant: '銅錘六', hans: '铜锤六' },
      { hant: '零霖六', hans: '零霖六' },
    ],
    hongKong: [
      { hant: '梅花六', hans: '梅花六', jyutping: 'mui4 faa1 luk6', means: 'Plum Flower Six' },
      { hant: '伶冧六', hans: '伶冧六', jyutping: 'ling4 lam1 luk6' },
    ],
  },
  '44': { english: ['Person'], chinese: [{ hant: '人牌', hans: '人牌' }] },
  '42': {
    english: ['Big Head Six'],
    hongKong: [
      { hant: '大雞六', hans: '大鸡六', jyutping: 'daai6 gai1 luk6', means: 'Big Chicken Six' },
    ],
  },
  '33': {
    hongKong: [{ hant: '長衫', hans: '长衫', jyutping: 'coeng4 saam1', means: 'Long Gown' }],
  },
  '31': {
    english: ['Peace'],
    chinese: [{ hant: '和', hans: '和' }],
    hongKong: [{ hant: '鵝', hans: '鹅', jyutping: 'ngo4', means: 'Goose' }],
  },
  '21': {
    chinese: [
      { hant: '三雞', hans: '三鸡' },
      { hant: '么三', hans: '幺三' },
    ],
    hongKong: [
      { hant: '么釘', hans: '幺钉', jyutping: 'jiu1 deng1', means: 'Small Nail' },
      { hant: '山雞', hans: '山鸡', jyutping: 'saan1 gai1', means: 'Pheasant' },
      { hant: '么雞三', hans: '幺鸡三', jyutping: 'jiu1 gai1 saam1', means: 'Small Chicken Three' },
    ],
  },
};

/** A sentence each; in Chinese without the name that the kind goes by here. */
export function otherNamesOf(kind: Kind, say: Say): readonly string[] {
  const { english = [], chinese = [], hongKong = [] } = otherNames[formatKind(kind)] ?? {};
  const isEnglish = say('language.tag') === 'en';
  const [name] = tileName(kind, say).split(' ');
  const isOther = ({ hant, hans }: ChineseWord): boolean =>
    isEnglish || (name !== hant && name !== hans);
  const also = isEnglish ? english : chinese.filter(isOther).map((word) => chineseWord(word, say));
  const there = hongKong.filter(isOther).map((word) => {
    const named = chineseWord(word, say);
    return isEnglish && word.means !== undefined ? `${word.means} ${named}` : named;
  });
  return [
    ...(also.length === 0 ? [] : [say('tile.also', { list: listOfAll(also, say) })]),
    ...(there.length === 0 ? [] : [say('tile.also.hongKong', { list: listOfAll(there, say) })]),
  ];
}

/** The same in one line; between sentences in Chinese there is no space. */
export function otherNamesInLine(kind: Kind, say: Say): string {
  return otherNamesOf(kind, say).join(say('language.tag') === 'en' ? ' ' : '');
}

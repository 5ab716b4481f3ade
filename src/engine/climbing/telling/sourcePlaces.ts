import type { SourcePlace } from '../../core/sourcePlace.ts';
import type { RuleId } from '../ruleIds.ts';
import type { VariantId } from '../variants.ts';

export interface ToldRule {
  /** In its own part, after its own account. */
  readonly own?: readonly SourcePlace[];
  /** Where the page itself only guesses, beyond all accounts of that game. */
  readonly guessed?: readonly SourcePlace[];
  /** The game whose rule holds where that is silent. */
  readonly as?: VariantId;
}

type PlacesOfRules = Readonly<Record<RuleId, ToldRule | 'absent'>>;

type Part = Omit<SourcePlace, 'section'>;

const told =
  (section: string) =>
  (part: Part = {}, ...more: readonly SourcePlace[]): ToldRule => ({
    own: [{ section, ...part }, ...more],
  });

const asHongKong: ToldRule = { as: 'sap-ng-wu' };
const asTalon: ToldRule = { as: 'luan-chuo' };

const players = told('Players and Cards');
const play = told('Play');
const endgame = told('Endgame and Scoring');
const wuHanGames = told('Wu Han games');
const siChuan = told('Si Chuan game');
const maHuaHuaGame = told('Mā Huā Huā');

/** A rule that is told in part, and for the rest is Hong Kong's. */
const andHongKong = (rule: ToldRule): ToldRule => ({ ...rule, ...asHongKong });

const sapNgWu: PlacesOfRules = {
  W1: players(
    { paragraphs: '1' },
    { section: 'Deal' },
    { section: 'Endgame and Scoring', paragraphs: '6' },
  ),
  W2: told('Suits, Ranking')(),
  W3: told('Single suit combinations')(),
  W4: told('Mixed suit combinations')(),
  W5: told('Supreme combination')(),
  W6: play({ paragraphs: '1' }),
  W7: play({ paragraphs: '2–4' }),
  W8: endgame({ paragraphs: '6' }),
  W9: endgame({ paragraphs: '1–3' }),
  W10: endgame({ paragraphs: '4' }),
  W11: endgame({ paragraphs: '5' }),
  W12: endgame({ paragraphs: '6' }),
  W13: endgame({ paragraphs: '1' }),
  W14: told('Variations')({ paragraphs: '2' }),
};

/** Its account calls the play similar to Hong Kong's. */
const similar = andHongKong(wuHanGames({ paragraphs: '2' }));

const wuHan: PlacesOfRules = {
  W1: asHongKong,
  // That its two eights are equals is told where another game is compared with it.
  W2: wuHanGames({ paragraphs: '2' }, { section: 'Si Chuan game', items: '3' }),
  W3: similar,
  W4: similar,
  W5: similar,
  W6: similar,
  W7: similar,
  W8: asHongKong,
  W9: andHongKong(wuHanGames({ paragraphs: '1' })),
  W10: asHongKong,
  W11: asHongKong,
  W12: asHongKong,
  W13: asHongKong,
  W14: asHongKong,
};

const changPai: PlacesOfRules = {
  W1: asHongKong,
  W2: wuHanGames({ paragraphs: '3' }),
  W3: wuHanGames({ paragraphs: '3' }),
  W4: 'absent',
  W5: 'absent',
  W6: 'absent',
  W7: andHongKong(wuHanGames({ paragraphs: '1' })),
  W8: asHongKong,
  W9: andHongKong(wuHanGames({ paragraphs: '1' })),
  W10: 'absent',
  W11: 'absent',
  W12: asHongKong,
  W13: asHongKong,
  W14: asHongKong,
};

const luanChuo: PlacesOfRules = {
  W1: andHongKong(siChuan({ paragraphs: '2' })),
  W2: siChuan({ items: '1, 3' }),
  W3: andHongKong(siChuan({ paragraphs: '3' })),
  W4: andHongKong(siChuan({ paragraphs: '3' })),
  W5: 'absent',
  W6: siChuan({ items: '2' }),
  W7: asHongKong,
  W8: asHongKong,
  W9: andHongKong(siChuan({ paragraphs: '4' })),
  W10: 'absent',
  W11: 'absent',
  W12: andHongKong(siChuan({ paragraphs: '4' })),
  W13: andHongKong(siChuan({ paragraphs: '4' })),
  W14: asHongKong,
};

const luanChuo28: PlacesOfRules = {
  W1: andHongKong(siChuan({ items: '4–5' })),
  W2: asTalon,
  W3: asTalon,
  W4: asTalon,
  W5: asHongKong,
  W6: andHongKong(siChuan({ items: '6' })),
  W7: asHongKong,
  W8: asHongKong,
  W9: andHongKong(siChuan({ items: '7' })),
  W10: 'absent',
  W11: asHongKong,
  W12: asTalon,
  W13: andHongKong(siChuan({ items: '7–8' })),
  W14: asHongKong,
};

/** What the account may mean, as the page makes it out. */
const maHuaHuaGuess = (paragraphs: string): SourcePlace => ({ section: 'Mā Huā Huā', paragraphs });

const maHuaHua: PlacesOfRules = {
  W1: andHongKong(maHuaHuaGame({ paragraphs: '1–3' })),
  W2: maHuaHuaGame({ paragraphs: '2, 6' }),
  W3: maHuaHuaGame({ paragraphs: '4–9', items: '1–6' }),
  W4: 'absent',
  W5: 'absent',
  W6: 'absent',
  W7: andHongKong(maHuaHuaGame({ paragraphs: '6' })),
  W8: asHongKong,
  W9: andHongKong(maHuaHuaGame({ paragraphs: '10' })),
  W10: 'absent',
  W11: 'absent',
  W12: { guessed: [maHuaHuaGuess('11')] },
  W13: { ...maHuaHuaGame({ paragraphs: '10' }), guessed: [maHuaHuaGuess('11–12')] },
  W14: asHongKong,
};

/** Places that a reader can look up; `absent` where the game goes without the rule. */
export const sourcePlaces: Readonly<Record<VariantId, PlacesOfRules>> = {
  'sap-ng-wu': sapNgWu,
  'wu-han': wuHan,
  'chang-pai': changPai,
  'luan-chuo': luanChuo,
  'luan-chuo-28': luanChuo28,
  'ma-hua-hua': maHuaHua,
};

/** An account that the page follows, by its number among the references of the page. */
interface Account {
  readonly account: number;
  /** Who wrote what, as the page has it. */
  readonly title: string;
}

/** The three accounts of Hong Kong's game. */
export const hongKongAccounts = 'zh.wikipedia.org: 十五湖; Hong Kong Radio; Anthony Kam';

/** The accounts of the games beside Hong Kong's. */
export const accounts: Readonly<Record<Exclude<VariantId, 'sap-ng-wu'>, Account>> = {
  'wu-han': { account: 4, title: 'GuanDan: 武汉撮牌' },
  'chang-pai': {
    account: 5,
    title:
      'Günther Senst, Anthony Smith: Luik Fu, Cháng Pái and other East Asian Trick-Taking Games',
  },
  'luan-chuo': { account: 7, title: '杨玉茹, 潘仲秋: 棋牌竞赛与规则' },
  'luan-chuo-28': { account: 6, title: 'zh.wikipedia.org: 亂戳' },
  'ma-hua-hua': { account: 8, title: 'zh.wikipedia.org: 抹花花' },
};

/** Values of switches that the page thinks possible, though no account has them. */
export const guesses: readonly {
  readonly key: string;
  readonly value: unknown;
  readonly of: VariantId;
  readonly place: SourcePlace;
}[] = [
  {
    key: 'dealerDouble',
    value: true,
    of: 'sap-ng-wu',
    place: { section: 'Variations', paragraphs: '2' },
  },
  {
    key: 'familyPayments',
    value: 'losers',
    of: 'ma-hua-hua',
    place: maHuaHuaGuess('11'),
  },
  {
    key: 'familyPayments',
    value: 'pairs',
    of: 'ma-hua-hua',
    place: maHuaHuaGuess('12'),
  },
];

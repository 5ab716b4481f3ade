import type { Language } from '../../src/text/languages.ts';

/** A way of writing that no message has. */
export interface Forbidden {
  readonly name: string;
  readonly pattern: RegExp;
  /** What is written instead, and why. */
  readonly why: string;
  /** Messages in which it is right all the same. */
  readonly but?: RegExp;
}

/** What programs read as well as people: its words stay as they are. */
const ofProblems = /^problem\./;

/** What tells of a source is worded with its rule. */
const ofSources = /^climbing\.(?:ours|open)\./;

/** Places that are filled with tiles or groups, of which 和 is one. */
const filled = String.raw`\{(?:tiles?|bait|fish|others?|equal|heaven|lacks|group|groups|cards?)\}`;

/** Han characters and what a place is filled with beside them. */
const han = String.raw`\p{Script=Han}`;

/** Places that are filled with figures. */
const figures = String.raw`\{(?:balance|chips|luck|points|signed|wu)\}`;

/** Latin words as they are written in a message, and places that are filled with some. */
const latin = String.raw`(?<![{\w])[A-Za-z]+(?!\w* *[,{}])|\{(?:rule|file)\}`;

const english: readonly Forbidden[] = [
  { name: "'", pattern: /['"]/, why: '’ “ ”, the signs that print has' },
  { name: '...', pattern: /\.\.\.| …/, why: '…, one sign at which no line breaks' },
  {
    name: 'kit',
    pattern: /\bkits?\b/i,
    why: 'the game’s tiles: a word of the code',
    but: ofProblems,
  },
  {
    name: 'expert bot',
    pattern: /\b(?:random|novice|greedy|skilled|expert) bot/i,
    why: 'its name: a bot has one name everywhere',
  },
  { name: 'mend', pattern: /\bmend/i, why: 'fix, change or edit' },
  { name: 'whoever', pattern: /\bwh(?:o|at)ever\b/i, why: 'a clause without a head' },
  { name: 'That …', pattern: /^That (?:an?|the|two|three|\d)\b/, why: 'a clause without a head' },
  { name: 'reckon', pattern: /\breckon/i, why: 'count, or estimate' },
  { name: 'anew', pattern: /\banew\b/, why: 'again' },
  { name: 'in earnest', pattern: /\bin earnest\b/, why: 'German idiom' },
  { name: 'are the most', pattern: /\bare the most\b/, why: '“at most”, or “the limit is”' },
  { name: 'open to', pattern: /\bopen to\b/, why: 'can or may' },
  { name: 'capture', pattern: /\bcaptur/i, why: 'catch: one act, one verb' },
  {
    name: 'take',
    pattern: /\bbe taken\b|\{bait\} takes?\b|\btakes? (?:\{fish\}|all three|a fish)/,
    why: 'catch: one act, one verb',
  },
  { name: 'take back', pattern: /\btak\w+ (?:\w+ ){0,3}back\b/i, why: 'undo: one act, one verb' },
  {
    name: 'lit',
    pattern: /\blit fish\b|\b(?:are|stay) lit\b/,
    why: 'what can catch or beat glows',
  },
  { name: 'go on', pattern: /\bgo on\b/i, why: 'continue', but: ofSources },
  { name: 'load again', pattern: /\bload\w*(?: \w+)? \w* ?again\b/i, why: 'reload' },
  { name: 'raise', pattern: /(?<!\{)\brais(?:e|es|ed|ing)\b(?! *[{,])/i, why: 'pick, of cards' },
  { name: 'mean', pattern: /\bmean (?:margin|luck)\b/i, why: 'average: mean luck is nasty' },
  { name: 'gift', pattern: /\bgifts?\b/i, why: 'mistake: nobody means to give it' },
  { name: 'weigh', pattern: /\bweigh(?:s|ed|ing)?\b/i, why: 'check, or estimate' },
  { name: 'bring in', pattern: /\bbring\w* (?:\w+ )?in\b/i, why: 'import' },
  { name: 'and touch', pattern: /\band touch\b/i, why: 'vibration: fingers touch' },
  { name: 'happy', pattern: /\bhappy\b(?! sets?\b)/i, why: 'happy set: it can be played' },
  { name: 'up to a ten', pattern: /\bup to (?:a ten|tens)\b/, why: 'up to the next ten' },
  { name: 'each two', pattern: /\b(?:each|every) two (?:players|settle)/i, why: 'each pair' },
  {
    name: 'seat',
    pattern: /(?<!\{)\bseats?\b/i,
    why: 'player; a seat is the numbered place at a table',
    but: /^(?:problem|mirror|start\.seat|start\.name|share\.deal|review\.(?:seat|playOn))\b/,
  },
  {
    name: 'switch',
    pattern: /\bswitch(?:es|ed)?\b/,
    why: 'a setting, or what the game says: a word of the code',
    but: ofProblems,
  },
  { name: 'Sky-Nine', pattern: /Sky-Nine/, why: 'Heaven-Nine, as its tile is called' },
  {
    name: 'not',
    pattern: /\b(?:do|does|did|is|are|was|were|has|have|can|could|would|should) ?not\b/i,
    why: 'contracted, as it is said',
    but: ofProblems,
  },
  {
    name: 'casino',
    pattern: /\b(?:bets?|betting|jackpot|gambl\w+|stakes?)\b/i,
    why: 'nobody plays for money here',
  },
];

const chinese: readonly Forbidden[] = [
  {
    name: '高手電腦',
    pattern: /(?:隨機|随机|新手|貪心|贪心|熟手|高手)(?:電腦|电脑)/,
    why: 'its name: a bot has one name everywhere',
  },
  {
    name: '釣魚',
    pattern: /(?<![「“《])(?:釣魚|钓鱼)(?![」”》])/,
    why: 'the name of one game, in quotes within a sentence; the act is 釣',
    but: /^(?:variant\.tiu-u.*|start\.game\.tiuU.*|start\.subtitle|start\.footer)$/,
  },
  { name: '同釣', pattern: /同[釣钓]/, why: '三張全釣: here no three tiles go fishing together' },
  { name: '文牌', pattern: /[文武]牌/, why: '文子, 武子: the same word in both families' },
  {
    name: '一輪',
    pattern: /一整?[輪轮](?!到)/,
    why: '一回合: 一輪 is once round the table, or a trick of climbing',
    but: /^(?:climbing\.|rule\.passLocks\.|settings\.touch\.about$|far\.(?:ahead|seat\.passes))/,
  },
  { name: '一圈', pattern: /[一這这]圈/, why: '一輪: 一圈 is four hands of mahjong' },
  { name: '領出', pattern: /[領领]出/, why: '先出: the other is a word of rule books' },
  {
    name: '復原',
    pattern: /復原(?!來)|撤[銷销]/,
    why: '收回, as it is asked at a table: the other is for what was typed or deleted',
    but: /^(?:calculator|history)\./,
  },
  { name: '番', pattern: /番/, why: '倍數, which adds here', but: /^climbing\.rules\.excess$/ },
  { name: '其他家', pattern: /其他家/, why: '別家' },
  { name: '小成就', pattern: /小成就/, why: '成就' },
  { name: '定法', pattern: /定法/, why: '由我們決定: the other is a rule that is fixed' },
  { name: '推考', pattern: /推考/, why: '還原: the other is Japanese' },
  { name: '天天', pattern: /天天|人人/, why: '每日一局, 大家: one day, one name' },
  { name: '全部的牌裡', pattern: /全部的牌[裡里]/, why: '整套牌' },
  { name: '您', pattern: /您/, why: '你, as among friends' },
  { name: '色子', pattern: /色子/, why: '骰子' },
  { name: '長遠', pattern: /[長长][遠远][來来]看/, why: '平均下來: it is a mean, not the future' },
  { name: '至尊對', pattern: /至尊[對对]/, why: '至尊' },
  {
    name: '出處',
    pattern: /[出][處处](?:沒有|没有|只|也|都)?[說说推]|沒有出處|没有出处/,
    why: '原文: a 出處 is a place and cannot speak; it stays as a label',
  },
  { name: '定法', pattern: /定法/, why: '由我們決定: the other is a fixed rule' },
  { name: '推考', pattern: /推考/, why: '還原: no Chinese word' },
  { name: '尚未', pattern: /尚未|既[沒没]有/, why: '還沒, 沒有: as it is said, not written' },
  { name: '露面', pattern: /露面|未[見见]的牌/, why: '沒看到的牌' },
  {
    name: '和',
    pattern: new RegExp(
      String.raw`\d[」”]?和|和[「“]?\d|${filled}和|和${filled}|[九八七五尊]和[^五牌]`,
      'u',
    ),
    why: '、 or 與: 和 is a tile and a group',
  },
  {
    name: ',',
    pattern: new RegExp(`[,;:!?()](?=${han})|(?<=${han})[,;:!?()]`, 'u'),
    why: '，；：！？（）, as wide as the characters',
  },
  {
    name: ' 1',
    pattern: new RegExp(
      String.raw`${han} (?:\d|\{\w+, (?:number|plural)|${figures})|(?:\d|${figures}) ${han}`,
      'u',
    ),
    why: 'no space between characters and figures',
    // What can be typed stands apart from the words about it.
    but: /^calculator\.type\.about$/,
  },
  {
    name: ' {balance}',
    pattern: new RegExp(String.raw`${han} \{(?:balance|luck|points|wu)\}`, 'u'),
    why: 'no space between characters and the figure that fills a place',
  },
  {
    name: 'a',
    pattern: new RegExp(`${han}(?:${latin})|(?:${latin})${han}`, 'u'),
    why: 'one space between characters and Latin words',
  },
  { name: '...', pattern: /\.\.\.|。。。|(?<!…)(?:……)*…(?!…)/, why: '……' },
  { name: ' ・', pattern: / [・·]|[・·] /, why: '・ or ·, which bring their own space' },
  { name: 'quotes', pattern: /['"‘’]/, why: '「」 or “”' },
];

const traditional: readonly Forbidden[] = [
  { name: '此裝置', pattern: /此裝置/, why: '這個裝置, as elsewhere' },
  {
    name: '網路',
    pattern: /網路|網絡/,
    why: '離線: one word is of Taiwan, the other of Hong Kong',
  },
  { name: '保存', pattern: /保存/, why: '儲存' },
  { name: '頁面', pattern: /頁面|重新整理/, why: '網頁, 重新載入' },
  { name: '自行複製', pattern: /自行複製/, why: '手動複製' },
  { name: '“', pattern: /[“”]/, why: '「」' },
  { name: '·', pattern: /·/, why: '・' },
];

const simplified: readonly Forbidden[] = [
  {
    name: '食湖',
    pattern: /食湖|不食/,
    why: '胡牌: the other is Cantonese, and told once where the rule is read',
    but: /^climbing\.rules\.declare(?:\.lay)?$/,
  },
  {
    name: '牌九',
    pattern: /牌九/,
    why: '天九牌: the other is the banking game, and named once where the tiles are told',
    but: /^rulebook\.kit\.two-sets$/,
  },
  { name: '存成', pattern: /存成/, why: '存为, as the button says' },
  { name: '分页', pattern: /分页/, why: '标签页: the word of Taiwan' },
  { name: '此设备', pattern: /此设备|[这个]个设备/, why: '这台设备' },
  { name: '设定', pattern: /设定/, why: '设置: the word of Taiwan' },
  { name: '自定', pattern: /自定(?!义)/, why: '自定义' },
  { name: '自行复制', pattern: /自行复制/, why: '手动复制' },
  { name: '「', pattern: /[「」]/, why: '“”' },
  { name: '・', pattern: /・/, why: '·' },
];

/** What no message of a language has, each with what is written instead. */
export const forbidden: Readonly<Record<Language, readonly Forbidden[]>> = {
  en: english,
  'zh-Hant': [...chinese, ...traditional],
  'zh-Hans': [...chinese, ...simplified],
};

/**
 * Files whose words are being rewritten, with what they may have until that is done: names of what
 * is forbidden, and `long` for sentences.
 */
export const stillToChange: Readonly<Record<string, readonly string[]>> = {
  // Until the simplified font has 骰.
  rules: ['色子'],
};

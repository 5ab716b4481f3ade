/** What the keys of a keyboard write, by their place. */
export type Keyboard = Readonly<Record<string, string>>;

const digitPlaces = [...'1234567890'].map((digit) => `Digit${digit}`);
const letterRows = ['QWERTYUIOP', 'ASDFGHJKL', 'ZXCVBNM'] as const;
const letterPlaces = letterRows.map((row) => [...row].map((letter) => `Key${letter}`));

/**
 * The keys of digits and letters of a keyboard, from the left.
 * @param rows what they write: the digits, then three rows of letters, a space between two keys
 * @param others what the other keys that matter write
 */
function keyboard(rows: readonly [string, string, string, string], others: Keyboard): Keyboard {
  const places = [digitPlaces, ...letterPlaces];
  const keys = rows.flatMap((row, at) =>
    row.split(' ').map((key, place): readonly [string, string] => {
      const code = places[at]?.[place];
      if (code === undefined) throw new Error(`${row} has more keys than the row`);
      return [code, key];
    }),
  );
  return { ...Object.fromEntries(keys), ...others };
}

/** So many keys in a row that do not say what they write. */
function taken(keys: number): string {
  return Array<string>(keys).fill('Process').join(' ');
}

const digits = '1 2 3 4 5 6 7 8 9 0';
const qwerty = ['q w e r t y u i o p', 'a s d f g h j k l', 'z x c v b n m'] as const;
const qwertz = ['q w e r t z u i o p', 'a s d f g h j k l', 'y x c v b n m'] as const;
const azerty = ['a z e r t y u i o p', 'q s d f g h j k l', 'w x c v b n ,'] as const;

/**
 * Keyboards of the world as they write without Shift. Those that write Latin letters have each of
 * them somewhere; the others have them by the place of the key.
 */
export const keyboards = {
  US: keyboard([digits, ...qwerty], { Slash: '/' }),
  UK: keyboard([digits, ...qwerty], { Slash: '/' }),
  German: keyboard([digits, ...qwertz], { Slash: '-', Minus: 'ß', Semicolon: 'ö' }),
  French: keyboard([`& é " ' ( - è _ ç à`, ...azerty], { Semicolon: 'm', Slash: '!' }),
  Belgian: keyboard([`& é " ' ( § è ! ç à`, ...azerty], { Semicolon: 'm', Slash: '=' }),
  Czech: keyboard(['+ ě š č ř ž ý á í é', ...qwertz], { Slash: '-', Minus: '=' }),
  Slovak: keyboard(['+ ľ š č ť ž ý á í é', ...qwertz], { Slash: '-', Minus: '=' }),
  Lithuanian: keyboard(['ą č ę ė į š ų ū „ “', ...qwerty], { Slash: '/', Equal: 'ž' }),
  Hungarian: keyboard(['1 2 3 4 5 6 7 8 9 ö', ...qwertz], { Backquote: '0', Slash: '-' }),
  Turkish: keyboard([digits, 'q w e r t y u ı o p', qwerty[1], qwerty[2]], { Quote: 'i' }),
  'Turkish F': keyboard([digits, 'f g ğ ı o d r n h p', 'u i e a ü t k m l', 'j ö v c ç z s'], {
    ...{ BracketLeft: 'q', BracketRight: 'w', Semicolon: 'y', Quote: 'ş' },
    ...{ Backslash: 'x', Comma: 'b', Period: '.' },
  }),
  Dvorak: keyboard([digits, `' , . p y f g c r l`, 'a o e u i d h t n', '; q j k x b m'], {
    ...{ Semicolon: 's', Comma: 'w', Period: 'v', Slash: 'z', BracketLeft: '/', Quote: '-' },
  }),
  Colemak: keyboard([digits, 'q w f p g j l u y ;', 'a r s t d h n e i', 'z x c v b k m'], {
    Semicolon: 'o',
  }),
  Russian: keyboard([digits, 'й ц у к е н г ш щ з', 'ф ы в а п р о л д', 'я ч с м и т ь'], {
    Slash: '.',
  }),
  Bulgarian: keyboard([digits, ', у е и ш щ к с д з', 'ь я а о ж г т н в', 'ю й ъ э ф х п'], {}),
  Greek: keyboard([digits, '; ς ε ρ τ υ θ ι ο π', 'α σ δ φ γ η ξ κ λ', 'ζ χ ψ ω β ν μ'], {
    Slash: '/',
  }),
  Hebrew: keyboard([digits, `/ ' ק ר א ט ו ן ם פ`, 'ש ד ג כ ע י ח ל ך', 'ז ס ב ה נ מ צ'], {
    Slash: '.',
  }),
  Arabic: keyboard([digits, 'ض ص ث ق ف غ ع ه خ ح', 'ش س ي ب ل ا ت ن م', 'ئ ء ؤ ر لا ى ة'], {}),
  'Arabic, own digits': keyboard(
    ['١ ٢ ٣ ٤ ٥ ٦ ٧ ٨ ٩ ٠', 'ض ص ث ق ف غ ع ه خ ح', 'ش س ي ب ل ا ت ن م', 'ئ ء ؤ ر لا ى ة'],
    {},
  ),
  Persian: keyboard(
    ['۱ ۲ ۳ ۴ ۵ ۶ ۷ ۸ ۹ ۰', 'ض ص ث ق ف غ ع ه خ ح', 'ش س ی ب ل ا ت ن م', 'ظ ط ز ر ذ د پ'],
    { Slash: '/' },
  ),
  Hindi: keyboard(
    ['१ २ ३ ४ ५ ६ ७ ८ ९ ०', 'ौ ै ा ी ू ब ह ग द ज', 'ो े ् ि ु प र क त', 'ॆ ं म न व ल स'],
    {},
  ),
  Thai: keyboard(['ๅ / - ภ ถ ุ ึ ค ต จ', 'ๆ ไ ำ พ ะ ั ี ร น ย', 'ฟ ห ก ด เ ้ ่ า ส', 'ผ ป แ อ ิ ื ท'], {}),
  'Japanese kana': keyboard(
    [
      'ぬ ふ あ う え お や ゆ よ わ',
      'た て い す か ん な に ら せ',
      'ち と し は き く ま の り',
      'つ さ そ ひ こ み も',
    ],
    { Slash: 'め' },
  ),
  'Japanese, wide': keyboard(
    [
      ...(['１ ２ ３ ４ ５ ６ ７ ８ ９ ０', 'ｑ ｗ ｅ ｒ ｔ ｙ ｕ ｉ ｏ ｐ'] as const),
      ...(['ａ ｓ ｄ ｆ ｇ ｈ ｊ ｋ ｌ', 'ｚ ｘ ｃ ｖ ｂ ｎ ｍ'] as const),
    ],
    { Slash: '／' },
  ),
  Korean: keyboard(
    [digits, 'ㅂ ㅈ ㄷ ㄱ ㅅ ㅛ ㅕ ㅑ ㅐ ㅔ', 'ㅁ ㄴ ㅇ ㄹ ㅎ ㅗ ㅓ ㅏ ㅣ', 'ㅋ ㅌ ㅊ ㅍ ㅠ ㅜ ㅡ'],
    {
      Slash: '/',
    },
  ),
  Zhuyin: keyboard(
    [
      'ㄅ ㄉ ˇ ˋ ㄓ ˊ ˙ ㄚ ㄞ ㄢ',
      'ㄆ ㄊ ㄍ ㄐ ㄔ ㄗ ㄧ ㄛ ㄟ ㄣ',
      'ㄇ ㄋ ㄎ ㄑ ㄕ ㄘ ㄨ ㄜ ㄠ',
      'ㄈ ㄌ ㄏ ㄒ ㄖ ㄙ ㄩ',
    ],
    { Slash: 'ㄥ' },
  ),
  Cangjie: keyboard(
    [digits, '手 田 水 口 廿 卜 山 戈 人 心', '日 尸 木 火 土 竹 十 大 中', '重 難 金 女 月 弓 一'],
    {
      Slash: '/',
    },
  ),
  // A method that writes characters takes every press to itself.
  'a writing method': keyboard([taken(10), taken(10), taken(9), taken(7)], {}),
} satisfies Readonly<Record<string, Keyboard>>;

import type { Language } from './languages.ts';

export interface FaultWords {
  readonly title: string;
  readonly about: string;
  /** What becomes of the match: it is saved, only this page has it, or there is none. */
  readonly match: Readonly<Record<'saved' | 'unsaved' | 'none', string>>;
  /** The fault came back as soon as the page was loaded again. */
  readonly again: string;
  readonly reload: string;
  readonly home: string;
  readonly save: string;
  readonly setAside: string;
  readonly setAsideAbout: string;
  readonly details: string;
  readonly detailsAbout: string;
  readonly copy: string;
  readonly copied: string;
  readonly notCopied: string;
  /** Something went wrong, and the page goes on. */
  readonly goesOn: string;
  readonly understood: string;
}

/** They come with what shows faults, as the fault may be that of the catalogues. */
export const faultWords: Readonly<Record<Language, FaultWords>> = {
  en: {
    title: 'Something went wrong',
    about: 'A fault in the app stopped this page. It wasn’t anything you did.',
    match: {
      saved: 'Your match is safe on this device.',
      unsaved:
        'The browser isn’t saving your match: only this page has it. Save its record before you reload the page.',
      none: 'Nothing on this device is lost.',
    },
    again: 'It stopped again in the same place. The rest of the app may still work.',
    reload: 'Reload the page',
    home: 'Go to the first page',
    save: 'Save the record',
    setAside: 'Begin without this match',
    setAsideAbout: 'The match isn’t deleted: it’s set aside under “Your rounds”.',
    details: 'Details for a report',
    detailsAbout: 'Nothing has been sent to anyone. Copy this if you want to report the fault.',
    copy: 'Copy the details',
    copied: 'Copied to the clipboard.',
    notCopied: 'The browser didn’t allow copying. Select the text instead.',
    goesOn:
      'Something on this page went wrong. You can continue; if anything doesn’t answer, reload the page.',
    understood: 'Got it',
  },
  'zh-Hant': {
    title: '出了點問題',
    about: '程式出錯，這一頁停住了。不是你的錯。',
    match: {
      saved: '牌局好好地存在這個裝置上。',
      unsaved: '瀏覽器沒有存下牌局，只有這個網頁裡還有。重新載入前請先儲存牌譜。',
      none: '這個裝置上的資料都還在。',
    },
    again: '又停在同一個地方。其他部分也許還能用。',
    reload: '重新載入網頁',
    home: '回首頁',
    save: '儲存牌譜',
    setAside: '先不開這場牌局',
    setAsideAbout: '牌局不會刪除，會另外放進「歷史牌局」。',
    details: '告知問題用的詳細資料',
    detailsAbout: '沒有傳送任何資料給任何人。想告知問題，可以複製以下內容。',
    copy: '複製詳細資料',
    copied: '已複製到剪貼簿。',
    notCopied: '瀏覽器不允許複製，請自行選取文字。',
    goesOn: '這一頁出了點問題。可以繼續；如果有地方不動，請重新載入網頁。',
    understood: '知道了',
  },
  'zh-Hans': {
    title: '出了点问题',
    about: '程序出错，这一页停住了。不是你的错。',
    match: {
      saved: '牌局好好地存在这台设备上。',
      unsaved: '浏览器没有存下牌局，只有这个网页里还有。刷新前请先保存牌谱。',
      none: '这台设备上的数据都还在。',
    },
    again: '又停在同一个地方。其他部分也许还能用。',
    reload: '刷新网页',
    home: '回首页',
    save: '保存牌谱',
    setAside: '先不开这场牌局',
    setAsideAbout: '牌局不会删除，会另外放进“历史牌局”。',
    details: '告知问题用的详细资料',
    detailsAbout: '没有向任何人发送任何数据。想告知问题，可以复制以下内容。',
    copy: '复制详细资料',
    copied: '已复制到剪贴板。',
    notCopied: '浏览器不允许复制，请自行选取文字。',
    goesOn: '这一页出了点问题。可以继续；如果有地方不动，请刷新网页。',
    understood: '知道了',
  },
};

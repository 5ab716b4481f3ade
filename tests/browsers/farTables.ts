import * as v from 'valibot';
import type { FamilyId } from '../../src/engine/index.ts';
import {
  type Friend,
  fieldValue,
  goHome,
  handWord,
  hears,
  openedAt,
  openFromMenu,
  openMenu,
  shutDialogs,
  sitDown,
  tableWords,
  typeInto,
  wordsAtRest,
} from './farFriend.ts';
import { expectSameLogs, lookAtHand, playTogether } from './farPlaying.ts';
import { button, press, pressable, pressTo, says, type Target } from './pressing.ts';
import { ask, type Tab, until } from './tab.ts';

/** The friends by their engines, one of them with something like a phone. */
export interface Friends {
  readonly chromium: Friend;
  readonly webkit: Friend;
  readonly firefox: Friend;
}

/** Where they play, and how one more window of Firefox is opened. */
export interface Around extends Friends {
  readonly address: string;
  readonly openWatcher: () => Promise<Friend>;
}

/** A part of an evening, which needs all before it. */
export interface FarPart {
  readonly title: string;
  readonly walk: (around: Around) => Promise<void>;
}

const handTile: Target = { among: '[data-region="hand"] button', named: '' };
const sheet: Target = { among: 'h1', named: 'Score sheet' };
const nextRound = button('Next round|Another match');
const everybody = ({ chromium, webkit, firefox }: Friends): readonly Friend[] => [
  chromium,
  webkit,
  firefox,
];

const byPhoneFirst = ({ chromium, webkit, firefox }: Friends): readonly Friend[] => [
  webkit,
  chromium,
  firefox,
];

/** A table, by what is chosen for it. */
interface AtTable {
  readonly name: string;
  readonly family: FamilyId;
  readonly opener: keyof Friends;
  readonly game: string;
  readonly players: number;
  /** Who sits beside the one with the phone; then the last to come sits out the first round. */
  readonly beside?: string;
}

const shiWuHu: AtTable = {
  name: 'shi-wu-hu',
  family: 'fishing',
  opener: 'chromium',
  game: '^Shi Wu Hu',
  players: 3,
};
const sapNgWu: AtTable = {
  name: 'sap-ng-wu',
  family: 'climbing',
  opener: 'webkit',
  game: '^Sap Ng Wu',
  players: 3,
};
const curtain: AtTable = {
  name: 'curtain',
  family: 'fishing',
  opener: 'firefox',
  game: '^Tiu.U',
  players: 4,
  beside: 'Wendy',
};

/** Three tables, each opened in another engine. */
export const farTables: Readonly<Record<string, readonly FarPart[]>> = {
  [shiWuHu.name]: [
    ...gathered(shiWuHu),
    { title: 'phrases are said in one language and read in another', walk: talk },
    { title: 'the menu, and the people and links', walk: showPeople },
    reloaded(shiWuHu),
    { title: 'the round to its end, of which a watcher sees no hand', walk: playWatched },
    sheets(shiWuHu),
  ],
  [sapNgWu.name]: [...gathered(sapNgWu), reloaded(sapNgWu), playedOut(sapNgWu), sheets(sapNgWu)],
  [curtain.name]: [
    ...gathered(curtain),
    reloaded(curtain),
    { title: 'the round to its end, behind the curtain', walk: playBehindCurtain },
    sheets(curtain),
  ],
};

/** A table is opened, the others sit down by its link, and the first plays are made. */
function gathered(table: AtTable): readonly FarPart[] {
  const { name, family, opener, game, players, beside } = table;
  let link = '';
  return [
    {
      title: `${opener} opens a table`,
      walk: async (around) => {
        const friend = around[opener];
        const { tab } = friend;
        await tab.open(around.address);
        await says(tab, 'Friends far away');
        await press(tab, { among: 'button', named: '^Friends far away' });
        await press(tab, { among: 'dialog[open] label', named: game });
        await press(tab, { among: 'dialog[open] label', named: `^${players} players` });
        await typeInto(friend, 'dialog[open] input[type="text"]', friend.name);
        await friend.pictures(`${name} opening`);
        await press(tab, { among: 'dialog[open] button', named: '^Open the table$' });
        link = await fieldValue(friend, 'Invitation link');
        await says(tab, 'at this device');
        const code: Target = { among: '[data-invites] summary', named: '' };
        // On a phone the code would keep all else from being seen.
        if ((await pressable(tab, [code])) !== null) await press(tab, code);
        const drawn = () => document.querySelector('[data-invites] svg path') !== null;
        await until('the link as a code', () => ask(tab, v.boolean(), drawn, null));
        await friend.pictures(`${name} lobby`);
      },
    },
    {
      title: 'the others sit down by its link',
      walk: async (around) => {
        const others = byPhoneFirst(around).filter((friend) => friend !== around[opener]);
        for (const friend of others) {
          await friend.tab.open(link);
          await says(friend.tab, 'You’re invited');
          await friend.pictures(`${name} invited`);
          await sitDown(friend);
          if (friend === around.webkit && beside !== undefined) {
            await press(friend.tab, button('Somebody else at this device sits down too'));
            await sitDown(friend, beside);
          }
          if (friend !== others.at(-1)) {
            await says(friend.tab, 'You’re at the table');
            await friend.pictures(`${name} seated`);
          }
        }
      },
    },
    {
      title: 'the first plays',
      walk: async (around) => {
        await playTogether(everybody(around), family, 9);
        for (const friend of everybody(around)) await friend.pictures(`${name} table`);
      },
    },
  ];
}

/** A reload finds the same table without a touch, or else the curtain before it. */
function reloaded({ family, beside }: AtTable): FarPart {
  return {
    title: 'a reload finds the same table',
    walk: async (around) => {
      for (const friend of everybody(around)) {
        // Whose hand a shared device showed is forgotten, and with it what was new to them.
        const isShared = friend === around.webkit && beside !== undefined;
        const kept = (words: string): string => (isShared ? withoutViewer(words) : words);
        const before = kept(await wordsAtRest(friend, everybody(around)));
        const opened = await openedAt(friend);
        await friend.tab.reload();
        if ((await openedAt(friend)) === opened) {
          throw new Error(`${friend.name} still has the page from before the reload.`);
        }
        let now = '';
        const isSame = async (): Promise<boolean> => {
          now = kept(await tableWords(friend));
          const asksWho = isShared && now !== before;
          const found = asksWho ? await pressable(friend.tab, [lookAtHand]) : null;
          if (found !== null) await friend.tab.pressAt(found.point);
          return now === before;
        };
        await until('the same table', isSame).catch(() => {
          throw new Error(`Before, ${friend.name} read:\n${before}\nand after a reload:\n${now}`);
        });
        await playTogether(everybody(around), family, 2);
      }
    },
  };
}

/** What a table tells whoever looks at it. */
function withoutViewer(words: string): string {
  return words
    .split('\n')
    .filter((line) => !line.startsWith(handWord))
    .join('\n')
    .replaceAll(', new since your last turn', '');
}

/** Plays to the end, where all tell the same. */
function playedOut({ name, family }: AtTable): FarPart {
  return {
    title: 'the round to its end',
    walk: async (around) => {
      await playTogether(everybody(around), family);
      for (const friend of everybody(around)) await friend.pictures(`${name} over`);
      await expectSameLogs(everybody(around));
    },
  };
}

/** The score sheet with its proof, and the next round once all have agreed. */
function sheets({ name }: AtTable): FarPart {
  return {
    title: 'the score sheets, the proof of the deal, and the next deal',
    walk: async (around) => {
      for (const friend of everybody(around)) {
        await pressTo(friend.tab, button('Score sheet'), sheet);
        await says(friend.tab, 'checked on this device');
        await friend.pictures(`${name} sheet`);
      }
      const [first, ...others] = everybody(around);
      for (const friend of everybody(around)) {
        await press(friend.tab, nextRound);
        if (friend !== first) continue;
        await says(friend.tab, 'Waiting for ');
        await friend.pictures(`${name} waiting`);
        for (const other of others) {
          await says(other.tab, `Ready for the next deal: ${friend.name}`);
          await other.pictures(`${name} asked`);
        }
      }
      for (const friend of everybody(around)) {
        await until(`the next round of ${friend.name}`, async () => {
          if ((await pressable(friend.tab, [sheet])) !== null) return false;
          return pressable(friend.tab, [
            { among: '[data-region="bar"] button', named: '' },
            lookAtHand,
          ]);
        });
        await friend.pictures(`${name} next`);
      }
    },
  };
}

async function chooseLanguage(friend: Friend, language: string): Promise<void> {
  await goHome(friend);
  await press(friend.tab, button(language));
  await friend.pictures(`home in ${language}`);
  // What waits is called by who sits there, in every language.
  await press(friend.tab, { among: 'button', named: 'Chromium' });
  await until('the table', () => pressable(friend.tab, [handTile]));
}

async function sayBy(friend: Friend, say: string, phrase: string): Promise<void> {
  await openMenu(friend);
  await friend.pictures('menu');
  await press(friend.tab, { among: 'dialog[open] button', named: `^${say}$` });
  await says(friend.tab, phrase);
  await friend.pictures('phrases');
  await press(friend.tab, { among: 'dialog[open] button', named: `^${phrase}$` });
}

async function talk({ chromium, webkit, firefox }: Around): Promise<void> {
  await chooseLanguage(webkit, '繁體中文');
  await chooseLanguage(firefox, '简体中文');
  await sayBy(chromium, 'Say something', 'Well played!');
  // A phrase stands for a few seconds only, and pictures take longer.
  await Promise.all([hears(webkit, chromium, '打得好！'), hears(firefox, chromium, '打得好！')]);
  await webkit.pictures('heard in 繁體中文');
  await firefox.pictures('heard in 简体中文');
  await sayBy(webkit, '說句話', '謝謝！');
  await Promise.all([hears(chromium, webkit, 'Thank you!'), hears(firefox, webkit, '谢谢！')]);
  await chromium.pictures('heard in English');
  await sayBy(firefox, '说句话', '谢谢！');
  await hears(chromium, firefox, 'Thank you!');
  for (const friend of [webkit, firefox]) {
    await friend.pictures('table in Chinese');
    await chooseLanguage(friend, 'English');
  }
}

async function showPeople(around: Around): Promise<void> {
  for (const friend of everybody(around)) {
    await openMenu(friend);
    await friend.pictures('menu in English');
    await shutDialogs(friend);
    await openFromMenu(friend, 'People and links');
    for (const { name } of everybody(around)) await says(friend.tab, name);
    await friend.pictures('people');
    await shutDialogs(friend);
  }
}

async function playWatched(around: Around): Promise<void> {
  await openFromMenu(around.chromium, 'People and links');
  const link = await fieldValue(around.chromium, 'Link to watch');
  await shutDialogs(around.chromium);
  const watcher = await around.openWatcher();
  await watcher.tab.open(link);
  await says(watcher.tab, 'Your name as a watcher');
  await watcher.pictures('watching invited');
  await typeInto(watcher, 'main form input', 'Wen');
  await press(watcher.tab, button('Watch'));
  await until('the lake', () =>
    pressable(watcher.tab, [{ among: '[data-region="lake"] button', named: '' }]),
  );
  await watcher.pictures('watching');
  await playTogether(everybody(around), 'fishing');
  for (const friend of [...everybody(around), watcher]) await friend.pictures('shi-wu-hu over');
  await expectSameLogs([...everybody(around), watcher]);
  const { hands } = await handsSeen(watcher.tab);
  if (hands > 0) throw new Error(`The watcher has seen a hand ${hands} times.`);
  const faults = await watcher.faults();
  if (faults.length > 0) throw new Error(`${watcher.name}: ${faults}`);
}

async function playBehindCurtain(around: Around): Promise<void> {
  const { webkit } = around;
  await playTogether(everybody(around), 'fishing');
  const { leaks, curtains, hands } = await handsSeen(webkit.tab);
  if (leaks.length > 0) throw new Error(`Shown to the wrong person: ${leaks}`);
  if (curtains === 0 || hands === 0) throw new Error('No curtain or no hand was seen.');
  for (const friend of everybody(around)) await friend.pictures('curtain over');
  await expectSameLogs(everybody(around));
}

const handsSchema = v.object({
  leaks: v.array(v.string()),
  curtains: v.number(),
  hands: v.number(),
});

/** The hands that a page has shown since it was loaded, and to whom it should not have. */
function handsSeen(tab: Tab): Promise<v.InferOutput<typeof handsSchema>> {
  return ask(
    tab,
    handsSchema,
    () => window.watched ?? { leaks: ['Nobody looks.'], curtains: 0, hands: 0 },
    null,
  );
}

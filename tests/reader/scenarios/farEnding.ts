import type { Language } from '../../../src/text/languages.ts';
import { startTableHost } from '../../e2e/tableHost.ts';
import { voices } from '../../support/voices.ts';
import type { FarFriend } from '../farFriend.ts';
import { listen, mustHear, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';
import { heardAs, hearFriendSitDown, openByKeys, takeTurns } from './farOpening.ts';

const languages: readonly (readonly [Language, string, rate: number])[] = [
  ['en', 'English', practised],
  // English voices spell signs out, each by a name of several words.
  ['zh-Hant', '繁體', 99],
];

export const farEnding: readonly Scenario[] = languages.map(([language, name, rate]) => ({
  title: `a table of Shi Wu Hu in ${name}, which a friend far away ends`,
  rate,
  play: async (desk) => {
    const say = voices[language];
    const host = await startTableHost();
    let friend: FarFriend | undefined;
    try {
      const together = { variant: 'shi-wu-hu', persons: 2, rests: false, goal: 'open' } as const;
      await arrive(desk, visited(undefined, { language, ownName: 'Ann', together }), host.address);
      const link = await openByKeys(desk, say);
      friend = await hearFriendSitDown(desk, link, say);
      if (language === 'en') await takeTurns({ desk, friend, family: 'fishing' });
      const before = desk.spoken().length;
      await friend.ask('end');
      await listen(desk, 4000);
      mustHear(desk, heardAs(say('far.ask.end', { name: 'Bea' })), before);
      await desk.tabTo(new RegExp(`^button ${say('far.ask.yes.end')}`), 'shift+Tab');
      await pressAndListen(desk, 'Return', 5000);
      mustHear(desk, heardAs(say('far.outcome.end')), before);
      // The reader takes the title for what it has said, as what had the focus is gone.
      const page = desk.spoken().length;
      for (let lines = 0; lines < 4; lines += 1) await pressAndListen(desk, 'Down', 1200);
      mustHear(desk, heardAs(say('far.ended.about')), page);
    } finally {
      // Else the page would say that the connection is lost.
      await desk.open(new URL('icon.svg', host.address).href);
      friend?.leave();
      await host.remove();
    }
  },
}));

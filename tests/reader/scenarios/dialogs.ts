import { matchUntil, waitsForPerson } from '../../e2e/storedMatch.ts';
import { setupOf } from '../../support/matches.ts';
import type { Desk } from '../desk.ts';
import { awaitedPhase, playByKeys } from '../fishingTurns.ts';
import { closeAndListen, mustHear, pressAndListen, toTiles } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

const hand = /^\w+ Hand/;

export const dialogs: Scenario = {
  title: 'dialogs of a table opened and closed',
  rate: practised,
  play: async (desk) => {
    const match = matchUntil(setupOf(['person', 'novice']), waitsForPerson('hand', 8));
    await arrive(desk, visited(match));
    await toTiles(desk, hand);
    await desk.mark();
    // So that there is something told that could be told again.
    await playByKeys(desk, 'hand');
    if ((await awaitedPhase(desk)) === 'drawn') await playByKeys(desk, 'drawn');
    await awaitedPhase(desk);
    await toTiles(desk, hand);
    const place = placeOf(await desk.focused());
    await openByKey(desk, 'l', /^Log/);
    mustHear(desk, /Ann (?:caught|placed|drew)/);
    await closeAndListen(desk, place);
    await openByKey(desk, 'question', /\b\d.\d\b|pips/);
    await closeAndListen(desk, place);
    await openByKey(desk, 'z', /Since your/);
    mustHear(desk, /Bo (?:caught|placed|drew)/);
    await closeAndListen(desk, place);
    await desk.tabTo(/^button At this table/, 'shift+Tab');
    await openByKey(desk, 'Return', /^At this table/);
    await desk.tabTo(/^button Keyboard/);
    await openByKey(desk, 'Return', /^Keyboard/);
    await closeAndListen(desk, /^(?:banner|At this table)/);
  },
};

/** Opens a dialog, and hears what it is. */
async function openByKey(desk: Desk, key: string, title: RegExp): Promise<void> {
  const before = desk.spoken().length;
  await pressAndListen(desk, key, 2500);
  mustHear(desk, title, before);
}

/** How the reader says what has the focus. */
function placeOf(focused: string): RegExp {
  const [, tile = ''] = /button ([^,]+)/.exec(focused) ?? [];
  return new RegExp(`${tile}|leaving|^main content|^Hand`);
}

import type { Say } from '../../../src/text/say.ts';
import { until } from '../../browsers/tab.ts';
import type { Desk } from '../desk.ts';
import { type FarFriend, sitDownFar } from '../farFriend.ts';
import { awaitedFar, type FarPair, playFarByKeys } from '../farTurns.ts';
import { listen, mustHear, pressAndListen } from '../listener.ts';

const turns = 3;

/** Opens the table from the first screen, and hears the lobby; gives the link for the friend. */
export async function openByKeys(desk: Desk, say: Say): Promise<string> {
  await desk.tabTo(new RegExp(`^button ${say('start.far')}`));
  await desk.mark();
  await pressAndListen(desk, 'Return', 2500);
  mustHear(desk, new RegExp(say('start.far')));
  await desk.tabTo(new RegExp(`^button ${say('start.far.open')}`));
  await pressAndListen(desk, 'Return', 5000);
  mustHear(desk, heardAs(say('far.lobby.free', { free: 1 })));
  const before = desk.spoken().length;
  for (let lines = 0; lines < 24; lines += 1) await pressAndListen(desk, 'Down', 900);
  mustHear(desk, new RegExp(say('far.invite.link')), before);
  mustHear(desk, new RegExp(say('far.place.free')), before);
  return await desk.page.getByRole('textbox', { name: say('far.invite.link') }).inputValue();
}

/** Has a friend sit down at the second place, and hears that and the deal. */
export async function hearFriendSitDown(desk: Desk, link: string, say: Say): Promise<FarFriend> {
  const before = desk.spoken().length;
  const name = 'Bea';
  const friend = await sitDownFar(link, 1, name);
  await until('the first deal', () => friend.told()?.round);
  await listen(desk, 6000);
  mustHear(desk, heardAs(say('far.lobby.sat', { name })), before);
  const starters = [say('table.starts.you'), say('table.starts', { name })];
  const leaders = [say('climbing.table.leads.you'), say('climbing.table.leads', { name })];
  mustHear(desk, new RegExp([...starters, ...leaders].map(wordsOf).join('|')), before);
  return friend;
}

/** Plays some turns, and hears those of the friend. */
export async function takeTurns(pair: FarPair): Promise<void> {
  const { desk, friend } = pair;
  const before = desk.spoken().length;
  friend.play(true);
  for (let turn = 0; turn < turns; turn += 1) {
    const asked = await awaitedFar(pair);
    if (asked === 'over') throw new Error('The round is over too soon.');
    await playFarByKeys(pair, asked);
  }
  await awaitedFar(pair);
  friend.play(false);
  mustHear(desk, /^Bea\b/, before);
}

/** A sentence, of which a reader may say the first part alone, without what ends it. */
export function heardAs(sentence: string): RegExp {
  return new RegExp(wordsOf(sentence.split(/[.,。，] ?/)[0] ?? sentence));
}

const wordsOf = (sentence: string): string => sentence.replace(/[.。]$/, '');

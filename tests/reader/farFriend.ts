import '../support/joinFamilies.ts';
import * as climbing from '../../src/engine/climbing/index.ts';
import * as fishing from '../../src/engine/fishing/index.ts';
import {
  familyOf,
  type Random,
  rulesOf,
  type TablePlace,
  totalOf,
} from '../../src/engine/index.ts';
import { type FillWithChance, freshHex, freshKey } from '../../src/online/key.ts';
import type { Phrase } from '../../src/online/message.ts';
import type { ReadTold } from '../../src/online/readTold.ts';
import { suppose } from '../../src/records/seenRecord.ts';
import { until } from '../browsers/tab.ts';
import { chanceOf } from '../support/chance.ts';
import { playByTold } from '../support/devices.ts';
import { createNetDevice, type NetDevice } from '../support/netDevices.ts';
import { unwrap } from '../support/table.ts';

/** Somebody at a device of their own, who plays whenever it is their turn. */
export interface FarFriend {
  /** What they were told last. */
  readonly told: () => ReadTold | undefined;
  /**
   * Has them play by themselves from now on, or stop with that.
   * @param thinks how long they think about a play, in milliseconds
   */
  readonly play: (goesOn: boolean, thinks?: number) => void;
  readonly say: (phrase: Phrase) => Promise<void>;
  readonly ask: (wish: 'undo' | 'end') => Promise<void>;
  /** Answers what they are asked once that comes. */
  readonly answer: (yes: boolean) => Promise<void>;
  readonly agree: () => Promise<void>;
  readonly leave: () => void;
  readonly comeBack: () => void;
}

const fill: FillWithChance = (bytes) => crypto.getRandomValues(bytes);

/** A friend follows a link, and sits down at a place under a name. */
export async function sitDownFar(
  link: string,
  place: TablePlace,
  name: string,
): Promise<FarFriend> {
  const [, invite = ''] = link.split('.').slice(-2);
  const key = freshKey(fill);
  const keys = [invite];
  const friend = deviceAt(link, keys, place);
  await friend.deed('sit', { name, salt: freshHex(128, fill), key });
  // By this key it comes back.
  keys.splice(0, 1, key);
  return friend;
}

/** A device with the keys of somebody who has a place, or is about to sit down at it. */
export function deviceAt(link: string, keys: readonly string[], place: TablePlace) {
  const { port, hash } = new URL(link);
  const [table = ''] = hash.replace('#table=', '').split('.');
  const way = { port: Number(port), address: '192.0.2.9' };
  const random = chanceOf(place + 1);
  let goesOn = false;
  let thinking = 0;
  let plays = 0;
  let isBusy = false;
  let device: NetDevice | undefined;
  const told = (): ReadTold | undefined => device?.told();
  const here = (): NetDevice => {
    if (device === undefined) throw new Error('The friend is away.');
    return device;
  };
  const deed = async (what: string, body: object): Promise<void> => {
    const answer = await here().ask(what, { place, ...body });
    if (!answer.ok) throw new Error(`${what}: ${answer.why}`);
  };
  const act = async (): Promise<void> => {
    if (!goesOn || isBusy || playOf(told(), place, random) === undefined) return;
    isBusy = true;
    await new Promise((goOn) => setTimeout(goOn, thinking));
    const play = goesOn ? playOf(told(), place, random) : undefined;
    if (play !== undefined && device !== undefined) {
      plays += 1;
      await device.ask('play', { place, ...play, id: `friend${place}x${plays}` });
    }
    isBusy = false;
    await act();
  };
  const comeBack = (): void => {
    device = createNetDevice(way, table, keys, () => void act());
  };
  comeBack();
  return {
    ...{ told, deed, comeBack },
    play: (on: boolean, thinks = 2500): void => {
      goesOn = on;
      thinking = thinks;
      void act();
    },
    say: (phrase: Phrase) => deed('say', { phrase }),
    ask: (wish: 'undo' | 'end') => deed('ask', { wish }),
    answer: async (yes: boolean) => {
      const asked = await until('a request to the friend', () => told()?.request);
      await deed('answer', { request: asked.number, yes });
    },
    agree: async () => {
      const next = await until('the end of the round', () => told()?.next);
      await deed('next', { deal: next.deal, salt: freshHex(128, fill) });
    },
    leave: () => {
      device?.close();
      device = undefined;
    },
  };
}

/** How many tiles or cards the hand at a place has, as its device was told. */
export function leftInHand(told: ReadTold | undefined, place: TablePlace): number {
  const view = told?.round?.views.find((one) => one.place === place);
  if (view === undefined || view.seen.seat === null) return 0;
  const { played } = unwrap(suppose(view.seen, chanceOf(1)));
  const { variant } = played.position.game;
  return totalOf(
    familyOf(variant.id) === 'fishing'
      ? fishing.handOf(fishing.fishingPosition(played.position), view.seen.seat)
      : climbing.handOf(climbing.climbingRound(played).position, view.seen.seat),
  );
}

/** A play of theirs as it is sent; undefined where they have none to make. */
function playOf(told: ReadTold | undefined, place: TablePlace, random: Random) {
  const round = told?.round;
  if (told === undefined || !round || round.over !== null) return;
  const view = round.views.find((one) => one.place === place);
  const chosen = playByTold(told, place, random);
  if (view === undefined || chosen === undefined) return;
  const at = view.seen.plays.length;
  const play = rulesOf(chosen.game).formatPlay(chosen.play);
  return { deal: round.deal, at, play };
}

import { matchUntil, playsOf, storedMatch } from '../../e2e/storedMatch.ts';
import { positionOf } from '../../support/fishing.ts';
import { setupOf } from '../../support/matches.ts';
import type { Desk } from '../desk.ts';
import { playByKeys } from '../fishingTurns.ts';
import { listen, mustHear, pressAndListen } from '../listener.ts';
import { arrive, practised, type Scenario, visited } from '../scenario.ts';

const names = ['Ann', 'Bo'];

export const curtain: Scenario = {
  title: 'the curtain between two persons',
  rate: practised,
  play: async (desk) => {
    const match = matchUntil(setupOf(['person', 'person']), (now) => playsOf(now) >= 8);
    await arrive(desk, visited(match));
    await desk.mark();
    for (let turns = 0; turns < 3; turns += 1) {
      const { seat } = positionOf(await storedMatch(desk.page));
      const before = desk.spoken().length;
      await lookAndPlay(desk, seat);
      hearCurtain(desk, { name: names[1 - seat] ?? '', other: names[seat] ?? '', before });
    }
  },
};

interface Fallen {
  /** Who the device goes to, and who has just played. */
  readonly name: string;
  readonly other: string;
  /** How many utterances came before that play. */
  readonly before: number;
}

/** A person behind the curtain knows whose turn it is and what the other has done. */
function hearCurtain(desk: Desk, { name, other, before }: Fallen): void {
  mustHear(desk, new RegExp(`Pass the device to ${name}`), before);
  mustHear(desk, new RegExp(`${other} drew`), before);
}

/** Takes the device, listens, and plays both halves of a turn. */
async function lookAndPlay(desk: Desk, seat: number): Promise<void> {
  const name = names[seat] ?? '';
  await desk.tabTo(new RegExp(`^button I.m ${name}`));
  const before = desk.spoken().length;
  await pressAndListen(desk, 'Return', 6000);
  mustHear(desk, /Your turn/, before);
  for (;;) {
    const position = positionOf(await storedMatch(desk.page));
    if (position.seat !== seat || position.phase === 'over') break;
    await playByKeys(desk, position.phase);
    await listen(desk, 2500);
  }
  await listen(desk, 4000);
}

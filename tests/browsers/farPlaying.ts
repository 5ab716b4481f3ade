import * as v from 'valibot';
import type { FamilyId } from '../../src/engine/index.ts';
import { type Friend, readLog } from './farFriend.ts';
import { presses } from './playing.ts';
import { button, pressable, type Target } from './pressing.ts';
import { ask, type Tab } from './tab.ts';

/** How long a round may take to its end, in milliseconds: each pass takes its time. */
const longestRound = 480_000;
/** How long a press may stay without an effect until it counts as lost, in milliseconds. */
const longestPress = 1500;

/** The look of what somebody has chosen. */
const chosen = ' chosen ';
const isOver = button('Score sheet');
/** Whoever has won enough ends a climbing round by it, which is soon enough. */
const declare: Target = { among: '[data-region="actions"] button', named: '^Declare' };
const look: Target = { among: 'main button', named: ': show my hand$' };

interface Pressed {
  /** What the table showed before. */
  readonly shown: string;
  readonly at: number;
}

/**
 * Has everybody play what their own table offers until they have made so many presses, or until the
 * round is over for all.
 * @returns how many presses there were
 */
export async function playTogether(
  friends: readonly Friend[],
  family: FamilyId,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const end = performance.now() + longestRound;
  const last = new Map<Friend, Pressed>();
  const over = new Set<Friend>();
  let made = 0;
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const friend of friends) {
      if (over.has(friend)) continue;
      const { tab } = friend;
      const shown = await shownAt(tab);
      // What somebody has chosen is played too.
      if (made >= most && !shown.includes(chosen)) continue;
      goesOn = true;
      const before = last.get(friend);
      // A press shows a moment later: until then the same target would be pressed again.
      if (before?.shown === shown && performance.now() - before.at < longestPress) continue;
      const found = await pressable(tab, [isOver, look, declare, ...presses[family]]);
      if (found === null) continue;
      if (found.target === 0) {
        over.add(friend);
        continue;
      }
      last.set(friend, { shown, at: performance.now() });
      await tab.pressAt(found.point);
      made += 1;
    }
    if (performance.now() > end) {
      const names = [...over].map(({ name }) => name);
      throw new Error(`After ${made} presses the round is over for ${names.length}: ${names}`);
    }
  }
  return made;
}

/** Everything that a press may change, in short. */
function shownAt(tab: Tab): Promise<string> {
  return ask(
    tab,
    v.string(),
    () => {
      const parts = document.querySelectorAll<HTMLElement>('h1, header p, button, [role="img"]');
      return [...parts]
        .map(
          (part) =>
            `${part.ariaLabel ?? part.textContent} ${part.dataset.look} ${part.matches(':disabled')}`,
        )
        .join('\n');
    },
    null,
  );
}

/** All of them tell the same of the round; gives how many lines that are. */
export async function expectSameLogs(friends: readonly Friend[]): Promise<number> {
  let first: readonly string[] | undefined;
  for (const friend of friends) {
    const log = await readLog(friend);
    first ??= log;
    if (log.join('\n') !== first.join('\n')) {
      throw new Error(`${friend.name} tells:\n${log.join('\n')}\nand not:\n${first.join('\n')}`);
    }
  }
  return first?.length ?? 0;
}

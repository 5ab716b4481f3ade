import * as v from 'valibot';
import type { FamilyId } from '../../src/engine/index.ts';
import { type Friend, readLog } from './farFriend.ts';
import { longestPress, presses } from './playing.ts';
import { button, pressable, type Target } from './pressing.ts';
import { ask } from './tab.ts';

/** How long friends may take to the end of a round, in milliseconds: each pass takes its time. */
const longestTogether = 480_000;

/** Has a shared device show the hand of whose turn it is. */
export const lookAtHand: Target = { among: 'main button', named: ': show my hand$' };
const isOver = button('Score sheet');
/** Whoever has won enough ends a climbing round by it, which is soon enough. */
const declare: Target = { among: '[data-region="actions"] button', named: '^Declare' };

const momentSchema = v.object({
  /** Everything that a press may change, in short. */
  shown: v.string(),
  isChosen: v.boolean(),
  isAsked: v.boolean(),
});

interface Pressed {
  /** What the table showed before. */
  readonly shown: string;
  readonly at: number;
}

/**
 * Has everybody play what their own table offers until they have made so many presses and the table
 * has taken them all, or until the round is over for all.
 * @returns how many presses there were
 */
export async function playTogether(
  friends: readonly Friend[],
  family: FamilyId,
  most = Number.POSITIVE_INFINITY,
): Promise<number> {
  const end = performance.now() + longestTogether;
  const last = new Map<Friend, Pressed>();
  const over = new Set<Friend>();
  let made = 0;
  for (let goesOn = true; goesOn; ) {
    goesOn = false;
    for (const friend of friends) {
      if (over.has(friend)) continue;
      const { tab } = friend;
      const { shown, isChosen, isAsked } = await ask(tab, momentSchema, momentIn, null);
      const before = last.get(friend);
      const isSame = before?.shown === shown;
      // What somebody has chosen is played too, and a play may still be on its way.
      if (made >= most && !isChosen && !(isAsked && isSame)) continue;
      goesOn = true;
      // A press shows a moment later: until then the same target would be pressed again.
      if (isSame && performance.now() - before.at < longestPress) continue;
      const found = await pressable(tab, [isOver, lookAtHand, declare, ...presses[family]]);
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

/** Runs in the page. */
function momentIn(): v.InferOutput<typeof momentSchema> {
  const parts = document.querySelectorAll<HTMLElement>('h1, header p, button, [role="img"]');
  return {
    shown: [...parts]
      .map(
        (part) =>
          `${part.ariaLabel ?? part.textContent} ${part.dataset.look} ${part.matches(':disabled')}`,
      )
      .join('\n'),
    isChosen: document.querySelector('[data-region="hand"] [data-look="chosen"]') !== null,
    isAsked: document.title.startsWith('●'),
  };
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

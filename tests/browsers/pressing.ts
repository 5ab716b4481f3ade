import * as v from 'valibot';
import { ask, type Point, type Tab, until } from './tab.ts';

/** Something that can be pressed. */
export interface Target {
  /** A selector of the elements that it may be. */
  readonly among: string;
  /** What its name is like, as a pattern. */
  readonly named: string;
  /** Whether to press at its lower edge, where those cards lie that are not raised. */
  readonly below?: true;
}

/** A button by its name. */
export function button(name: string): Target {
  return { among: 'button', named: `^${name}$` };
}

const foundSchema = v.nullable(
  v.object({ target: v.number(), point: v.object({ x: v.number(), y: v.number() }) }),
);

/** The first of several targets that can be pressed now, and where; null where none can be. */
export function pressable(tab: Tab, targets: readonly Target[]) {
  return ask(tab, foundSchema, findPressable, targets);
}

/** Presses a target as soon as it stands still and can be pressed. */
export async function press(tab: Tab, target: Target): Promise<void> {
  let last: Point | undefined;
  const point = await until(`a press of ${target.among} ${target.named}`, async () => {
    const found = await pressable(tab, [target]);
    const before = last;
    last = found?.point;
    return last?.x === before?.x && last?.y === before?.y && last;
  });
  await tab.pressAt(point);
}

/**
 * Presses a target until another one can be pressed: right after a play a press may be taken for
 * the rest of a double tap.
 */
export async function pressTo(tab: Tab, target: Target, next: Target): Promise<void> {
  await until(`a press that leads to ${next.named}`, async () => {
    if ((await pressable(tab, [next])) !== null) return true;
    const found = await pressable(tab, [target]);
    if (found !== null) await tab.pressAt(found.point);
    return false;
  });
}

/** Waits until the page says something. */
export async function says(tab: Tab, pattern: string, longest?: number): Promise<void> {
  const isSaid = (): Promise<boolean> =>
    ask(
      tab,
      v.boolean(),
      (wanted) => new RegExp(wanted, 'u').test(document.body.innerText),
      pattern,
    );
  await until(`words like ${pattern}`, isSaid, longest);
}

/** Runs in the page. */
function findPressable(targets: readonly Target[]): v.InferOutput<typeof foundSchema> {
  for (const [target, { among, named, below }] of targets.entries()) {
    for (const element of document.querySelectorAll(among)) {
      if (element.matches(':disabled, [aria-disabled="true"]')) continue;
      const name = element.ariaLabel ?? element.textContent;
      if (!new RegExp(named, 'u').test(name.trim())) continue;
      element.scrollIntoView({ block: 'nearest' });
      const { x, y, width, height } = element.getBoundingClientRect();
      const point = { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      if (below) point.y = Math.round(y + height - 5);
      // What something else covers is not what a press would meet.
      if (element.contains(document.elementFromPoint(point.x, point.y))) return { target, point };
    }
  }
  return null;
}

import { mostSwitchPoints, type PointsRange, type SwitchValue } from '../engine/index.ts';
import type { Say } from './say.ts';

export function switchName(key: string, say: Say): string {
  return sayAny(`rule.${key}`, say);
}

/** A value of a switch in a word or two; points are said as their number. */
export function switchValueName(key: string, value: SwitchValue, say: Say): string {
  return typeof value === 'number' ? String(value) : sayAny(`rule.${key}.${value}`, say);
}

/** What a value of a switch means, as a sentence. */
export function switchValueAbout(key: string, value: SwitchValue, say: Say): string {
  return sayAny(
    typeof value === 'number' ? `rule.${key}.about` : `rule.${key}.${value}.about`,
    say,
  );
}

export function pointsProblem({ least }: PointsRange, say: Say): string {
  return say('rule.pointsWrong', { least, most: mostSwitchPoints });
}

/** The engine tells values as plain text, so the id is only known when the app runs. */
function sayAny(id: string, say: Say): string {
  return say.knows(id) ? say(id) : id;
}

import type { Play } from './play.ts';
import type { Rules } from './rules.ts';

/** A pass that is tapped is no different, or others could tell that there was no choice (W7). */
export function isDecisionAmong(
  legal: readonly Play[],
  rules: Pick<Rules, 'isPass'>,
  { tapsPasses }: { readonly tapsPasses: boolean },
): boolean {
  return legal.length > 1 || (tapsPasses && isLonePassAmong(legal, rules));
}

export function isLonePassAmong(
  legal: readonly Play[],
  { isPass }: Pick<Rules, 'isPass'>,
): boolean {
  const [only, ...others] = legal;
  return only !== undefined && others.length === 0 && isPass(only);
}

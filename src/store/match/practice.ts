import type { ToldRound } from './toldRound.ts';

/** Whether a record tries a round in another way from somewhere in its middle. */
export function isPractice({ meta }: Pick<ToldRound, 'meta'>): boolean {
  return meta?.whatIf !== undefined;
}

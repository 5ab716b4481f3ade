import type { Play } from '../engine/index.ts';
import { besideNext, differByChance, type PlayValue } from './bot.ts';

/**
 * The play against which another one is explained: what was tried instead, else the best of those
 * that are worse beyond chance, or of all; undefined where nothing tells of another one.
 */
export function rivalOf(
  chosen: Play,
  values: readonly PlayValue[],
  tried: Play | undefined,
): Play | undefined {
  if (tried !== undefined && tried !== chosen) return tried;
  const { own, next } = besideNext(chosen, values) ?? {};
  if (own === undefined) return undefined;
  const worse = values.filter(
    (value) => value !== own && value.points < own.points && !differByChance(own, value),
  );
  const [best] = worse.toSorted((one, other) => other.points - one.points);
  return (best ?? next)?.play;
}

/** 0 where that is not known. */
export function leadOver(other: Play, chosen: Play, values: readonly PlayValue[]): number {
  const [own, less] = [chosen, other].map((one) => values.find(({ play }) => play === one)?.points);
  return own === undefined || less === undefined ? 0 : own - less;
}

export type SwitchValue = string | boolean | number;

/** Points that a switch can be set to: any whole number from `least` to a million. */
export interface PointsRange {
  readonly least: number;
}

export interface RuleSwitch<Key extends string = string> {
  /** As the family's table of switches writes it. */
  readonly key: Key;
  readonly values: readonly (string | boolean)[] | PointsRange;
  /** The variant's own value. */
  readonly own: SwitchValue;
}

export interface ChangedSwitch<Key extends string = string> {
  readonly key: Key;
  readonly value: SwitchValue;
}

/** So many that every sum stays exact. */
export const mostSwitchPoints = 1_000_000;

export function isSwitchPoints(value: SwitchValue, { least }: PointsRange): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= mostSwitchPoints;
}

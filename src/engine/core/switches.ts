/** What a rule switch can be set to. */
export type SwitchValue = string | boolean | number;

/** Points that a switch can be set to: any whole number from `least` to a million. */
export interface PointsRange {
  readonly least: number;
}

/** A rule switch that can be offered, with the variant's own value. */
export interface RuleSwitch<Key extends string = string> {
  /** The name of the switch, as the family's table of switches writes it. */
  readonly key: Key;
  /** What it can be set to. */
  readonly values: readonly (string | boolean)[] | PointsRange;
  /** The variant's own value. */
  readonly own: SwitchValue;
}

/** A switch that is set apart from the variant's own value. */
export interface ChangedSwitch<Key extends string = string> {
  readonly key: Key;
  readonly value: SwitchValue;
}

/** The largest number of points a switch may be set to, so that every sum stays exact. */
export const mostSwitchPoints = 1_000_000;

/** Whether a value is points that a switch of such a range can be set to. */
export function isSwitchPoints(value: SwitchValue, { least }: PointsRange): value is number {
  return Number.isInteger(value) && Number(value) >= least && Number(value) <= mostSwitchPoints;
}

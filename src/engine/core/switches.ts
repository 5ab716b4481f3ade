/** What a rule switch can be set to. */
export type SwitchValue = string | boolean | number;

/** A rule switch that can be offered, with the variant's own value. */
export interface RuleSwitch<Key extends string = string> {
  /** The name of the switch, as the family's table of switches writes it. */
  readonly key: Key;
  /** What it can be set to; `points` is any whole number from 0 to a million. */
  readonly values: readonly (string | boolean)[] | 'points';
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

/** Whether a value is points that a switch can be set to. */
export function isSwitchPoints(value: SwitchValue): value is number {
  return (
    typeof value === 'number' && Number.isInteger(value) && value >= 0 && value <= mostSwitchPoints
  );
}

import type { ChangedSwitch } from '../../core/switches.ts';
import type { RuleId } from '../ruleIds.ts';
import type { SwitchKey } from '../switches.ts';
import { switchValueIn } from '../switches.ts';
import { type SourceId, sourceIds } from '../variant.ts';
import { type VariantId, variants } from '../variants.ts';
import { type RulePlace, sourcePlaces, valuePlaces } from './sourcePlaces.ts';

/** A source that tells something: nowhere in particular where it only goes without. */
export interface Teller {
  readonly source: SourceId;
  readonly places: readonly RulePlace[];
}

/** Who tells some rules of a game, and where; each source once. */
export function tellersOf(rules: readonly RuleId[], variant: VariantId): readonly Teller[] {
  return tellersAt(rules.flatMap((rule) => placesOf(rule, variant)));
}

/** Who has the switch so, by games or by what is told of it alone; none where only we do. */
export function tellersOfValue(
  { key, value }: ChangedSwitch<SwitchKey>,
  rule: RuleId,
): readonly Teller[] {
  const apart = valuePlaces.find((one) => one.key === key && one.value === value);
  if (apart !== undefined) return tellersAt(apart.places);
  const having = variants.filter(({ rules }) => switchValueIn(rules, key) === value);
  const silent = having.filter(({ id }) => sourcePlaces[id][rule] === 'absent');
  return tellersAt(
    having.flatMap(({ id }) => placesOf(rule, id)),
    silent.flatMap(({ sources }) => sources),
  );
}

function placesOf(rule: RuleId, variant: VariantId): readonly RulePlace[] {
  const places = sourcePlaces[variant][rule];
  return places === 'absent' ? [] : places;
}

/** @param silent sources that play so without a word about it */
function tellersAt(
  told: readonly RulePlace[],
  silent: readonly SourceId[] = [],
): readonly Teller[] {
  return sourceIds.flatMap((source) => {
    const places = told.filter((place) => place.source === source);
    return places.length > 0 || silent.includes(source) ? [{ source, places }] : [];
  });
}

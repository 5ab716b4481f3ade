import {
  type ChangedSwitch,
  findVariant,
  type RuleChanges,
  type RuleSwitch,
  rulesOf,
  type SwitchValue,
  type VariantId,
} from '../engine/index.ts';

/** What a page of the rules can open at, one of the spots of its family: `F9`. */
export type RulesSpot = string;

export interface RulesPage {
  readonly variant: VariantId;
  /** The switches set apart from the variant's own values. */
  readonly changed: readonly ChangedSwitch[];
  readonly at?: RulesSpot | undefined;
}

export interface ReadRulesCode {
  /** Undefined where it names none. */
  readonly variant: VariantId | undefined;
  readonly rules: RuleChanges;
  readonly at: RulesSpot | undefined;
  /** Whether all of it was understood. */
  readonly isSound: boolean;
}

/** As `tiu-u/F9/thirdTile=loose,captures.tens=false`. */
export function formatRulesCode({ variant, changed, at }: RulesPage): string {
  const switches = changed.map(({ key, value }) => `${key}=${value}`).join(',');
  return [variant, at ?? '', switches].filter((part) => part !== '').join('/');
}

/** Skips what it does not know, and tells of that by `isSound`. */
export function parseRulesCode(code: string): ReadRulesCode {
  const [name = '', ...parts] = code.split('/');
  const variant = findVariant(name);
  if (variant === undefined) {
    return { variant: undefined, rules: {}, at: undefined, isSound: code === '' };
  }
  let at: RulesSpot | undefined;
  let rules: RuleChanges = {};
  const { ruleSpots, switchesOf, withSwitch } = rulesOf({ variant });
  const given = new Set<string>();
  let isSound = true;
  for (const part of parts.flatMap((one) => one.split(','))) {
    const [key = '', value, ...more] = part.split('=');
    if (value !== undefined) {
      const isOnce = more.length === 0 && !given.has(key);
      const known = switchesOf(variant).find((one) => one.key === key);
      const set = isOnce && known ? valueIn(known, value) : undefined;
      const changes = set === undefined ? undefined : withSwitch(variant, rules, key, set);
      given.add(key);
      rules = changes ?? rules;
      isSound &&= changes !== undefined;
    } else {
      const spot = ruleSpots.find((known) => known === part);
      isSound &&= spot !== undefined && at === undefined;
      at ??= spot;
    }
  }
  return { variant: variant.id, rules, at, isSound };
}

function valueIn({ values }: RuleSwitch, text: string): SwitchValue | undefined {
  return 'least' in values ? pointsIn(text) : values.find((known) => String(known) === text);
}

function pointsIn(text: string): number | undefined {
  return /^\d+$/.test(text) ? Number(text) : undefined;
}

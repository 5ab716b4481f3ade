import type { SourcePlace } from '../../core/sourcePlace.ts';
import type { RuleId } from '../ruleIds.ts';
import { type VariantId, variantIds } from '../variants.ts';
import { sourcePlaces } from './sourcePlaces.ts';

/** A part of the page that tells something, named by its game. */
export interface Teller {
  readonly of: VariantId;
  readonly places: readonly SourcePlace[];
  /** Whether the page itself only guesses there. */
  readonly guesses: boolean;
}

/** Each part once. */
export function tellersOf(rules: readonly RuleId[], variant: VariantId): readonly Teller[] {
  const told = rules.flatMap((rule) => tellersOfRule(rule, variant));
  return variantIds.flatMap((of) =>
    [false, true].flatMap((guesses) => {
      const places = told
        .filter((teller) => teller.of === of && teller.guesses === guesses)
        .flatMap((teller) => teller.places);
      return places.length > 0 ? [{ of, places, guesses }] : [];
    }),
  );
}

function tellersOfRule(rule: RuleId, variant: VariantId): readonly Teller[] {
  const told = sourcePlaces[variant][rule];
  if (told === 'absent') return [];
  const { own = [], guessed = [], as } = told;
  return [
    { of: variant, places: own, guesses: false },
    { of: variant, places: guessed, guesses: true },
    ...(as === undefined ? [] : tellersOfRule(rule, as)),
  ];
}

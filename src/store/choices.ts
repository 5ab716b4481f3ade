/** A choice out of some, as it was kept; `otherwise` where that is none of them. */
export function oneOf<const Choice extends string | number>(
  kept: unknown,
  choices: readonly Choice[],
  otherwise: Choice,
): Choice {
  return choices.find((choice) => choice === kept) ?? otherwise;
}

export function yesOrNo(kept: unknown, otherwise: boolean): boolean {
  return typeof kept === 'boolean' ? kept : otherwise;
}

import type { VariantId } from '../../engine/index.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';

interface VariantFieldProps<Variant extends VariantId> {
  /** The variants to choose from, in the order in which they are offered. */
  readonly variants: readonly Variant[];
  readonly value: Variant;
  readonly look?: 'list';
  /** What is asked, if not simply for the game. */
  readonly legend?: string;
  readonly onChoose: (variant: Variant) => void;
}

/** Which variant is played, each with a sentence about it. */
export function VariantField<Variant extends VariantId>({
  variants,
  ...field
}: VariantFieldProps<Variant>) {
  const say = useSay();
  const wordsOf = (id: VariantId) => ({
    name: say(`variant.${id}`),
    about: say('start.variant.whole', {
      known: say(`start.variant.${id}.known`),
      about: say(`start.variant.${id}.about`),
    }),
  });
  return (
    <ChoiceField
      legend={say('start.variant')}
      {...field}
      options={variants.map((id) => ({ value: id, ...wordsOf(id) }))}
    />
  );
}

import type { VariantId } from '../../engine/index.ts';
import { ChoiceField } from '../choice/ChoiceField.tsx';
import { useSay } from '../voice/voice.tsx';

interface WaysFieldProps {
  /** The ways to play a game, in the order in which they are offered. */
  readonly ways: readonly VariantId[];
  readonly value: VariantId;
  readonly onChoose: (variant: VariantId) => void;
}

/** In which way a game is played, each with a sentence about it. */
export function WaysField({ ways, value, onChoose }: WaysFieldProps) {
  const say = useSay();
  return (
    <ChoiceField
      legend={say('start.ways')}
      value={value}
      onChoose={onChoose}
      options={ways.map((way) => ({
        value: way,
        name: say(`variant.${way}`),
        about: say('start.variant.whole', {
          known: say(`start.variant.${way}.known`),
          about: say(`start.variant.${way}.about`),
        }),
      }))}
    />
  );
}
